//! What the documentation shows must be true.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::run::{mandala, mandala_reading};

fn records_page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md")).unwrap()
}

/// The part of the page under a heading, up to the next of any kind.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    rest.split("\n#").next().unwrap()
}

/// The words in backquotes that begin the rows of a section's tables.
fn rows(section: &str) -> impl Iterator<Item = &str> {
    section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next())
}

/// The flags a text names, such as `--game`.
fn flags(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-');
    words.filter(|word| word.strip_prefix("--").is_some_and(|name| name.starts_with(|c| c != '-'))).collect()
}

#[test]
fn every_command_in_the_documentation_exists() {
    let page = records_page();
    let commands: BTreeSet<_> = page
        .split("mandala ")
        .zip(page.split("mandala ").skip(1))
        .filter(|(before, _)| before.ends_with(['`', '\n']))
        .filter_map(|(_, after)| after.split(|letter: char| !letter.is_ascii_lowercase()).next())
        .collect();
    assert!(commands.contains("simulate") && commands.contains("replay"), "{commands:?}");
    for command in commands {
        assert_eq!(mandala(&[command, "--help"]).status, 0, "mandala {command}");
    }
}

#[test]
fn the_documentation_has_every_flag_and_no_other() {
    let page = records_page();
    for command in ["simulate", "replay"] {
        let help = mandala(&[command, "-h"]).stdout;
        let mut known = flags(help.split("Examples:").next().unwrap());
        known.remove("--help");
        assert_eq!(flags(section(&page, &format!("### `mandala {command}`"))), known, "{command}");
    }
}

#[test]
fn every_player_in_the_documentation_plays() {
    let page = records_page();
    let players: Vec<_> = rows(section(&page, "### Reference players")).collect();
    assert!(players.len() >= 2, "{players:?}");
    for player in players {
        let bots = format!("{player},random");
        let run = mandala(&["simulate", "--game", "mandala", "--seed", "1", "--games", "1", "--bots", &bots]);
        assert_eq!(run.status, 0, "{player}: {}", run.stderr);
    }
}

/// The records in `docs/records.md`, broken into lines there for reading, replay.
#[test]
fn the_records_in_the_documentation_replay() {
    let page = records_page();
    let blocks = page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let records: Vec<String> = blocks
        .filter(|block| block.contains(r#""format":"mandala-record/1""#))
        .map(|block| block.lines().map(str::trim_start).collect())
        .collect();
    assert_eq!(records.len(), 2, "one record of each game");
    for record in records {
        let run = mandala_reading(&["replay", "-"], record.as_bytes());
        assert_eq!(run.stdout, "{\"ok\":true,\"result\":null}\n", "{record}");
    }
}
