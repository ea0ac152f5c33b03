//! The files are current and complete.

use std::fs;
use std::path::{Path, PathBuf};

use codegen::files;
use mandala_games::Registry;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    let all = files(&root()).unwrap();
    all.into_iter().find(|file| file.path.ends_with(path)).unwrap().text
}

#[test]
fn every_file_is_current_and_says_where_it_comes_from() {
    for file in files(&root()).unwrap() {
        let written = fs::read_to_string(root().join(file.path)).unwrap_or_default();
        assert!(written == file.text, "{} is out of date: run `cargo xtask codegen`", file.path);
        if Path::new(file.path).extension().is_some_and(|ending| ending == "ts") {
            assert!(written.starts_with("// Written by `cargo xtask codegen`."), "{}", file.path);
        }
    }
}

/// A file that is no longer written would go on being used.
#[test]
fn nothing_else_is_in_the_folder() {
    let all = files(&root()).unwrap();
    for entry in fs::read_dir(root().join("web/src/protocol")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(all.iter().any(|file| file.path.ends_with(&format!("/{name}"))), "{name} is not written");
    }
}

/// A game that the registry has and these files have not would be a name without types in the web app.
#[test]
fn every_game_of_the_registry_has_types() {
    let (module, published) = (text("index.ts"), text("published.json"));
    let published: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&published).unwrap();
    let games: Vec<String> = Registry::standard().names().map(|name| name.to_string()).collect();
    assert!(published.keys().eq(&games), "crates/codegen/src/games.rs: {published:?}");
    for game in games {
        let types = format!("\n  {game}: {{\n    view: ");
        assert!(module.contains(&types), "crates/codegen/src/protocol.rs does not list {game}");
        let written = files(&root()).unwrap().iter().any(|file| file.path.ends_with(&format!("/{game}.ts")));
        assert!(written, "crates/codegen/src/lib.rs does not write {game}.ts");
    }
}

#[test]
fn every_message_of_the_protocol_has_a_type() {
    let module = text("index.ts");
    let mut types = 0;
    for entry in fs::read_dir(root().join("crates/protocol/src")).unwrap() {
        let source = fs::read_to_string(entry.unwrap().path()).unwrap();
        for after in source.split("TS, ToSchema)]").skip(1) {
            let declared = after.split("\npub ").nth(1).unwrap();
            let name = declared.split([' ', '(', '{', ';', '\n']).nth(1).unwrap();
            types += 1;
            let is_there = [" =", "<G extends GameName = GameName> ="]
                .iter()
                .any(|rest| module.contains(&format!("export type {name}{rest}")));
            assert!(is_there, "{name} is not in the TypeScript");
        }
    }
    assert!(types > 15, "{types}");
    // Numbers are numbers: a client that met a bigint could not even write it as JSON.
    assert!(!module.contains("bigint"));
}

#[test]
fn every_route_has_a_type() {
    let module = text("routes.ts");
    let mut routes = 0;
    for (path, item) in server::interface().paths.paths {
        let item = serde_json::to_value(item).unwrap();
        for method in item.as_object().unwrap().keys() {
            routes += 1;
            let name = format!("  '{} {path}': {{ params: ", method.to_uppercase());
            assert!(module.contains(&name), "{method} {path} is not in the TypeScript");
        }
    }
    assert!(routes > 40, "{routes}");
}
