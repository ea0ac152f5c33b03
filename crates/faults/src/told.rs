//! What clients were told: the ledger of `mandala load`.

use std::collections::HashMap;

use serde::Deserialize;

use crate::Wrong;

/// What clients were told, without contradictions.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The action behind each version of each table.
    pub(crate) actions: HashMap<(String, u32), String>,
    /// The version that each acknowledged command of each table has become.
    pub(crate) commands: HashMap<(String, String), u32>,
    /// The version that the players of a table have seen last.
    pub(crate) last: HashMap<String, u32>,
}

/// How it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seen {
    /// An action was acknowledged to its sender.
    Ack,
    /// A player was told of an action.
    Event,
    /// It is the last that a player was told of a table.
    Last,
}

#[derive(Deserialize)]
struct Line {
    seen: Seen,
    table: String,
    version: u32,
    action: String,
    by: Option<String>,
}

impl Told {
    /// Takes in a line of a ledger.
    pub fn note(&mut self, line: &str) -> Result<Seen, Wrong> {
        let Line { seen, table, version, action, by } =
            serde_json::from_str(line).map_err(|error| Wrong::Ledger(format!("{error}: {line}")))?;
        if seen == Seen::Last {
            return match self.last.insert(table.clone(), version) {
                Some(one) if one != version => Err(Wrong::Apart { table, one, other: version }),
                _ => Ok(seen),
            };
        }
        if let Some(command) = by {
            let one = *self.commands.entry((table.clone(), command.clone())).or_insert(version);
            if one != version {
                return Err(Wrong::TwoAnswers { table, command, one, other: version });
            }
        }
        let one = self.actions.entry((table.clone(), version)).or_insert_with(|| action.clone());
        if *one != action {
            return Err(Wrong::TwoTruths { table, version, one: one.clone(), other: action });
        }
        Ok(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Result<Told, Wrong> {
        let mut told = Told::default();
        for line in lines {
            told.note(line)?;
        }
        Ok(told)
    }

    #[test]
    fn contradictions_are_found() {
        let ack = r#"{"seen":"ack","table":"t","version":4,"action":"m1R","by":"0-1"}"#;
        let event = r#"{"seen":"event","table":"t","version":4,"action":"m1R"}"#;
        let last = r#"{"seen":"last","table":"t","version":4,"action":""}"#;
        let told_all = told(&[ack, event, last, ack, last]).unwrap();
        assert_eq!((told_all.actions.len(), told_all.commands.len(), told_all.last.len()), (1, 1, 1));
        let other = event.replace("m1R", "m1G");
        assert!(matches!(told(&[ack, &other]), Err(Wrong::TwoTruths { .. })));
        let again = ack.replace('4', "6");
        assert!(matches!(told(&[ack, &again]), Err(Wrong::TwoAnswers { .. })));
        assert!(matches!(told(&[last, &last.replace('4', "5")]), Err(Wrong::Apart { .. })));
        assert!(matches!(told(&["{"]), Err(Wrong::Ledger(_))));
    }
}
