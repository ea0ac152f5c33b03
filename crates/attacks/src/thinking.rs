//! An attack on the computers: a guest lets them think about games that no person plays any more, and asks for everything else
//! that takes thought. What counts is how long another person waits for theirs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::error::AttackError;
use crate::terms::{AttackOutcome, Origin, Scale};
use crate::visitor::{Visitor, unexpected};

/// Between two looks at whether a computer has moved.
const LOOK: Duration = Duration::from_millis(20);

pub(crate) async fn use_up(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let attacker = Visitor::guest(from.address(0), from.server).await?;
    let other = Visitor::guest(from.address(1), from.server).await?;
    let Some(rest) = Waits::within(scale.patience, &other).await? else {
        return Ok(no_answer("at rest", scale));
    };
    let record = finished_record(&attacker).await?;
    let hints = attacker.make(&json!({"game": "stones", "seats": ["me", "me"]})).await?;
    // The table for hints is one of those at which the attacker may sit.
    let tables = scale.tables_per_person.saturating_sub(1);
    let abandoned = let_think(&attacker, tables / 2, true).await?;
    let kept = let_think(&attacker, tables - tables / 2, false).await?;
    let answered = Arc::new(Notify::new());
    let asking =
        tokio::spawn(ask_for_everything(attacker, hints, record, scale.requests, Arc::clone(&answered)));
    // What is measured before the attack is under way shows nothing.
    let begun = timeout(scale.patience, answered.notified()).await.is_ok();
    let meanwhile = if begun { Waits::within(scale.patience, &other).await? } else { None };
    asking.abort();
    let Some(meanwhile) = meanwhile else { return Ok(no_answer("under attack", scale)) };
    let held = meanwhile.action <= scale.beginner && meanwhile.hint <= scale.hint;
    let what = format!("{abandoned} games abandoned, {kept} kept; at rest {rest}; under attack {meanwhile}");
    Ok(AttackOutcome { held, what })
}

fn no_answer(when: &str, scale: Scale) -> AttackOutcome {
    AttackOutcome { held: false, what: format!("{when}, no answer within {:?}", scale.patience) }
}

/// Makes games that three of the strongest computers begin, and resigns each or stays; says how many it was let make.
async fn let_think(attacker: &Visitor, tables: usize, resigns: bool) -> Result<usize, AttackError> {
    let computer = json!({"computer": "master"});
    let new = json!({"game": "stones", "seats": [computer, computer, computer, "me"]});
    for made in 0..tables {
        let (_, body) = attacker.ask(Method::POST, "/api/tables", &new).await?;
        let Some(table) = body["table"].as_str() else { return Ok(made) };
        if resigns {
            resign(attacker, table).await?;
        }
    }
    Ok(tables)
}

/// Hints, replays and analyses, as fast as they are answered. What is refused is asked for again.
async fn ask_for_everything(
    attacker: Visitor,
    hints: String,
    mut record: Value,
    rounds: usize,
    answered: Arc<Notify>,
) {
    let hint = format!("/api/tables/{hints}/hint?seat=0");
    for number in 0..rounds {
        record["number"] = json!(number);
        let replay = async || {
            let _ = attacker.ask(Method::POST, "/api/replay", &record).await;
            answered.notify_one();
        };
        let replays = join_all((0..8).map(|_| replay()));
        let analysis = attacker.ask(Method::POST, "/api/replay/analysis", &record);
        let _ = tokio::join!(attacker.ask(Method::GET, &hint, &Value::Null), analysis, replays);
    }
}

/// The record of a game that was resigned at once.
async fn finished_record(player: &Visitor) -> Result<Value, AttackError> {
    let table = player.make(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await?;
    resign(player, &table).await?;
    player.get(&format!("/api/games/{table}/record")).await
}

async fn resign(player: &Visitor, table: &str) -> Result<(), AttackError> {
    let (status, body) = player.command(table, "resign", None, json!({"do": "resign"})).await?;
    if status == 200 { Ok(()) } else { Err(unexpected("to resign", status, &body)) }
}

/// How long a person waited for a computer.
struct Waits {
    action: Duration,
    hint: Duration,
}

impl Waits {
    /// Nothing if the server does not answer in time.
    async fn within(patience: Duration, player: &Visitor) -> Result<Option<Self>, AttackError> {
        timeout(patience, Self::of(player)).await.ok().transpose()
    }

    async fn of(player: &Visitor) -> Result<Self, AttackError> {
        let table =
            player.make(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await?;
        let path = format!("/api/tables/{table}");
        let seen = player.get(&path).await?;
        let begun = Instant::now();
        let hint = player.get(&format!("{path}/hint")).await?;
        let hinted = begun.elapsed();
        let version = seen["version"].as_u64().map(|version| version as u32);
        let act = json!({"do": "act", "action": hint["action"]});
        let begun = Instant::now();
        let (status, body) = player.command(&table, "act", version, act).await?;
        if status != 200 {
            return Err(unexpected("an action", status, &body));
        }
        while player.get(&path).await?["history"].as_array().map_or(0, Vec::len) < 2 {
            tokio::time::sleep(LOOK).await;
        }
        Ok(Self { action: begun.elapsed(), hint: hinted })
    }
}

impl std::fmt::Display for Waits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [action, hint] = [self.action, self.hint].map(|wait| wait.as_millis());
        write!(f, "beginner's move {action} ms, hint {hint} ms")
    }
}
