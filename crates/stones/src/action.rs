//! What a player can do.

use crate::board::{ArtistSpace, Direction};
use crate::stone::Colour;
use crate::tower::{TowerSet, TowerSpace};

/// A turn: one of the three actions of S-3. Their order is the order in which legal actions are listed.
///
/// ```
/// use stones::{Action, Colour};
///
/// let action: Action = "cV".parse()?;
/// assert_eq!(action, Action::ScoreColour { colour: Colour::Violet });
/// assert!("d2b2n3".parse::<Action>().is_ok_and(|action| matches!(action, Action::PickUp { .. })));
/// # Ok::<(), stones::tabletop::notation::ParseActionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Move an artist and pick up the stones around it (S-3.1, S-3.2).
    PickUp {
        /// Where the artist stands.
        from: ArtistSpace,
        /// Where it moves.
        to: ArtistSpace,
        /// The stone taken first, which lies at the bottom of the tower.
        first: Direction,
        /// Where the tower goes.
        tower: TowerSpace,
    },
    /// Score every tower with this colour on top (S-3.3).
    ScoreColour {
        /// The colour.
        colour: Colour,
    },
    /// Score the top stones of these towers (S-3.4).
    ScoreAny {
        /// The towers.
        towers: TowerSet,
    },
}

impl tabletop::Action for Action {
    const CODES: usize = PICK_UPS + Colour::ALL.len() + 32;

    /// Pick-ups first, then colours, then sets of towers.
    #[inline]
    fn code(self) -> usize {
        match self {
            Self::PickUp { from, to, first, tower } => {
                let sides = (from.index() * ArtistSpace::COUNT + to.index()) * Direction::ALL.len();
                (sides + first as usize) * TowerSpace::COUNT + tower.index()
            }
            Self::ScoreColour { colour } => PICK_UPS + colour.index(),
            Self::ScoreAny { towers } => PICK_UPS + Colour::ALL.len() + usize::from(towers.bits()),
        }
    }
}

const PICK_UPS: usize = ArtistSpace::COUNT * ArtistSpace::COUNT * Direction::ALL.len() * TowerSpace::COUNT;
