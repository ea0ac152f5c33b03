//! The deal of the day, and lessons.

use mandala_games::{GameName, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::json::{Json, as_written};

/// The deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyBody {
    /// The day, as `2026-11-15` (UTC).
    pub date: String,
    /// The game.
    pub game: GameName,
    /// Against whom.
    pub level: Level,
    /// SHA-256 of the day's secret.
    pub commitment: String,
    /// When the commitment was published: milliseconds since 1970.
    pub published: u64,
    /// The secret, when the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The table at which the caller plays or has played it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// Whether one's result is, or would be, among the results: not if another person has begun it on this device.
    pub counts: bool,
}

/// A person's result in the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyResult {
    /// The place, from 1: by winning, then by the points more than the computer's, then by points.
    pub place: u32,
    /// The person's public id.
    pub person: String,
    /// Their name; nothing if the person is no longer here.
    pub name: Option<String>,
    /// Whether they won.
    pub won: bool,
    /// Whether it was a draw.
    #[serde(default)]
    pub drawn: bool,
    /// Their points and the computer's; nothing if the game was given up.
    pub scores: Option<[u32; 2]>,
}

/// A deal of a day that the caller has finished on its day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyPlayed {
    /// The day, as `2026-11-15` (UTC).
    pub date: String,
    /// The game.
    pub game: GameName,
    /// The table, which is the game's id.
    pub table: String,
    /// Whether one won.
    pub won: bool,
    /// Whether it was a draw.
    #[serde(default)]
    pub drawn: bool,
    /// The caller's points and the computer's; nothing if the game was given up.
    pub scores: Option<[u32; 2]>,
}

/// A lesson to be played: a lesson of the server by its name, or a script of the caller's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonChoice {
    /// One of the server's.
    Named(String),
    /// A script of the caller's own.
    Own(LessonScript),
}

/// A lesson: a position and what is to be done in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonScript {
    /// The game.
    pub game: GameName,
    /// How many play.
    pub players: u8,
    /// The learner's seat.
    #[serde(default)]
    #[ts(as = "Option<u8>", optional)]
    pub seat: u8,
    /// What differs from the game as published, as in records.
    #[serde(default, deserialize_with = "as_written", skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[GameName]['options']")]
    pub options: Option<Json>,
    /// The set-up, as in records.
    pub setup: Json,
    /// What was played before the lesson begins.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub before: Vec<String>,
    /// What is to be played, in order: the learner's actions and the others' answers, which come by themselves.
    pub script: Vec<String>,
}

/// One of the server's lessons.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonBody {
    /// Its name, under which it can be played.
    pub name: String,
    /// The id of its title's words.
    pub title: String,
    /// The id of the words for each of the learner's actions, in order.
    pub steps: Vec<String>,
    /// The game.
    pub game: GameName,
}

/// How far the learner has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonProgress {
    /// The lesson's name, if it is one of the server's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// How many of the learner's actions have been played: the place of the next action's words among the lesson's `steps`.
    pub done: u32,
    /// How many there are.
    pub steps: u32,
    /// The action that is expected next, as long as there is one: what a client points at when the learner asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}
