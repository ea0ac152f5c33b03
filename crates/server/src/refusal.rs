//! Why something is refused: ids with arguments, which `locales/` turns into words.

use std::fmt;

use axum::http::StatusCode;
use tabletop::{Arg, Message, describe};

use crate::people::Denied;

/// Why a request is refused. Nothing has changed by it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it; the words are in locales/en/server.ftl")]
pub enum Refusal {
    /// A rule of the game.
    Rule {
        id: &'static str,
        args: Vec<(&'static str, Arg)>,
    },
    /// A person or a request is turned away at the door.
    Denied(Denied),
    NotFound,
    NotAllowed,
    LoginNeeded,
    Malformed {
        detail: String,
    },
    TooLarge,
    TooMany,
    TooOften {
        seconds: u64,
    },
    Unavailable,
    Stale {
        version: u32,
    },
    VersionNeeded,
    Players {
        players: usize,
        fewest: usize,
        most: usize,
    },
    Options {
        detail: String,
    },
    ClockOutOfRange,
    RatedNeedsPeople,
    RatedAsPublished,
    NoSeatForYou,
    NameInvalid,
    NonceInvalid,
    IdInvalid,
    IdUsed,
    NotOpen,
    NotRunning,
    NotOver,
    SeatsTaken,
    AlreadySeated,
    NotSeated,
    SeatNotYours,
    SeatUnclear,
    NotYourTurn,
    NothingToUndo,
    NeverUndoRated,
    NobodyAsks,
    AlreadyAsked,
    EverybodyHasMoved,
    NotAway {
        seconds: u64,
    },
    NotTheirTurn,
    TimeDecides,
    NobodyStandsIn,
    NoHintsRated,
    NoHintsHere,
    NoRematch,
    /// A record does not hold, from this action on.
    Record {
        ply: Option<usize>,
        id: &'static str,
        args: Vec<(&'static str, Arg)>,
    },
    NoSuchPly {
        plies: usize,
    },
    NoHelpDaily,
    DayNotOver,
    DayOver,
    DailyNotPlayed,
    NotExpected {
        expected: String,
    },
    LessonEmpty,
    LessonNoTurn,
}

impl Refusal {
    /// A rule of the game forbids it.
    pub fn rule(message: &dyn Message) -> Self {
        Self::Rule { id: message.id(), args: message.args() }
    }

    /// A record does not hold.
    pub fn record(error: &tabletop::ReplayError) -> Self {
        Self::Record { ply: error.ply, id: error.fault.id(), args: error.fault.args() }
    }

    /// The status of an HTTP answer that says so.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Denied(denied) => denied.status(),
            Self::NotFound | Self::NoSuchPly { .. } => StatusCode::NOT_FOUND,
            Self::LoginNeeded => StatusCode::UNAUTHORIZED,
            Self::NotAllowed
            | Self::SeatNotYours
            | Self::NotSeated
            | Self::NoHintsRated
            | Self::NoHintsHere
            | Self::NoHelpDaily
            | Self::DayNotOver
            | Self::DailyNotPlayed => StatusCode::FORBIDDEN,
            Self::Malformed { .. }
            | Self::Players { .. }
            | Self::Options { .. }
            | Self::ClockOutOfRange
            | Self::RatedNeedsPeople
            | Self::RatedAsPublished
            | Self::NoSeatForYou
            | Self::NameInvalid
            | Self::NonceInvalid
            | Self::IdInvalid
            | Self::VersionNeeded
            | Self::SeatUnclear
            | Self::LessonEmpty
            | Self::LessonNoTurn => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany | Self::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Rule { .. } | Self::Record { .. } | Self::NotExpected { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Stale { .. }
            | Self::IdUsed
            | Self::NotOpen
            | Self::NotRunning
            | Self::NotOver
            | Self::SeatsTaken
            | Self::AlreadySeated
            | Self::NotYourTurn
            | Self::NothingToUndo
            | Self::NeverUndoRated
            | Self::NobodyAsks
            | Self::AlreadyAsked
            | Self::EverybodyHasMoved
            | Self::NotAway { .. }
            | Self::NotTheirTurn
            | Self::TimeDecides
            | Self::NobodyStandsIn
            | Self::NoRematch
            | Self::DayOver => StatusCode::CONFLICT,
        }
    }
}

impl Message for Refusal {
    fn id(&self) -> &'static str {
        match self {
            Self::Rule { id, .. } | Self::Record { id, .. } => id,
            Self::Denied(denied) => denied.id(),
            Self::NotFound => "server-not-found",
            Self::NotAllowed => "server-not-allowed",
            Self::LoginNeeded => "server-login-needed",
            Self::Malformed { .. } => "server-malformed",
            Self::TooLarge => "server-too-large",
            Self::TooMany => "server-too-many",
            Self::TooOften { .. } => "server-too-often",
            Self::Unavailable => "server-unavailable",
            Self::Stale { .. } => "server-stale",
            Self::VersionNeeded => "server-version-needed",
            Self::Players { .. } => "record-players",
            Self::Options { .. } => "record-options",
            Self::ClockOutOfRange => "server-clock-out-of-range",
            Self::RatedNeedsPeople => "server-rated-needs-people",
            Self::RatedAsPublished => "server-rated-as-published",
            Self::NoSeatForYou => "server-no-seat-for-you",
            Self::NameInvalid => "server-name-invalid",
            Self::NonceInvalid => "server-nonce-invalid",
            Self::IdInvalid => "server-id-invalid",
            Self::IdUsed => "server-id-used",
            Self::NotOpen => "server-not-open",
            Self::NotRunning => "server-not-running",
            Self::NotOver => "server-not-over",
            Self::SeatsTaken => "server-seats-taken",
            Self::AlreadySeated => "server-already-seated",
            Self::NotSeated => "server-not-seated",
            Self::SeatNotYours => "server-seat-not-yours",
            Self::SeatUnclear => "server-seat-unclear",
            Self::NotYourTurn => "server-not-your-turn",
            Self::NothingToUndo => "server-nothing-to-undo",
            Self::NeverUndoRated => "server-never-undo-rated",
            Self::NobodyAsks => "server-nobody-asks",
            Self::AlreadyAsked => "server-already-asked",
            Self::EverybodyHasMoved => "server-everybody-has-moved",
            Self::NotAway { .. } => "server-not-away",
            Self::NotTheirTurn => "server-not-their-turn",
            Self::TimeDecides => "server-time-decides",
            Self::NobodyStandsIn => "server-nobody-stands-in",
            Self::NoHintsRated => "server-no-hints-rated",
            Self::NoHintsHere => "server-no-hints-here",
            Self::NoRematch => "server-no-rematch",
            Self::NoSuchPly { .. } => "server-no-such-ply",
            Self::NoHelpDaily => "server-no-help-daily",
            Self::DayNotOver => "server-day-not-over",
            Self::DayOver => "server-day-over",
            Self::DailyNotPlayed => "server-daily-not-played",
            Self::NotExpected { .. } => "server-not-expected",
            Self::LessonEmpty => "server-lesson-empty",
            Self::LessonNoTurn => "server-lesson-no-turn",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Rule { args, .. } => args.clone(),
            Self::Record { ply, args, .. } => {
                let mut args = args.clone();
                // Some faults name the action themselves.
                if let Some(ply) = ply.filter(|_| !args.iter().any(|(name, _)| *name == "ply")) {
                    args.push(("ply", ply.into()));
                }
                args
            }
            Self::NoSuchPly { plies } => vec![("plies", (*plies).into())],
            Self::NotExpected { expected } => vec![("expected", expected.as_str().into())],
            Self::Malformed { detail } | Self::Options { detail } => vec![("detail", detail.as_str().into())],
            Self::TooOften { seconds } | Self::NotAway { seconds } => {
                vec![("seconds", Arg::Number(i64::try_from(*seconds).unwrap_or(i64::MAX)))]
            }
            Self::Stale { version } => vec![("version", Arg::Number((*version).into()))],
            Self::Players { players, fewest, most } => {
                vec![("players", (*players).into()), ("fewest", (*fewest).into()), ("most", (*most).into())]
            }
            _ => vec![],
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        describe(self, f)
    }
}

impl std::error::Error for Refusal {}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}
