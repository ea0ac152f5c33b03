//! What changes something is a use case of the application; HTTP reads requests, calls it and answers.

use std::collections::BTreeSet;

use super::modules::without_tests;
use super::{files, root};

/// The methods of the store that HTTP calls itself. All of them only read.
const READING: [&str; 17] = [
    "daily_results",
    "daily_table",
    "game",
    "games",
    "games_of",
    "leaders",
    "list",
    "logins",
    "online",
    "person",
    "played",
    "played_daily",
    "rating_history",
    "ratings",
    "records",
    "tables_of",
    "tokens",
];

#[test]
fn http_only_reads_from_the_store() {
    let mut called = BTreeSet::new();
    for (path, text) in files("rs") {
        if path.starts_with(root().join("crates/server/src/http")) {
            called.extend(store_methods(without_tests(&text)));
        }
    }
    assert_eq!(called, READING.map(str::to_owned).into());
}

/// The methods that are called on a store, also on a line of their own.
fn store_methods(text: &str) -> BTreeSet<String> {
    let code: String = text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".");
    let calls = code.split("store.").skip(1);
    calls.filter_map(|call| Some(call.split_once('(')?.0.to_owned())).collect()
}

#[test]
fn methods_of_the_store_are_found() {
    let text =
        "app.store.rename(name);\nlet x = app\n    .store\n    .tokens(id);\napp.table_store.list(filter)";
    assert_eq!(store_methods(text), ["list", "rename", "tokens"].map(str::to_owned).into());
}
