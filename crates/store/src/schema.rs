//! The tables of the database, in an order in which they can be filled.
//!
//! What is true only while servers run (`nodes`, `presence`, `leases`, `limits`, `write_checks`) stays behind. A test compares
//! this with the databases.

use ColumnKind::{Flag, Json, Number, Real, Text};

/// A table of the database.
#[derive(Debug)]
pub struct TableSchema {
    /// Its name.
    pub name: &'static str,
    /// As many of the columns, from the first, are the key.
    pub(crate) key: usize,
    pub(crate) columns: &'static [(&'static str, ColumnKind)],
    /// Whether the database numbers its rows, in the first column.
    pub(crate) numbered: bool,
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ColumnKind {
    Text,
    /// JSON, kept to the letter.
    Json,
    Number,
    Flag,
    Real,
}

const fn table(
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, ColumnKind)],
) -> TableSchema {
    TableSchema { name, key, columns, numbered: false }
}

const fn numbered(name: &'static str, columns: &'static [(&'static str, ColumnKind)]) -> TableSchema {
    TableSchema { name, key: 1, columns, numbered: true }
}

impl TableSchema {
    /// The names of its columns.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }
}

/// The columns of ratings, between people and with bots.
const RATINGS: &[(&str, ColumnKind)] = &[
    ("person", Text),
    ("game", Text),
    ("kind", Text),
    ("rating", Real),
    ("deviation", Real),
    ("volatility", Real),
    ("games", Number),
    ("updated", Number),
];

/// The same of how ratings came about.
const RATING_HISTORY: &[(&str, ColumnKind)] = &[
    ("person", Text),
    ("game", Text),
    ("kind", Text),
    ("number", Number),
    ("game_id", Text),
    ("at", Number),
    ("rating", Real),
    ("deviation", Real),
];

/// All of them. People come before what is theirs, and entries before the note that a table is removed, after which none
/// could be added.
pub const SCHEMA: [TableSchema; 21] = [
    table(
        "people",
        1,
        &[
            ("id", Text),
            ("name", Text),
            ("created", Number),
            ("seen", Number),
            ("folded", Text),
            ("password", Text),
            ("recovery", Text),
            ("banned", Flag),
            ("settings", Text),
        ],
    ),
    table(
        "logins",
        1,
        &[
            ("hash", Text),
            ("id", Text),
            ("person", Text),
            ("created", Number),
            ("seen", Number),
            ("agent", Text),
        ],
    ),
    table(
        "tokens",
        1,
        &[
            ("hash", Text),
            ("id", Text),
            ("person", Text),
            ("label", Text),
            ("scopes", Text),
            ("created", Number),
            ("seen", Number),
        ],
    ),
    table("renamed", 1, &[("person", Text), ("at", Number)]),
    table(
        "tables",
        1,
        &[
            ("id", Text),
            ("phase", Text),
            ("public", Flag),
            ("wakes", Flag),
            ("changed", Number),
            ("summary", Json),
            ("due", Number),
        ],
    ),
    table("table_people", 2, &[("person", Text), ("table_id", Text)]),
    table("kept_seats", 2, &[("person", Text), ("table_id", Text)]),
    table("entries", 2, &[("table_id", Text), ("version", Number), ("entry", Json)]),
    table("removed", 1, &[("table_id", Text), ("at", Number)]),
    table(
        "games",
        1,
        &[
            ("id", Text),
            ("game", Text),
            ("players", Number),
            ("rated", Flag),
            ("ended", Number),
            ("record", Text),
            ("kind", Text),
            ("public", Flag),
            ("watch_key", Text),
            ("seats", Text),
        ],
    ),
    table(
        "game_people",
        3,
        &[("person", Text), ("game_id", Text), ("seat", Number), ("place", Number), ("game_ended", Number)],
    ),
    numbered("rating_queue", &[("number", Number), ("game_id", Text)]),
    table("ratings", 3, RATINGS),
    table("rating_history", 4, RATING_HISTORY),
    table("bot_ratings", 3, RATINGS),
    table("bot_rating_history", 4, RATING_HISTORY),
    numbered(
        "analyses",
        &[
            ("number", Number),
            ("key", Text),
            ("person", Text),
            ("asked", Number),
            ("state", Text),
            ("record", Text),
            ("result", Text),
        ],
    ),
    table("daily", 2, &[("date", Text), ("game", Text), ("secret", Text), ("published", Number)]),
    table("daily_plays", 3, &[("date", Text), ("game", Text), ("person", Text), ("table_id", Text)]),
    table("daily_devices", 1, &[("table_id", Text), ("device", Text), ("counts", Flag)]),
    table("alive", 1, &[("one", Number), ("at", Number)]),
];
