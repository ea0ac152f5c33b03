//! What is stored of a table: a list of entries from which everything else follows.

use data_encoding::HEXLOWER;
use mandala_games::AnyAction;
use protocol::{ClockSpec, Command, GameName, Json, Level, Visibility};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::id::Id;
use crate::time::Timestamp;

/// One change of a table. Entries are only ever added, and old ones must be readable for ever: new variants and new optional
/// keys, never others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Entry {
    /// The table was made.
    Created(Box<Terms>),
    /// A person took a seat.
    Joined { seat: u8, person: Id, name: String, nonce: String },
    /// A seat's nonce was changed.
    NonceChanged { seat: u8, nonce: String },
    /// A person left before the start.
    Left { seat: u8 },
    /// The game was dealt.
    Started,
    /// An action was played.
    Played { seat: u8, action: AnyAction },
    /// A player asked to take an action back.
    UndoAsked { seat: u8 },
    /// A player agreed to the request.
    UndoAgreed { seat: u8 },
    /// A player refused the request.
    UndoRefused { seat: u8 },
    /// All but the first `ply` actions were taken back.
    Undone { seat: u8, ply: u32 },
    /// A player resigned.
    Resigned { seat: u8 },
    /// A player's time ran out.
    TimedOut { seat: u8 },
    /// A player stayed away, and the others took the result.
    Claimed { seat: u8 },
    /// A computer plays for a person.
    StoodIn { seat: u8, level: Level },
    /// The person plays again.
    Returned { seat: u8 },
    /// The game was called off.
    Aborted,
    /// The server is back: players could not act since it was last known to run.
    Resumed { since: Timestamp },
    /// The next game has been made.
    Rematched { table: Id },
}

impl Entry {
    /// The people who sit down by it.
    pub fn who_sits_down(&self) -> Vec<Id> {
        match self {
            Self::Created(terms) => terms.seats.iter().filter_map(Holder::person).collect(),
            Self::Joined { person, .. } => vec![*person],
            _ => Vec::new(),
        }
    }
}

/// How a table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: GameName,
    /// What differs from the game as published.
    pub options: Json,
    /// The set-up, where it is not dealt: as in records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Json>,
    /// Who sits where, or may.
    pub seats: Vec<Holder>,
    /// Each seat's first nonce.
    pub nonces: Vec<String>,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The time to think.
    pub clock: ClockSpec,
    /// How many actions behind spectators are kept.
    pub delay: u32,
    /// Whether people who play against each other may ask for hints; nothing in old entries.
    #[serde(default)]
    pub hints: bool,
    /// Whether a program made it, by the token of its person; not in old entries.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// The server's part in the deal, as hexadecimal digits.
    pub secret: String,
    /// What opens a seat at a private table.
    pub seat_key: Id,
    /// What lets one watch a private table.
    pub watch_key: Id,
    /// What makes it more than a table that a person made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
    /// The day whose deal it is, such as `2026-11-15`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
}

/// A table with a purpose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// The deal of a day: no hints, and its secret stays one until the day is over.
    Daily,
    /// A lesson: a set-up that was not dealt, and what is to be done with it.
    Lesson(Lesson),
    /// A finished game played on from one of its moments.
    Continued {
        /// How many actions of that game come before it.
        before: u32,
    },
}

/// What happens in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// Its name, if it is one of the server's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many of the steps come before the lesson begins.
    pub before: u32,
    /// Every action, in order.
    pub script: Vec<Step>,
}

/// An action of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Whose.
    pub seat: u8,
    /// The action, in notation.
    pub action: String,
}

/// Who sits in a seat, or may.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Empty; if a person is named, only they may sit down.
    Open {
        /// For whom the seat is reserved.
        kept_for: Option<Id>,
    },
    /// A person.
    Person {
        /// Their id.
        id: Id,
        /// Their name when they sat down.
        name: String,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: Level,
    },
}

impl Holder {
    /// The person in the seat.
    pub fn person(&self) -> Option<Id> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Open { .. } | Self::Computer { .. } => None,
        }
    }
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredEntry {
    /// The version of the table after it; the first is 1.
    pub version: u32,
    /// When it happened.
    pub at: Timestamp,
    /// The command that caused it, so that a repeat can be recognised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Author>,
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
}

/// A command's sender and id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Author {
    /// Who sent it.
    pub person: Id,
    /// The id they gave it.
    pub command: String,
    /// Distinguishes it from another command with the same id; `None` in old entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
    /// Whether a program sent it, by the token of its person; not in old entries.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

impl Author {
    /// Who sent a command, with which id, and whether through a program.
    ///
    /// # Panics
    ///
    /// Never: commands are plain data, which can always be written.
    pub fn new(person: Id, bot: bool, id: &str, command: &Command) -> Self {
        let text = serde_json::to_vec(command).expect("commands are plain data");
        let hash = HEXLOWER.encode(&Sha256::digest(text)[..8]);
        Self { person, command: id.to_owned(), hash: Some(hash), bot }
    }

    /// Whether both have the same sender and id.
    pub fn is_named_like(&self, other: &Self) -> bool {
        self.person == other.person && self.command == other.command
    }
}
