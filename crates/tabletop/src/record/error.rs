//! Why a line is not a record.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

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
    #[error("the line is no record: {detail}")]
    Json {
        /// What is wrong, and where.
        detail: String,
    },
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
    #[error("the options are wrong: {detail}")]
    Options {
        /// What is wrong.
        detail: String,
    },
    /// The set-up has the wrong shape.
    #[error("the set-up is wrong: {detail}")]
    Setup {
        /// What is wrong.
        detail: String,
    },
    /// The forfeit names a seat that is not at the table.
    #[error("the game was given up by seat {seat}, which is not at the table")]
    ForfeitSeat {
        /// The seat in the record.
        seat: u8,
    },
}

impl RecordError {
    #[expect(clippy::needless_pass_by_value, reason = "used as the function of map_err")]
    pub(super) fn json(error: serde_json::Error) -> Self {
        Self::Json { detail: detail(&error) }
    }
}

impl Message for RecordError {
    fn id(&self) -> &'static str {
        match self {
            Self::TooLong => "record-too-long",
            Self::NotUtf8 => "record-not-utf8",
            Self::Json { .. } => "record-json",
            Self::UnknownFormat { .. } => "record-format",
            Self::UnknownGame { .. } => "record-game",
            Self::Players { .. } => "record-players",
            Self::Options { .. } => "record-options",
            Self::Setup { .. } => "record-setup",
            Self::ForfeitSeat { .. } => "record-forfeit-seat",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::TooLong | Self::NotUtf8 => vec![],
            Self::Json { detail } | Self::Options { detail } | Self::Setup { detail } => {
                vec![("detail", detail.clone().into())]
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

/// What is wrong and where, at a length to be read: the reader repeats what it finds, which may be as long as the line.
pub(super) fn detail(error: &serde_json::Error) -> String {
    const HEAD: usize = 120;
    const TAIL: usize = 80;
    let text = error.to_string();
    let head = text.char_indices().nth(HEAD).map_or(text.len(), |(end, _)| end);
    let tail = text.char_indices().rev().nth(TAIL - 1).map_or(0, |(start, _)| start);
    if head < tail { format!("{}…{}", &text[..head], &text[tail..]) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_is_cut_in_the_middle_and_keeps_the_place() {
        let wrong = |text: &str| {
            detail(&serde_json::from_str::<Vec<u8>>(&serde_json::to_string(text).unwrap()).unwrap_err())
        };
        assert_eq!(wrong("short"), r#"invalid type: string "short", expected a sequence at line 1 column 7"#);
        for letter in ["x", "ż", "🀀"] {
            let long = wrong(&letter.repeat(100_000));
            assert_eq!(long.chars().count(), 201);
            assert!(long.starts_with(&format!(r#"invalid type: string "{letter}{letter}"#)), "{long}");
            assert!(long.contains(", expected a sequence at line 1 column "), "{long}");
        }
    }
}
