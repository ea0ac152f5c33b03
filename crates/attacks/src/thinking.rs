//! An attack on the computers: a guest lets them think about games that no person plays any more, and asks for everything else
//! that takes thought. What counts is how long another person waits for theirs.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::error::AttackError;
use crate::terms::{AttackOutcome, Origin, Scale};
use crate::visitor::{Visitor, unexpected};

/// Between two looks at whether a computer has moved.
const LOOK: Duration = Duration::from_millis(20);

pub(crate) async fn use_up(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let attacker = Visitor::guest(from.address(0), from.server).await?;
    let other = Visitor::guest(from.address(1), from.server).await?;
    let rest = Waits::of(&other).await?;
    let record = finished_record(&attacker).await?;
    let hints = attacker.make(&json!({"game": "stones", "seats": ["me", "me"]})).await?;
    let abandoned = abandon(&attacker, scale.tables_per_person.saturating_sub(1)).await?;
    let asking = tokio::spawn(ask_for_everything(attacker, hints, record, scale.requests));
    let meanwhile = Waits::of(&other).await?;
    asking.abort();
    let held = meanwhile.action <= scale.beginner && meanwhile.hint <= scale.hint;
    let what = format!("{abandoned} games abandoned; at rest {rest}; under attack {meanwhile}");
    Ok(AttackOutcome { held, what })
}

/// Makes games against three of the strongest computers and resigns each; says how many it was let make.
async fn abandon(attacker: &Visitor, tables: usize) -> Result<usize, AttackError> {
    let computer = json!({"computer": "master"});
    let new = json!({"game": "stones", "seats": ["me", computer, computer, computer]});
    for made in 0..tables {
        let (_, body) = attacker.ask(Method::POST, "/api/tables", &new).await?;
        let Some(table) = body["table"].as_str() else { return Ok(made) };
        let (status, body) = attacker.command(table, "resign", None, json!({"do": "resign"})).await?;
        if status != 200 {
            return Err(unexpected("to resign", status, &body));
        }
    }
    Ok(tables)
}

/// Hints, replays and analyses, as fast as they are answered. What is refused is asked for again.
async fn ask_for_everything(attacker: Visitor, hints: String, mut record: Value, rounds: usize) {
    let hint = format!("/api/tables/{hints}/hint?seat=0");
    for number in 0..rounds {
        record["number"] = json!(number);
        let replays = join_all((0..8).map(|_| attacker.ask(Method::POST, "/api/replay", &record)));
        let analysis = attacker.ask(Method::POST, "/api/replay/analysis", &record);
        let _ = tokio::join!(attacker.ask(Method::GET, &hint, &Value::Null), analysis, replays);
    }
}

/// The record of a game that was resigned at once.
async fn finished_record(player: &Visitor) -> Result<Value, AttackError> {
    let table = player.make(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await?;
    let (status, body) = player.command(&table, "resign", None, json!({"do": "resign"})).await?;
    if status != 200 {
        return Err(unexpected("to resign", status, &body));
    }
    player.get(&format!("/api/games/{table}/record")).await
}

/// How long a person waited for a computer.
struct Waits {
    action: Duration,
    hint: Duration,
}

impl Waits {
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
