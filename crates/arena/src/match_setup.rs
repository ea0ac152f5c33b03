//! What a match is before its first game.

use tabletop::Seat;
use tabletop::record::ReplayableGame;

use crate::entrant::Entrant;
use crate::lineup::Lineups;
use crate::place::Place;
use crate::player::Player;
use crate::sprt::Sprt;

/// A match: who plays, how often, and on which terms.
pub struct Match<'a, G: ReplayableGame> {
    /// The players.
    pub entrants: Vec<Entrant>,
    /// Who plays whom.
    pub lineups: Lineups,
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
    /// Stop as soon as a game is forfeited.
    pub stop_on_forfeit: bool,
    /// Makes a player, on the thread where it will play.
    pub sit: &'a (dyn Fn(usize) -> Box<dyn Player<G>> + Sync),
}

impl<G: ReplayableGame> Match<'_, G> {
    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|entrant| entrant.name.clone()).collect()
    }

    /// How many games it has.
    pub fn games(&self) -> u64 {
        self.deals * self.lineups.games_per_deal()
    }

    fn by_seat(&self, place: Place) -> impl Iterator<Item = &Entrant> {
        let (seats, table) = (self.lineups.seats(), self.lineups.at(place.table));
        Seat::all(seats).map(move |seat| &self.entrants[table[place.player(seat, seats)]])
    }

    /// Who sits where in a game.
    pub(crate) fn names_by_seat(&self, place: Place) -> Vec<String> {
        self.by_seat(place).map(|entrant| entrant.name.clone()).collect()
    }

    /// What plays where in a game; nothing where every name says it.
    pub(crate) fn versions_by_seat(&self, place: Place) -> Vec<Option<String>> {
        let versions: Vec<_> = self.by_seat(place).map(|entrant| entrant.version.clone()).collect();
        if versions.iter().any(Option::is_some) { versions } else { Vec::new() }
    }
}
