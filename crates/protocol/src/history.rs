//! Finished games: lists, replays, analyses, and checks of the deal.

use mandala_games::{GameName, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::ErrorBody;
use crate::json::Json;

/// What kind of table it is, or was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableKind {
    /// A table that a person made.
    #[default]
    Table,
    /// The deal of a day.
    Daily,
    /// A lesson, which leaves no game behind.
    Lesson,
    /// A finished game played on from one of its moments, against computers. It counts for nothing.
    Continued,
}

/// A seat in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSeat {
    /// The name of the person or level; nothing if the person is no longer here.
    pub name: Option<String>,
    /// The person's public id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<String>,
    /// The computer whose seat it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<Level>,
    /// Whether a program played in the person's place, by a token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub bot: bool,
    /// The place, from 1; equal places are shared.
    pub place: u8,
    /// The points; nothing if the game was given up.
    pub score: Option<u32>,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The game's id, which is its table's.
    pub id: String,
    /// Which game.
    pub game: GameName,
    /// The kind of table.
    pub kind: TableKind,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// Whether it is public.
    pub public: bool,
    /// When it ended: milliseconds since 1970.
    pub ended: u64,
    /// The seats in turn order.
    pub seats: Vec<GameSeat>,
}

/// Some finished games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// What to send as `before` for the games before these; nothing if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A finished game after some of its actions, as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "ReplayFrame<G>")]
pub struct ReplayFrame {
    /// How many actions have been played.
    pub ply: u32,
    /// Whose action was the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[G]['action']")]
    pub action: Option<String>,
    /// What it caused, as far as this viewer saw it.
    #[ts(type = "Array<Games[G]['event']>")]
    pub events: Json,
    /// The view of a seat or of a spectator; with open cards a spectator's, to which everything is shown (`reveal`).
    #[ts(type = "Games[G]['view']")]
    pub view: Json,
    /// What the rules make of it.
    #[ts(type = "Games[G]['figures']")]
    pub figures: Json,
}

/// A frame and the game it is from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "ReplayAt<G>")]
pub struct ReplayAt {
    /// How many actions the game has.
    pub plies: u32,
    /// The frame.
    #[serde(flatten)]
    pub frame: ReplayFrame,
}

/// A whole game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "ReplayFilm<G>")]
pub struct ReplayFilm {
    /// Which game.
    #[ts(type = "G")]
    pub game: GameName,
    /// The players' names.
    pub players: Vec<String>,
    /// What differs from the game as published.
    #[ts(type = "Games[G]['options']")]
    pub options: Json,
    /// What the boards and cards print, as the options come out.
    #[ts(type = "Games[G]['printed']")]
    pub printed: Json,
    /// The viewpoint: `open`, `public`, or a seat's number.
    #[serde(rename = "eyes")]
    pub viewpoint: String,
    /// The caller's seat, if they held exactly one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<u8>,
    /// How many actions the game has.
    pub plies: u32,
    /// How it ended, if it was played to its end.
    #[ts(type = "{ scores: Array<number>, winner: number | null, reason: string } | null")]
    pub result: Option<Json>,
    /// How it was given up, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ seat: number, why: string }")]
    pub forfeit: Option<Json>,
    /// Before the first action, and after each.
    pub frames: Vec<ReplayFrame>,
}

/// A moment of a finished game from which the caller wants to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ContinueFrom {
    /// After how many actions.
    pub ply: u32,
    /// In which seat.
    pub seat: u8,
    /// The computer in every other seat.
    pub level: Level,
}

/// An action to be judged instead of the one that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgeAction {
    /// After how many actions.
    pub ply: u32,
    /// The action, in the game's notation.
    pub action: String,
}

/// Where an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnalysisState {
    /// Others come first.
    Queued,
    /// It is being made.
    Running,
    /// It is made.
    Done,
    /// It could not be made.
    Failed,
}

/// An analysis, asked for or made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisBody {
    /// Under which it can be asked for again.
    pub id: String,
    /// Where it is.
    pub state: AnalysisState,
    /// Pieces of work done.
    pub done: u32,
    /// All pieces of work; 0 until it has begun.
    pub total: u32,
    /// What `mandala analyse --json` prints, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Json>,
}

/// Whether a deal was as the server had committed itself to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct VerifyBody {
    /// Whether it was.
    pub ok: bool,
    /// Why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<ErrorBody>,
}
