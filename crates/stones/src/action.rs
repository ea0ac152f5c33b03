//! What a player can do.

use crate::board::{ArtistSpace, Direction};
use crate::stone::Colour;
use crate::tower::{TowerSet, TowerSpace};

/// A turn: one of the three actions of S-3. Their order is the order in which legal actions are listed.
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

impl tabletop::Action for Action {}
