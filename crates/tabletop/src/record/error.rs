//! Why a line is not a record.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::json::JsonError;
use crate::message::{Arg, Message, shorten};

/// The longest line that is read, in bytes without its line break.
pub const MAX_LINE: usize = 16 << 20;

/// Why a line is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The line is longer than [`MAX_LINE`].
    #[error("the line is longer than {} bytes", MAX_LINE)]
    TooLong,
    /// The line is not UTF-8.
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// The line is not JSON, or not JSON of the right shape.
    #[error("the line is no record")]
    Json(#[source] JsonError),
    /// The format is none that the game writes.
    #[error("the format {:?} is unknown", shorten(format))]
    UnknownFormat {
        /// The format in the record.
        format: String,
    },
    /// The game is none of ours.
    #[error("the game {:?} is unknown", shorten(game))]
    UnknownGame {
        /// The name in the record.
        game: String,
    },
    /// The game cannot be played by so many.
    #[error("{players} cannot play the game, which is for {fewest} to {most}")]
    Players {
        /// The number in the record.
        players: usize,
        /// The fewest that can play.
        fewest: usize,
        /// The most that can play.
        most: usize,
    },
    /// The options are unknown or out of range.
    #[error("the options are wrong")]
    Options(#[source] JsonError),
    /// The set-up has the wrong shape.
    #[error("the set-up is wrong")]
    Setup(#[source] JsonError),
    /// The forfeit names a seat that is not at the table.
    #[error("the game was given up by seat {seat}, which is not at the table")]
    ForfeitSeat {
        /// The seat in the record.
        seat: u8,
    },
}

impl Message for RecordError {
    fn id(&self) -> &'static str {
        match self {
            Self::TooLong => "record-too-long",
            Self::NotUtf8 => "record-not-utf8",
            Self::Json(_) => "record-json",
            Self::UnknownFormat { .. } => "record-format",
            Self::UnknownGame { .. } => "record-game",
            Self::Players { .. } => "record-players",
            Self::Options(_) => "record-options",
            Self::Setup(_) => "record-setup",
            Self::ForfeitSeat { .. } => "record-forfeit-seat",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::TooLong | Self::NotUtf8 => vec![],
            Self::Json(error) | Self::Options(error) | Self::Setup(error) => {
                vec![("detail", error.to_string().into())]
            }
            Self::UnknownFormat { format } => vec![("format", shorten(format).into())],
            Self::UnknownGame { game } => vec![("game", shorten(game).into())],
            Self::Players { players, fewest, most } => {
                vec![("players", (*players).into()), ("fewest", (*fewest).into()), ("most", (*most).into())]
            }
            Self::ForfeitSeat { seat } => vec![("seat", (*seat).into())],
        }
    }
}
