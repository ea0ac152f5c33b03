//! What a match is before its first game.

use tabletop::Seat;
use tabletop::record::ReplayableGame;

use crate::place::Place;
use crate::player::Player;
use crate::sprt::Sprt;

/// A match: who plays, how often, and on which terms.
pub struct Match<'a, G: ReplayableGame> {
    /// The players' names.
    pub names: Vec<String>,
    /// The options of every table.
    pub options: G::Options,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many deals are played, each in all rotations.
    pub deals: u64,
    /// How many games are played at a time.
    pub jobs: usize,
    /// The terms on which players think, in words; games on other terms are of another match.
    pub budget: String,
    /// Stop as soon as this is decided.
    pub sprt: Option<Sprt>,
    /// Makes a player, on the thread where it will play.
    pub sit: &'a (dyn Fn(usize) -> Box<dyn Player<G>> + Sync),
}

impl<G: ReplayableGame> Match<'_, G> {
    /// The fewest deals that make so many games.
    pub fn deals_for(games: u64, players: usize) -> u64 {
        games.div_ceil(players as u64)
    }

    /// Who sits where in a game.
    pub(crate) fn names_by_seat(&self, place: Place) -> Vec<String> {
        let players = self.names.len();
        Seat::all(players).map(|seat| self.names[place.player(seat, players)].clone()).collect()
    }
}
