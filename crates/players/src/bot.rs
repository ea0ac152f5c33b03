//! What a computer player is.

use std::time::Duration;

use tabletop::Game;

/// A player that decides from what it sees.
pub trait Bot<G: Game> {
    /// Chooses one of the viewer's legal actions. It is the viewer's turn.
    fn choose(&mut self, view: &G::View) -> G::Action;

    /// From now on a choice must be made within this time. A player that hardly thinks ignores it.
    fn limit_time(&mut self, _: Duration) {}
}
