//! Players.

use tabletop::record::Forfeit;
use tabletop::{Game, Outcome, Seat, Seed};

use crate::fault::PlayerFault;

/// A player at a table, for one game after another.
pub trait Player<G: Game> {
    /// A game begins.
    fn start(&mut self, start: &Start<'_, G>);

    /// Chooses an action, or fails in a way that loses the game.
    fn act(&mut self, view: &G::View, history: &[G::Action]) -> Result<G::Action, PlayerFault>;

    /// The game has ended.
    fn end(&mut self, outcome: Option<&Outcome<G::Reason>>, forfeit: Option<Forfeit>);
}

/// What a player knows at the start of a game.
#[derive(Debug)]
pub struct Start<'a, G: Game> {
    /// Where the player sits.
    pub seat: Seat,
    /// How many play.
    pub players: usize,
    /// The options of the table.
    pub options: &'a G::Options,
    /// For the player's own randomness; it tells nothing about the deal.
    pub seed: Seed,
}
