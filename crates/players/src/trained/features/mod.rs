//! A position in numbers, for the network.

mod mandala;
mod stones;

use tabletop::Game;

/// A game whose positions the network can read.
pub trait Features: Game {
    /// How many numbers describe a position from one seat's point of view.
    const COUNT: usize;

    /// Describes the position from every seat's point of view, seat after seat. The numbers are of the order of 1.
    fn features(state: &Self::State, numbers: &mut Vec<f32>);
}
