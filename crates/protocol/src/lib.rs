//! What crosses the wire between the table server and its clients: the one crate whose types are messages.
//!
//! There are no rules in here. Views, events and effects of a game are JSON that the engine made for one viewer, carried as
//! they are; actions are the game's own notation.

mod command;
mod daily;
mod error;
mod history;
mod json;
mod people;
mod personal;
mod play;
mod standing;
mod table;

pub use command::{ClientMessage, Command, Envelope, Reaction};
pub use daily::{
    DailyBody, DailyPlayed, DailyResult, LessonBody, LessonChoice, LessonProgress, LessonScript,
};
pub use error::ErrorBody;
pub use history::{
    AnalysisBody, AnalysisState, ContinueFrom, GamePage, GameSeat, GameSummary, JudgeAction, ReplayAt,
    ReplayFilm, ReplayFrame, TableKind, VerifyBody,
};
pub use json::Json;
pub use mandala_games::{GameName, Level};
pub use people::{
    Confirmation, CreatedToken, LogIn, LoginInfo, Me, NewAccount, NewName, NewPassword, NewToken, Online,
    PersonBody, Recoverable, Recovery, Scope, SecretText, TokenInfo,
};
pub use personal::{PersonalEvent, PersonalStatus, PersonalTable};
pub use play::{Ack, HintBody, LogLine, Presence, ServerMessage, Snapshot, TableChange, Update};
pub use standing::{
    GameTally, LeaderBody, LevelTally, RatingBody, RatingKind, RatingStep, StatisticsBody, Tally,
};
pub use table::{
    ClockSpec, ClockState, CreatedTable, EndBody, LinkKeys, NewTable, Phase, SeatChoice, SeatInfo, TableInfo,
    TableSummary, Visibility,
};

/// The version of the protocol. A client made for another one reloads itself; no game is lost by that.
pub const VERSION: u32 = 1;
