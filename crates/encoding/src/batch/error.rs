//! Why a batch refuses to play.

use std::error::Error;

/// A call is of no use to the batch; it has played and written nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError<I: Error + 'static> {
    /// A buffer or a list does not fit the number of games.
    #[error("`{name}` has {found} entries, and {expected} are needed")]
    WrongLength {
        /// Which.
        name: &'static str,
        /// How many entries it needs.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// No action has this id.
    #[error("no action has the id {id}, which is given for game {game}")]
    NoAction {
        /// The row of the game.
        game: usize,
        /// What was given.
        id: u16,
    },
    /// The action is illegal in this game.
    #[error("{action} is illegal in game {game}")]
    Illegal {
        /// The row of the game.
        game: usize,
        /// The action in the game's notation.
        action: String,
        /// The rule against it.
        source: I,
    },
}

impl<I: Error + 'static> BatchError<I> {
    pub(super) fn length(name: &'static str, expected: usize, found: usize) -> Result<(), Self> {
        if expected == found { Ok(()) } else { Err(Self::WrongLength { name, expected, found }) }
    }
}
