//! Attacks by guests on tables.

use std::time::Duration;

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::error::AttackError;
use crate::terms::{AttackOutcome, Origin, Scale};
use crate::visitor::{Visitor, code, unexpected};

fn public(seats: &Value) -> Value {
    json!({"game": "mandala", "seats": seats, "visibility": "public"})
}

pub(crate) async fn name_future_versions(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let victim = Visitor::guest(from.address(0), from.server).await?;
    let attacker = Visitor::guest(from.address(1), from.server).await?;
    let table = victim.make(&public(&json!([{"computer": "beginner"}, "me"]))).await?;
    let act = || json!({"do": "act", "action": "m1R"});
    let mut refused = 0;
    for number in 0..scale.requests {
        let (who, expected) = if number % 2 == 0 {
            (&attacker, "server-not-seated")
        } else {
            (&victim, "server-version-unknown")
        };
        let (_, body) = who.command(&table, &number.to_string(), Some(u32::MAX), act()).await?;
        refused += usize::from([expected, "server-too-often"].contains(&code(&body)));
    }
    // The computer was not disturbed: it has moved, or does within the time it needs.
    let moving = async {
        while !has_begun(&victim, &table).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let moved = tokio::time::timeout(scale.patience, moving).await.is_ok();
    let what = format!("{refused} × refused, the computer {}", if moved { "moves" } else { "DOES NOT MOVE" });
    Ok(AttackOutcome { held: refused == scale.requests && moved, what })
}

/// Whether a first action was played. A look that is refused, as one too many, shows nothing.
async fn has_begun(player: &Visitor, table: &str) -> bool {
    let seen = player.get(&format!("/api/tables/{table}")).await;
    seen.is_ok_and(|seen| seen["history"].as_array().is_some_and(|history| !history.is_empty()))
}

pub(crate) async fn ask_and_refuse(from: Origin) -> Result<AttackOutcome, AttackError> {
    /// More than may be refused in a row.
    const TRIES: usize = 50;
    let asking = Visitor::guest(from.address(0), from.server).await?;
    let refusing = Visitor::guest(from.address(1), from.server).await?;
    let table = json!({"game": "stones", "seats": ["me", "open"], "visibility": "public", "delay": 1});
    let table = asking.make(&table).await?;
    refusing.command(&table, "join", None, json!({"do": "join"})).await?;
    for (number, who) in [&asking, &refusing].into_iter().enumerate() {
        let seen = who.get(&format!("/api/tables/{table}")).await?;
        let version = seen["version"].as_u64().map(|version| version as u32);
        let (status, body) = who
            .command(
                &table,
                &format!("act{number}"),
                version,
                json!({"do": "act", "action": seen["legal"][0]}),
            )
            .await?;
        if status != 200 {
            return Err(unexpected("an action", status, &body));
        }
    }
    let mut asked = 0;
    for number in 0..TRIES {
        let (status, body) =
            asking.command(&table, &format!("ask{number}"), None, json!({"do": "undo"})).await?;
        if status != 200 {
            let held = code(&body) == "server-undo-refused";
            return Ok(AttackOutcome { held, what: format!("after {asked}: {}", code(&body)) });
        }
        asked += 1;
        let refuse = json!({"do": "answer_undo", "agree": false});
        refusing.command(&table, &format!("refuse{number}"), None, refuse).await?;
    }
    Ok(AttackOutcome { held: false, what: format!("{asked} × ASKED") })
}

pub(crate) async fn make_at_once(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let guest = Visitor::guest(from.address(0), from.server).await?;
    let new = public(&json!(["me", "open"]));
    let tries = scale.tables_per_person * 2;
    let made = join_all((0..tries).map(|_| guest.ask(Method::POST, "/api/tables", &new))).await;
    // Some may not even get a connection.
    let tables = made.iter().filter(|answer| matches!(answer, Ok((200, _)))).count();
    Ok(AttackOutcome { held: tables <= scale.tables_per_person, what: format!("{tables} of {tries} made") })
}

pub(crate) async fn send_large_options(from: Origin) -> Result<AttackOutcome, AttackError> {
    let guest = Visitor::guest(from.address(0), from.server).await?;
    let bonus: serde_json::Map<_, _> = (0..5799).map(|space| (space.to_string(), json!(9))).collect();
    let bonuses = json!({"game": "stones", "seats": ["me", "open"], "options": {"track": {"bonus": bonus}}});
    let endless = json!({"game": "mandala", "seats": ["me", "open"], "options": {"turn_limit": u64::MAX}});
    let large = guest.ask(Method::POST, "/api/tables", &bonuses).await?.1;
    let endless = guest.ask(Method::POST, "/api/tables", &endless).await?.1;
    let held = ["server-options-too-long", "server-too-large"].contains(&code(&large))
        && code(&endless) == "server-options-endless";
    Ok(AttackOutcome { held, what: format!("{}, {}", code(&large), code(&endless)) })
}

pub(crate) async fn make_and_abort(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let guest = Visitor::guest(from.address(0), from.server).await?;
    let new = public(&json!(["me", "open"]));
    let (mut made, mut refused) = (0, 0);
    for _ in 0..scale.requests {
        let (_, body) = guest.ask(Method::POST, "/api/tables", &new).await?;
        match body["table"].as_str() {
            Some(table) => {
                made += 1;
                guest.command(table, "abort", None, json!({"do": "abort"})).await?;
            }
            None => refused += usize::from(code(&body) == "server-too-often"),
        }
    }
    Ok(AttackOutcome { held: refused > 0, what: format!("{made} made, {refused} × 429") })
}
