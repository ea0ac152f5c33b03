//! Policies: which actions to look at first, by cheap rules of thumb that put the search on the right track.

mod mandala;
mod stones;

use tabletop::Game;

/// A game with rules of thumb.
pub trait Policy: Game {
    /// How promising the action looks to the player to move, above 0; only the proportions matter.
    fn prior(state: &Self::State, action: Self::Action) -> f32;
}
