//! Why a game refuses what it is given.

use tabletop::json::JsonError;
use tabletop::message::{AnyFault, Arg, Fault, Message, shorten};
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
    #[error(transparent)]
    Rule(#[from] AnyFault),
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
    #[error("no options of the game")]
    Options(#[source] JsonError),
    /// The view is none of the game's.
    #[error("no view of the game")]
    View(#[from] ViewError),
}

impl GameRefused {
    /// A rule of the game forbids it.
    pub fn rule(fault: impl Fault + 'static) -> Self {
        Self::Rule(AnyFault::new(fault))
    }
}

impl Message for GameRefused {
    fn id(&self) -> &'static str {
        match self {
            Self::Rule(fault) => fault.id(),
            Self::Players { .. } => "record-players",
            Self::Options(_) => "record-options",
            Self::UnknownGame(_) | Self::View(_) => "server-malformed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Rule(fault) => fault.args(),
            Self::Players { players, fewest, most } => {
                vec![("players", (*players).into()), ("fewest", (*fewest).into()), ("most", (*most).into())]
            }
            Self::Options(error) => vec![("detail", error.to_string().into())],
            Self::UnknownGame(error) => vec![("detail", error.to_string().into())],
            Self::View(error) => vec![("detail", error.to_string().into())],
        }
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use tabletop::message::Chain;
    use tabletop::testing::kuhn::Illegal;

    use super::*;

    #[test]
    fn a_rule_says_in_english_what_it_forbids() {
        let refused = GameRefused::rule(Illegal);
        assert_eq!(refused.to_string(), Illegal.to_string());
        assert_eq!(refused, GameRefused::rule(Illegal), "the same is refused");
        assert_ne!(refused, GameRefused::Players { players: 9, fewest: 2, most: 2 });
    }

    #[test]
    fn what_is_wrong_with_options_is_kept_and_shown_to_people() {
        let wrong = tabletop::record::read_options::<mandala::Mandala>("[]").unwrap_err();
        let refused = GameRefused::Options(wrong.clone());
        assert_eq!(refused.source().and_then(|source| source.downcast_ref()), Some(&wrong));
        assert_eq!(refused.args(), [("detail", Arg::Text(wrong.to_string()))]);
        assert_eq!(Chain(&refused).to_string(), format!("no options of the game: {wrong}"));
    }
}
