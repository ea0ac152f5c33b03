//! Where what is kept lies: the tables of the database, in an order in which they can be filled.
//!
//! What is true only while servers run (`nodes`, `presence`, `leases`, `limits`) stays behind. A test compares this with the
//! databases.

use Kind::{Flag, Json, Number, Real, Text};

/// A table of the database.
#[derive(Debug)]
pub struct Shelf {
    /// Its name.
    pub name: &'static str,
    /// As many of the columns, from the first, are the key.
    pub(in crate::store) key: usize,
    pub(in crate::store) columns: &'static [(&'static str, Kind)],
    /// Whether the database numbers its rows, in the first column.
    pub(in crate::store) numbered: bool,
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Kind {
    Text,
    /// JSON, kept to the letter.
    Json,
    Number,
    Flag,
    Real,
}

const fn shelf(name: &'static str, key: usize, columns: &'static [(&'static str, Kind)]) -> Shelf {
    Shelf { name, key, columns, numbered: false }
}

const fn numbered(name: &'static str, columns: &'static [(&'static str, Kind)]) -> Shelf {
    Shelf { name, key: 1, columns, numbered: true }
}

impl Shelf {
    /// The names of its columns.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }
}

/// All of them. People come before what is theirs, and entries before the note that a table is removed, after which none
/// could be added.
pub const SHELVES: [Shelf; 17] = [
    shelf(
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
    shelf(
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
    shelf(
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
    shelf("renamed", 1, &[("person", Text), ("at", Number)]),
    shelf(
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
    shelf("table_people", 2, &[("person", Text), ("table_id", Text)]),
    shelf("entries", 2, &[("table_id", Text), ("version", Number), ("entry", Json)]),
    shelf("removed", 1, &[("table_id", Text), ("at", Number)]),
    shelf(
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
    shelf(
        "game_people",
        3,
        &[("person", Text), ("game_id", Text), ("seat", Number), ("place", Number), ("game_ended", Number)],
    ),
    numbered("rating_queue", &[("number", Number), ("game_id", Text)]),
    shelf(
        "ratings",
        3,
        &[
            ("person", Text),
            ("game", Text),
            ("kind", Text),
            ("rating", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Number),
            ("updated", Number),
        ],
    ),
    shelf(
        "rating_history",
        4,
        &[
            ("person", Text),
            ("game", Text),
            ("kind", Text),
            ("number", Number),
            ("game_id", Text),
            ("at", Number),
            ("rating", Real),
            ("deviation", Real),
        ],
    ),
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
    shelf("daily", 2, &[("date", Text), ("game", Text), ("secret", Text), ("published", Number)]),
    shelf("daily_plays", 3, &[("date", Text), ("game", Text), ("person", Text), ("table_id", Text)]),
    shelf("alive", 1, &[("one", Number), ("at", Number)]),
];
