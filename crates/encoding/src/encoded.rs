//! What an encoding of a game is.

use tabletop::Game;

use crate::field::Field;
use crate::symmetry::Symmetry;

/// A game whose views are tensors of bytes, and whose actions are numbers.
///
/// Together with the options and the number of players an observation says everything that the view says, and nothing more:
/// equal views have equal observations, and different views have different ones. `docs/encodings.md` names the exceptions.
/// Seats are counted from the viewer: 0 is the viewer's own, 1 the next in turn order. A spectator counts from the first seat.
pub trait Encoded: Game {
    /// Raised when a byte or an id changes its meaning.
    const VERSION: u32;
    /// The fields of an observation, one after the other without a gap.
    const FIELDS: &'static [Field];
    /// How many bytes an observation has.
    const OBSERVATION: usize = match Self::FIELDS {
        [.., last] => last.end(),
        [] => 0,
    };
    /// How many ids of actions there are.
    const ACTIONS: usize;

    /// The id of an action; nothing if it is legal in no position.
    fn id(action: Self::Action) -> Option<u16>;

    /// The action with this id; nothing if the id is not below [`Self::ACTIONS`].
    fn action(id: u16) -> Option<Self::Action>;

    /// Writes what the viewer may know.
    ///
    /// # Panics
    /// If `out` does not have [`Self::OBSERVATION`] bytes.
    fn observe(view: &Self::View, out: &mut [u8]);

    /// Writes 1 for each action that the viewer can play now, and 0 for all others.
    ///
    /// # Panics
    /// If `out` does not have [`Self::ACTIONS`] bytes.
    fn mask(view: &Self::View, out: &mut [u8]);

    /// Every symmetry of the game as published, the identity first.
    fn symmetries() -> Vec<Symmetry>;
}
