//! What is written for TypeScript is what the Rust says.

use std::fs;
use std::path::{Path, PathBuf};

use mandala::Mandala;
use serde_json::{Value, json};
use stones::Stones;
use tabletop::Game;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn it_is_up_to_date() {
    let written = fs::read_to_string(root().join("web/src/protocol/index.ts")).unwrap();
    assert!(written == protocol::typescript(), "run `cargo xtask codegen`");
}

/// The web app shows the games as published before there is a table.
#[test]
fn the_published_games_are_up_to_date() {
    let text = fs::read_to_string(root().join("web/src/protocol/published.json")).unwrap();
    let written: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(written.as_object().unwrap().len(), 2);
    published::<Mandala>(&written);
    published::<Stones>(&written);
}

fn published<G: Game>(written: &Value) {
    let tables = written[G::NAME].as_object().expect("a table for each number of players");
    assert_eq!(tables.len(), G::PLAYERS.count());
    for players in G::PLAYERS {
        let printed = json!(G::printed(&G::Options::default(), players));
        assert_eq!(tables[&players.to_string()], printed, "run `cargo xtask codegen`");
    }
}

#[test]
fn it_has_every_message() {
    let module = protocol::typescript();
    let mut types = 0;
    for entry in fs::read_dir(root().join("crates/protocol/src")).unwrap() {
        let source = fs::read_to_string(entry.unwrap().path()).unwrap();
        for after in source.split("TS, ToSchema)]").skip(1) {
            let declared = after.split("\npub ").nth(1).unwrap();
            let name = declared.split([' ', '(', '{', ';', '\n']).nth(1).unwrap();
            types += 1;
            assert!(module.contains(&format!("export type {name} =")), "{name} is not in the TypeScript");
        }
    }
    assert!(types > 15, "{types}");
    // Numbers are numbers: a client that met a bigint could not even write it as JSON.
    assert!(!module.contains("bigint"));
}
