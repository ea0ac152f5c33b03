//! The checker: compares what is stored with what clients observed.

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use server::store::StoredEntry;

use crate::{Observations, StoredTables, Violation, clocks};

/// Checks one state of a database after the other; a table again only if it has moved on.
#[derive(Debug, Default)]
pub struct Checker {
    versions: HashMap<String, usize>,
    /// The finished games that were found.
    pub games: HashSet<String>,
    /// Those in which time has run out.
    pub timeouts: HashSet<String>,
}

impl Checker {
    /// Checks that everything clients observed is stored, once, and that every table replays. Gives the records of the games
    /// that have ended since the last time, a line each.
    pub fn check(&mut self, stored: &StoredTables, observed: &Observations) -> Result<String, Violation> {
        stored_as_observed(stored, observed)?;
        let mut records = String::new();
        for (table, entries) in &stored.tables {
            if self.versions.insert(table.clone(), entries.len()) == Some(entries.len()) {
                continue;
            }
            applied_once(table, entries)?;
            clocks::check(table, entries)?;
            if entries.iter().any(|entry| entry["entry"] == "timed_out") {
                self.timeouts.insert(table.clone());
            }
            if let Some(record) = replayed(table, entries, stored.records.get(table))? {
                // A rematch comes after the end of a game.
                if self.games.insert(table.clone()) {
                    records.push_str(&record);
                    records.push('\n');
                }
            }
        }
        Ok(records)
    }
}

fn stored_as_observed(stored: &StoredTables, observed: &Observations) -> Result<(), Violation> {
    let kept = |table: &str, version: u32| {
        let entries = stored.tables.get(table).map(Vec::as_slice).unwrap_or_default();
        entries.get(version as usize - 1).cloned().unwrap_or_default()
    };
    for ((table, version), action) in &observed.actions {
        let entry = kept(table, *version);
        if entry["action"] != **action {
            let (table, action, kept) = (table.clone(), action.clone(), entry.to_string());
            return Err(Violation::Lost { table, version: *version, action, kept });
        }
    }
    for ((table, command), version) in &observed.commands {
        let entry = kept(table, *version);
        if entry["by"]["command"] != **command {
            let (table, command, kept) = (table.clone(), command.clone(), entry["by"].to_string());
            return Err(Violation::OtherCommand { table, version: *version, command, kept });
        }
    }
    for (table, &seen) in &observed.last {
        let kept = stored.tables.get(table).map_or(0, Vec::len);
        if kept != seen as usize {
            return Err(Violation::NotSettled { table: table.clone(), seen, kept });
        }
    }
    Ok(())
}

/// A command makes one entry, or several in a row: taking the last seat also starts the game.
fn applied_once(table: &str, entries: &[Value]) -> Result<(), Violation> {
    let (mut done, mut last) = (HashSet::new(), None);
    for (index, entry) in entries.iter().enumerate() {
        let by = entry.get("by").map(|by| (by["person"].to_string(), by["command"].to_string()));
        let goes_on = by == last && entry["entry"] != "played";
        if let Some(by) = by.clone().filter(|_| !goes_on)
            && !done.insert(by.clone())
        {
            return Err(Violation::AppliedTwice {
                table: table.to_owned(),
                version: index + 1,
                command: by.1,
            });
        }
        last = by;
    }
    Ok(())
}

/// Replays a table by the rules; gives the record, if the game is over. It is over in both places or in neither.
fn replayed(table: &str, entries: &[Value], kept: Option<&String>) -> Result<Option<String>, Violation> {
    let broken =
        |source: Box<dyn Error + Send + Sync>| Violation::Invalid { table: table.to_owned(), source };
    let id = table.parse().map_err(|_| broken("its id is none".into()))?;
    let read = entries.iter().map(|entry| serde_json::from_value::<StoredEntry>(entry.clone()));
    let read: Vec<_> = read.collect::<Result<_, _>>().map_err(|error| broken(error.into()))?;
    let audited = server::audit(id, &read).map_err(|error| broken(error.into()))?;
    let played: Vec<_> = entries.iter().filter_map(|entry| entry["action"].as_str()).collect();
    if audited.version as usize != entries.len() || audited.actions != played {
        return Err(broken("something else comes of it".into()));
    }
    if audited.record.as_ref() != kept {
        let shown = |record: Option<&String>| record.map_or_else(|| "missing".to_owned(), Clone::clone);
        let (kept, due) = (shown(kept), shown(audited.record.as_ref()));
        return Err(Violation::WrongRecord { table: table.to_owned(), kept, due });
    }
    Ok(audited.record)
}

