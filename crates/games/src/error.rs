//! Why a game refuses what it is given.

use tabletop::message::{Arg, Message, shorten};
use tabletop::presentation::ViewError;

use crate::name::GameName;

/// There is no game of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game `{name}`")]
pub struct UnknownGame {
    name: String,
}

impl UnknownGame {
    /// There is no game of that name, which may be any text.
    pub fn new(name: &str) -> Self {
        Self { name: shorten(name) }
    }
}

impl From<GameName> for UnknownGame {
    fn from(name: GameName) -> Self {
        Self::new(name.as_str())
    }
}

/// Why a game refuses something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameRefused {
    /// It is no game of ours.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A rule forbids it.
    #[error("a rule forbids it: {id}")]
    Rule {
        /// The message's id.
        id: &'static str,
        /// Its arguments.
        args: Vec<(&'static str, Arg)>,
    },
    /// Too few or too many players.
    #[error("{players} cannot play, only {fewest} to {most}")]
    Players {
        /// So many.
        players: usize,
        /// The fewest that can.
        fewest: usize,
        /// The most that can.
        most: usize,
    },
    /// The options are none of the game's.
    #[error("no options of the game: {detail}")]
    Options {
        /// What is wrong.
        detail: String,
    },
    /// The view is none of the game's.
    #[error("no view of the game: {0}")]
    View(#[from] ViewError),
}

impl GameRefused {
    /// A rule of the game forbids it.
    pub fn rule(message: &dyn Message) -> Self {
        Self::Rule { id: message.id(), args: message.args() }
    }
}

impl Message for GameRefused {
    fn id(&self) -> &'static str {
        match self {
            Self::Rule { id, .. } => id,
            Self::Players { .. } => "record-players",
            Self::Options { .. } => "record-options",
            Self::UnknownGame(_) | Self::View(_) => "server-malformed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Rule { args, .. } => args.clone(),
            Self::Players { players, fewest, most } => {
                vec![("players", (*players).into()), ("fewest", (*fewest).into()), ("most", (*most).into())]
            }
            Self::Options { detail } => vec![("detail", detail.as_str().into())],
            Self::UnknownGame(error) => vec![("detail", error.to_string().into())],
            Self::View(error) => vec![("detail", error.to_string().into())],
        }
    }
}
