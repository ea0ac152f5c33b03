//! What clients observed: the ledger of `mandala load`.

use std::collections::HashMap;

use serde::Deserialize;

use crate::Violation;

/// What clients observed, without contradictions.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// The action behind each version of each table.
    pub(crate) actions: HashMap<(String, u32), String>,
    /// The version under which each command of each table was acknowledged.
    pub(crate) commands: HashMap<(String, String), u32>,
    /// The version that the players of a table have seen last.
    pub(crate) last: HashMap<String, u32>,
}

/// How a client knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryKind {
    /// An action was acknowledged to its sender.
    Ack,
    /// A player was sent the action's event.
    Event,
    /// The last version of a table that a player has seen.
    Last,
}

#[derive(Deserialize)]
struct Entry {
    seen: EntryKind,
    table: String,
    version: u32,
    action: String,
    by: Option<String>,
}

impl Observations {
    /// Reads a line of a ledger.
    pub fn record(&mut self, line: &str) -> Result<EntryKind, Violation> {
        let Entry { seen, table, version, action, by } = serde_json::from_str(line)
            .map_err(|source| Violation::UnreadableLedger { line: line.to_owned(), source })?;
        if seen == EntryKind::Last {
            return match self.last.insert(table.clone(), version) {
                Some(one) if one != version => Err(Violation::Diverged { table, one, other: version }),
                _ => Ok(seen),
            };
        }
        if let Some(command) = by {
            let one = *self.commands.entry((table.clone(), command.clone())).or_insert(version);
            if one != version {
                return Err(Violation::DifferentAcks { table, command, one, other: version });
            }
        }
        let one = self.actions.entry((table.clone(), version)).or_insert_with(|| action.clone());
        if *one != action {
            return Err(Violation::DifferentActions { table, version, one: one.clone(), other: action });
        }
        Ok(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observed(lines: &[&str]) -> Result<Observations, Violation> {
        let mut observed = Observations::default();
        for line in lines {
            observed.record(line)?;
        }
        Ok(observed)
    }

    #[test]
    fn contradictions_are_found() {
        let ack = r#"{"seen":"ack","table":"t","version":4,"action":"m1R","by":"0-1"}"#;
        let event = r#"{"seen":"event","table":"t","version":4,"action":"m1R"}"#;
        let last = r#"{"seen":"last","table":"t","version":4,"action":""}"#;
        let all = observed(&[ack, event, last, ack, last]).unwrap();
        assert_eq!((all.actions.len(), all.commands.len(), all.last.len()), (1, 1, 1));
        let other = event.replace("m1R", "m1G");
        assert!(matches!(observed(&[ack, &other]), Err(Violation::DifferentActions { .. })));
        let again = ack.replace('4', "6");
        assert!(matches!(observed(&[ack, &again]), Err(Violation::DifferentAcks { .. })));
        assert!(matches!(observed(&[last, &last.replace('4', "5")]), Err(Violation::Diverged { .. })));
        assert!(matches!(observed(&["{"]), Err(Violation::UnreadableLedger { .. })));
    }
}
