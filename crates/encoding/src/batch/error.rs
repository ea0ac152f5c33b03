//! Why there is no batch, and why one refuses to play.

use std::error::Error;

use rayon::ThreadPoolBuildError;

/// A batch cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum NewBatchError {
    /// The game is not for so many.
    #[error("{game} is not for {players} players")]
    Players {
        /// The game's name.
        game: &'static str,
        /// How many were asked for.
        players: usize,
    },
    /// The threads cannot be started.
    #[error("the threads of a batch cannot be started")]
    Threads(#[source] ThreadPoolBuildError),
}

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
