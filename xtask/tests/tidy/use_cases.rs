//! What people and programs can do is a use case of the application; HTTP reads requests, calls it and answers.

use std::collections::BTreeSet;

use super::modules::without_tests;
use super::{files, root};

/// The modules of the server that HTTP names: the use cases, and what carrying a request needs. The store, the bus, the
/// cluster and what becomes of finished games are not among them; of the store only the types of filters.
const MODULES: [&str; 13] = [
    "app",
    "application",
    "base_url",
    "config",
    "denied",
    "http",
    "limits",
    "meters",
    "refusal",
    "shutdown",
    "store::GameFilter",
    "store::Opponent",
    "table_actor",
];

/// What HTTP asks of the server itself: settings, connections, limits, and what is read of a table in memory.
const PARTS: [&str; 11] = [
    "clone",
    "close_reason",
    "config",
    "connections",
    "dice",
    "games",
    "rate_limits",
    "shutdown",
    "table",
    "tables",
    "time",
];

#[test]
fn http_calls_use_cases_and_no_store() {
    let (mut modules, mut parts) = (BTreeSet::new(), BTreeSet::new());
    for (path, text) in files("rs") {
        if path.starts_with(root().join("crates/server/src/http")) {
            let text = without_tests(&text);
            modules.extend(modules_named(text));
            parts.extend(parts_named(text));
        }
    }
    assert_eq!(modules, MODULES.map(str::to_owned).into());
    assert_eq!(parts, PARTS.map(str::to_owned).into());
}

/// The modules that paths from the root of the crate name; of the store, the types.
fn modules_named(text: &str) -> BTreeSet<String> {
    let paths = text.split("crate::").skip(1).filter(|path| !path.is_empty());
    let mut named = BTreeSet::new();
    for path in paths {
        match path.strip_prefix("store::") {
            Some(types) => {
                let types = types.split([';', '(', ')']).next().unwrap();
                let types = types.split(['{', '}', ',', ' ', '\n']).filter(|name| !name.is_empty());
                named.extend(types.map(|name| format!("store::{name}")));
            }
            None => drop(named.insert(word(path))),
        }
    }
    named
}

/// The fields and methods of the server that are named, also on a line of their own.
fn parts_named(text: &str) -> BTreeSet<String> {
    let code: String = text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".");
    code.split("app.").skip(1).map(word).filter(|name| !name.is_empty()).collect()
}

/// The name that a text begins with.
fn word(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '_').collect()
}

#[test]
fn what_http_names_is_found() {
    let text = "use crate::store::{GameFilter, Login};\napp.store.rename(name);\nlet x = app\n    .tables\n    .count();";
    assert_eq!(modules_named(text), ["store::GameFilter", "store::Login"].map(str::to_owned).into());
    assert_eq!(parts_named(text), ["store", "tables"].map(str::to_owned).into());
}