/// Lets the program replay records, as any user can.
///
/// # Panics
/// Never: the pipes that are used were asked for.
pub fn replay(program: &Path, records: &str) -> Result<(), Violation> {
    let mut child = Command::new(program)
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let (stdin, stderr) = (child.stdin.take(), child.stderr.take());
    let (mut stdin, mut stderr) = (stdin.expect("it is piped"), stderr.expect("it is piped"));
    let mut said = String::new();
    std::thread::scope(|scope| {
        // The program may stop reading at the first bad record, and then says why.
        scope.spawn(move || stdin.write_all(records.as_bytes()));
        stderr.read_to_string(&mut said)
    })?;
    let status = child.wait()?;
    if status.success() && said.is_empty() {
        Ok(())
    } else {
        Err(Violation::Replay(format!("{status}: {said}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn by(command: &str) -> Value {
        json!({"person": "p", "command": command})
    }

    fn stored() -> StoredTables {
        let entries = vec![
            json!({"entry": "created"}),
            json!({"entry": "joined", "by": by("join")}),
            json!({"entry": "started", "by": by("join")}),
            json!({"entry": "played", "action": "a", "by": by("0-1")}),
            json!({"entry": "played", "action": "b"}),
            json!({"entry": "played", "action": "c", "by": by("0-2")}),
        ];
        StoredTables { tables: [("t".to_owned(), entries)].into(), ..StoredTables::default() }
    }

    fn observed(lines: &[(&str, u32, &str, Option<&str>)]) -> Observations {
        let mut observed = Observations::default();
        for (seen, version, action, by) in lines {
            let line = json!({"seen": seen, "table": "t", "version": version, "action": action, "by": by});
            observed.record(&line.to_string()).unwrap();
        }
        observed
    }

    #[test]
    fn what_was_observed_is_stored() {
        let kept = stored();
        let right = [("ack", 4, "a", Some("0-1")), ("event", 5, "b", None), ("last", 6, "", None)];
        assert!(stored_as_observed(&kept, &observed(&right)).is_ok());
        for (wrong, is) in [
            // Acknowledged, and then lost.
            (("ack", 7, "d", Some("0-3")), "Lost"),
            // Sent, and then replaced.
            (("event", 5, "x", None), "Lost"),
            // The action of another command.
            (("ack", 6, "c", Some("0-9")), "OtherCommand"),
            // The clients have seen less or more than is stored.
            (("last", 5, "", None), "NotSettled"),
            (("last", 7, "", None), "NotSettled"),
        ] {
            let found = stored_as_observed(&kept, &observed(&[wrong])).unwrap_err();
            assert!(format!("{found:?}").starts_with(is), "{found}");
        }
    }

    #[test]
    fn a_command_is_applied_once() {
        let mut entries = stored().tables.remove("t").unwrap();
        assert!(applied_once("t", &entries).is_ok());
        let again = entries[3].clone();
        entries.push(again.clone());
        assert!(matches!(applied_once("t", &entries), Err(Violation::AppliedTwice { version: 7, .. })));
        // Also right after the first time.
        entries.truncate(4);
        entries.push(again);
        assert!(matches!(applied_once("t", &entries), Err(Violation::AppliedTwice { version: 5, .. })));
    }

    #[test]
    fn what_does_not_follow_from_the_rules_is_invalid() {
        let entries = stored().tables.remove("t").unwrap();
        assert!(matches!(replayed("t", &entries, None), Err(Violation::Invalid { .. })));
    }
}
