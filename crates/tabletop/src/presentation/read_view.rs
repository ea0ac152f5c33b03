//! Reading a view that another program wrote: what a bot is sent.

use serde::de::DeserializeOwned;

use crate::game::{Game, View};
use crate::json::JsonError;
use crate::record::part;
use crate::seat::{Seat, Viewer};

/// A view that can be read back.
///
/// ```
/// # #[cfg(feature = "testing")] {
/// use tabletop::presentation::ReadView;
/// use tabletop::testing::kuhn::{Kuhn, Options, View};
/// use tabletop::{Game, Seed, State as _, Viewer};
///
/// let view = Kuhn::deal(&Options {}, 2, Seed::from_number(1)).view(Viewer::Spectator);
/// let json = serde_json::to_string(&view).expect("a view is plain data");
/// assert_eq!(View::read(&json, &Options {}, 2), Ok(view));
/// # }
/// ```
pub trait ReadView<G: Game>: View<G> {
    /// Reads a view of a running game at a table of `players` with these options. What is written reads back the same, and
    /// nothing is accepted that no game can look like as far as worlds have to be drawn from it. Unknown keys are ignored,
    /// as newer programs may add some.
    fn read(json: &str, options: &G::Options, players: usize) -> Result<Self, ViewError>;
}

/// Why a text is no view of a running game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// It is not JSON, or not JSON of the right shape.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// The value of a key is out of range, or not written as it should be.
    #[error("`{key}` has a value that cannot be")]
    Value {
        /// The key.
        key: &'static str,
    },
    /// The game is over: a view does not tell why it ended, and there is nothing left to decide.
    #[error("the game is over")]
    Over,
    /// The values contradict each other, or the number of pieces in the game.
    #[error("no game looks like this: {what}")]
    Impossible {
        /// What does not fit.
        what: &'static str,
    },
}

impl ViewError {
    /// The error of a value that cannot be.
    pub fn value(key: &'static str) -> Self {
        Self::Value { key }
    }

    /// The error unless the values fit together.
    pub fn unless(fits: bool, what: &'static str) -> Result<(), Self> {
        if fits { Ok(()) } else { Err(Self::Impossible { what }) }
    }

    /// Reads a view's JSON object into the shape of its wire format, refusing keys written twice.
    pub fn shape<T: DeserializeOwned>(json: &str) -> Result<T, Self> {
        let read = serde_json::from_str(json).and_then(part);
        read.map_err(|error| Self::Json(error.into()))
    }

    /// The viewer in this seat, or a spectator.
    pub fn viewer(seat: Option<usize>, players: usize) -> Result<Viewer, Self> {
        seat.map_or(Ok(Viewer::Spectator), |seat| Self::seat(seat, players, "seat").map(Viewer::Seat))
    }

    /// The seat with this number at a table of `players`.
    pub fn seat(number: usize, players: usize, key: &'static str) -> Result<Seat, Self> {
        if number < players { Ok(Seat::new(number)) } else { Err(Self::value(key)) }
    }
}
