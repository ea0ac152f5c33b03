//! Everything a viewer can say over a socket, from the protocol's own lists.

use protocol::{ClientMessage, Command, Snapshot};
use serde_json::{Value, json};

use super::names;

/// Every message and every command, made for a table as the viewer sees it. None of them changes the game: what would is
/// said about a version that is long gone.
pub(super) fn everything(table: &Snapshot, hints: bool) -> Vec<String> {
    let mut said = vec![];
    for name in names::all::<ClientMessage>("type") {
        match name.as_str() {
            "command" => {
                said.extend(names::all::<Command>("do").iter().flat_map(|name| commands(name, table)));
            }
            "effects" => {
                let own = table.legal.first().map_or("none", String::as_str);
                said.extend([own, "cR", "m1R", "f1RR", "d2b2n3", "?"].map(effects));
                said.push(json!({"type": "effects", "id": "effects", "action": own}));
            }
            // Without a computer the answer would never come.
            "hint" => said.extend(hints.then(|| json!({"type": "hint", "id": "hint"}))),
            "ping" => said.push(json!({"type": "ping", "sent": 1})),
            _ => panic!("{name} is new: say here how it is said, so that nothing leaks through the answer"),
        }
    }
    said.iter().map(Value::to_string).collect()
}

fn effects(action: &str) -> Value {
    json!({"type": "effects", "action": action})
}

fn commands(name: &str, table: &Snapshot) -> Vec<Value> {
    // Refused for what it is, and for coming too late.
    let (now, late) = (Some(table.version), Some(1));
    let said: Vec<(Option<u32>, Value)> = match name {
        "join" => vec![(None, json!({})), (now, json!({"key": "nokey", "nonce": "mine"}))],
        "nonce" => vec![(None, json!({"nonce": "late"}))],
        "act" => ["cR", "m1R", "f2KK", "d2b2n3", "?"]
            .into_iter()
            .filter(|action| !table.legal.iter().any(|legal| legal == action))
            .map(|action| (now, json!({"action": action})))
            .chain([(late, json!({"action": "cR"})), (None, json!({"action": "cR"}))])
            .collect(),
        "undo" | "resign" | "abort" => vec![(late, json!({}))],
        "decline" | "leave" | "return" | "rematch" => vec![(None, json!({}))],
        "answer_undo" => vec![(None, json!({"agree": true})), (None, json!({"agree": false}))],
        "claim_result" => vec![(None, json!({"away": 0})), (None, json!({"away": 1}))],
        "stand_in" => vec![(None, json!({"away": 1, "level": "beginner"}))],
        "react" => vec![(None, json!({"reaction": "hello"}))],
        _ => panic!("{name} is new: say here how it is given, so that nothing leaks through the answer"),
    };
    let message = |(number, (version, mut command)): (usize, (Option<u32>, Value))| {
        command["do"] = name.into();
        json!({"type": "command", "id": format!("{name}-{number}"), "version": version, "command": command})
    };
    said.into_iter().enumerate().map(message).collect()
}
