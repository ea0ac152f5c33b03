//! What the documentation shows must be true.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::run::{mandala, mandala_reading};

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)).unwrap()
}

fn records_page() -> String {
    page("records.md")
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
        .filter_map(|(_, after)| {
            after.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-').next()
        })
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
fn the_page_for_hosts_has_every_flag_and_no_other() {
    let page = page("operations.md");
    for command in ["serve", "worker", "backup", "restore", "migrate", "admin", "config"] {
        let help = mandala(&[command, "-h"]).stdout;
        let mut known = flags(help.split("Examples:").next().unwrap());
        known.remove("--help");
        assert_eq!(flags(section(&page, &format!("### `mandala {command}`"))), known, "{command}");
    }
    let help = mandala(&["admin", "-h"]).stdout;
    let tasks = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let tasks: BTreeSet<_> = tasks
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|task| *task != "help")
        .collect();
    let documented: BTreeSet<_> = rows(section(&page, "### `mandala admin`")).collect();
    assert_eq!(documented, tasks);
}

#[test]
fn the_page_for_hosts_has_every_setting_and_no_other() {
    let page = page("operations.md");
    let printed = mandala(&["serve", "--print-config"]).stdout;
    let known: BTreeSet<_> = printed
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .collect();
    let documented: BTreeSet<_> = rows(section(&page, "## Settings")).collect();
    assert_eq!(documented, known);
}

/// The routes that these pages name exist, and each route stands on one of them.
#[test]
fn the_pages_name_routes_that_exist() {
    let interface = server::interface();
    let known: BTreeSet<&str> = interface.paths.paths.keys().map(String::as_str).collect();
    // Pages, which are not part of the interface.
    let pages = ["/api/docs/", "/api/openapi.json"];
    let mut named = BTreeSet::new();
    for name in ["protocol.md", "operations.md", "cluster.md", "people.md", "history.md", "fairness.md"] {
        let page = page(name);
        let prose: String = page.split("```").step_by(2).collect();
        for word in prose.split(['`', ' ', '"', '\n', '?']) {
            let route = word.trim_end_matches(['.', ',', ';', ':', ')']);
            let ours = route.starts_with("/api/") || ["/healthz", "/readyz", "/metrics"].contains(&route);
            if ours && !pages.contains(&route) {
                assert!(known.contains(route), "docs/{name} names {route}");
                named.insert(route.to_owned());
            }
        }
    }
    let missing: Vec<_> = known.iter().filter(|route| !named.contains(**route)).collect();
    assert!(missing.is_empty(), "no page explains {missing:?}");
}

/// The messages and commands in the tables of `docs/protocol.md` are those there are.
#[test]
fn the_protocol_page_has_every_message_and_command() {
    let types =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts"))
            .unwrap();
    let tags = |name: &str, tag: &str| -> BTreeSet<String> {
        let start = format!("export type {name}");
        let mut declarations = types.split(start.as_str()).skip(1);
        // Its name may go on with the game that it is about.
        let declared = declarations.find(|rest| rest.starts_with([' ', '<'])).unwrap();
        let declared = declared.split("\nexport ").next().unwrap();
        let opening = format!("\"{tag}\": \"");
        let found = declared.split(opening.as_str()).skip(1);
        found.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let page = page("protocol.md");
    let documented = |heading: &str| -> BTreeSet<String> {
        rows(section(&page, heading)).map(str::to_owned).filter(|row| row != "type" && row != "do").collect()
    };
    let commands = tags("Command", "do");
    assert!(commands.len() > 10, "{commands:?}");
    assert_eq!(documented("## Commands"), commands);
    let messages: BTreeSet<_> =
        tags("ServerMessage", "type").union(&tags("ClientMessage", "type")).cloned().collect();
    assert_eq!(documented("## The socket"), messages);
    let statuses = types.split("export type PersonalStatus = ").nth(1).unwrap().split(';').next().unwrap();
    let statuses = statuses.split('"').skip(1).step_by(2).map(str::to_owned);
    let mut told: BTreeSet<_> = tags("PersonalEvent", "type").into_iter().chain(statuses).collect();
    assert!(told.len() > 8, "{told:?}");
    told.insert("status".to_owned());
    assert_eq!(documented("## The event stream"), told);
}

#[test]
fn the_page_for_bots_has_every_flag_of_playing_online() {
    let help = mandala(&["join", "-h"]).stdout;
    let mut known = flags(help.split("Examples:").next().unwrap());
    known.remove("--help");
    assert_eq!(flags(section(&page("bots.md"), "## Online in five more")), known);
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

#[test]
fn every_level_and_every_game_is_described() {
    let opponents = page("opponents.md");
    for level in mandala_players::Level::ALL {
        assert!(rows(&opponents).any(|row| row == level.name()), "opponents.md has no row for {level}");
    }
    for game in mandala_games::Registry::standard().names() {
        assert!(!page(&format!("rules/{game}.md")).is_empty());
    }
}
