//! How promising an action looks before it is tried: cheap rules of thumb that put the search on the right track.

mod mandala;
mod stones;

use tabletop::Game;

/// A game with rules of thumb.
pub trait Promise: Game {
    /// How promising the action looks to the player to move, above 0; only the proportions matter.
    fn promise(state: &Self::State, action: Self::Action) -> f32;
}
