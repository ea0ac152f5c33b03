//! Tables: what is agreed before a game, and what is public about one.

use mandala_games::{GameName, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::daily::LessonProgress;
use crate::history::TableKind;
use crate::json::{Json, as_written};

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// People with one of its links.
    #[default]
    Private,
    /// Public: in the lobby and in the list of games to watch.
    Public,
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockSpec {
    /// As much as they like.
    #[default]
    None,
    /// An amount for the whole game, and some more with every action.
    Fischer {
        /// Seconds at the start.
        initial: u32,
        /// Seconds added after each action.
        increment: u32,
    },
    /// So many days for each action.
    Days {
        /// Days.
        days: u32,
    },
}

/// What is asked of a seat when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatChoice {
    /// The maker of the table; several seats of one person make a same-device table.
    Me,
    /// Open to any person.
    Open,
    /// A computer of this level.
    Computer(Level),
    /// Kept for this person, who is challenged to play: their public id, or the name of their account.
    Person(String),
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: GameName,
    /// Each seat in turn order; their number is the number of players.
    pub seats: Vec<SeatChoice>,
    /// What differs from the game as published, as in records.
    #[serde(default, deserialize_with = "as_written", skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[GameName]['options']")]
    pub options: Option<Json>,
    /// Who may find it.
    #[serde(default)]
    #[ts(as = "Option<Visibility>", optional)]
    pub visibility: Visibility,
    /// Whether it counts for the players' ratings.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// The time to think.
    #[serde(default)]
    #[ts(as = "Option<ClockSpec>", optional)]
    pub clock: ClockSpec,
    /// How many actions behind the players spectators are kept.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub delay: u32,
    /// Whether players may ask for hints though they play against other people. It changes nothing where one person plays
    /// against computers; rated games never have hints.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// The maker's part in the deal; made up if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}

/// The answer to making a table. In TypeScript it has no name: routes write it out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CreatedTable {
    /// Its id.
    pub table: String,
}

/// The keys in the links to a table. In TypeScript it has no name: routes write it out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkKeys {
    /// For people who are to play.
    pub seat: String,
    /// For people who are to watch.
    pub watch: String,
    /// Whether the key to a seat alone leads to the table, by `/join/{seat}`. It does not for the table of a rematch,
    /// nor for tables that are older than such links.
    pub short: bool,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Waiting for players.
    Open,
    /// A game is being played.
    Running,
    /// The game is over.
    Over,
    /// The game was called off before every player had moved, or not enough players came.
    Aborted,
}

/// What is public about a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// The name of the person or level in the seat; nothing while it is open.
    pub name: Option<String>,
    /// The person's public id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
    /// The public id of the person for whom an open seat is kept, as it is for the next game between the same players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept_for: Option<String>,
    /// The computer that plays: the seat's own, or one that stands in for its person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub computer: Option<Level>,
    /// Whether a program plays in the person's place, by a token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub bot: bool,
    /// The nonce this seat gives to the deal.
    pub nonce: String,
    /// How the person lost the game before its end, if they did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lost: Option<String>,
}

/// The clocks at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    /// Milliseconds left to each seat when the running clock was started.
    pub left: Vec<u64>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
    /// When it was started: milliseconds since 1970 by the server's clock.
    pub since: u64,
}

/// How a table's game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EndBody {
    /// Final points by seat; nothing if the game was given up.
    pub scores: Option<Vec<u32>>,
    /// The winner's seat; nothing in a draw.
    pub winner: Option<u8>,
    /// Why the game ended: the rule, or how it was given up.
    pub reason: String,
    /// Each seat's place, from 1; equal places are shared.
    pub places: Vec<u8>,
    /// The secret whose commitment was published before the deal; empty at a deal of the day, where it is published
    /// with the others when the day is over.
    pub secret: String,
}

/// Everything about a table but the game itself: the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "TableInfo<G>")]
pub struct TableInfo {
    /// The table's id.
    pub id: String,
    /// The game.
    #[ts(type = "G")]
    pub game: GameName,
    /// What differs from the game as published.
    #[ts(type = "Games[G]['options']")]
    pub options: Json,
    /// What its boards and cards print, as the options come out.
    #[ts(type = "Games[G]['printed']")]
    pub printed: Json,
    /// The seats in turn order.
    pub seats: Vec<SeatInfo>,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The time to think.
    pub clock: ClockSpec,
    /// How many actions behind spectators are kept.
    pub delay: u32,
    /// Whether hints are given here.
    pub hints: bool,
    /// What kind of table it is.
    pub kind: TableKind,
    /// The day whose deal it is, as `2026-11-15` (UTC).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day: Option<String>,
    /// How far the learner has come, at a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonProgress>,
    /// Where it is in its life.
    pub phase: Phase,
    /// SHA-256 of the secret from which, with the nonces, the deal comes.
    pub commitment: String,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<EndBody>,
    /// The table of the next game between the same players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The seat whose player asks to take an action back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_asked: Option<u8>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: GameName,
    /// The names in the seats; nothing for an open one.
    pub seats: Vec<Option<String>>,
    /// How many seats anyone may take who can see the table: not those kept for one person. Not said of old tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<u8>,
    /// The seats in which programs play in their persons' place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub bots: Vec<u8>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The time to think.
    pub clock: ClockSpec,
    /// Whether hints are given; not said of old tables.
    #[serde(default)]
    pub hints: bool,
    /// Where it is in its life.
    pub phase: Phase,
    /// When something last happened at it: milliseconds since 1970.
    pub changed: u64,
}
