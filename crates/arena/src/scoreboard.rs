//! The games of a match so far, and whether it is over.

use std::collections::BTreeMap;

use tabletop::record::ReplayableGame;

use crate::place::Place;
use crate::played::{End, MatchGame};
use crate::run::{Ended, Match, Progress, Results};
use crate::sprt::{SprtState, Verdict};

/// The games so far.
pub(crate) struct Scoreboard {
    players: usize,
    deals: u64,
    pub(crate) games: BTreeMap<Place, MatchGame>,
    shares: Vec<f64>,
    /// The deals up to this one are whole, and the test has seen them.
    whole: u64,
    test: Option<SprtState>,
    stop_on_forfeit: bool,
    /// The forfeit that ended the match.
    stopped_by: Option<MatchGame>,
}

impl Scoreboard {
    pub(crate) fn new<G: ReplayableGame>(of: &Match<'_, G>, mut known: BTreeMap<Place, MatchGame>) -> Self {
        let players = of.names.len();
        // A log may hold more than is asked for.
        known.retain(|place, _| place.deal < of.deals);
        let test = of.sprt.map(|sprt| SprtState::new(sprt, players));
        let mut board = Self {
            players,
            deals: of.deals,
            games: BTreeMap::new(),
            shares: vec![0.0; players],
            whole: 0,
            test,
            stop_on_forfeit: of.stop_on_forfeit,
            stopped_by: None,
        };
        for game in known.into_values() {
            board.add(game);
        }
        board
    }

    pub(crate) fn add(&mut self, game: MatchGame) {
        for (player, sum) in self.shares.iter_mut().enumerate() {
            *sum += game.share(player);
        }
        if self.stop_on_forfeit && self.stopped_by.is_none() && matches!(game.end, End::Forfeited { .. }) {
            self.stopped_by = Some(game.clone());
        }
        self.games.insert(game.place, game);
        while !self.is_decided() && self.whole < self.deals && self.is_whole(self.whole) {
            let share = self.deal(self.whole).map(|game| game.share(0)).sum::<f64>() / self.players as f64;
            if let Some(test) = &mut self.test {
                test.add(share);
            }
            self.whole += 1;
        }
    }

    fn deal(&self, deal: u64) -> impl Iterator<Item = &MatchGame> {
        let last = self.players - 1;
        self.games.range(Place { deal, rotation: 0 }..=Place { deal, rotation: last }).map(|(_, game)| game)
    }

    fn is_whole(&self, deal: u64) -> bool {
        self.deal(deal).count() == self.players
    }

    fn is_decided(&self) -> bool {
        self.test.is_some_and(|test| test.verdict() != Verdict::Open)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_decided() || self.whole == self.deals || self.stopped_by.is_some()
    }

    pub(crate) fn progress(&self, latest: Option<Place>) -> Progress<'_> {
        Progress {
            latest: latest.and_then(|place| self.games.get(&place)),
            games: self.games.len() as u64,
            of: self.deals * self.players as u64,
            shares: &self.shares,
            test: self.test,
        }
    }

    pub(crate) fn results(mut self) -> Results {
        let ended = match (self.is_decided(), self.whole == self.deals) {
            _ if self.stopped_by.is_some() => Ended::Forfeited,
            (true, _) => Ended::Decided,
            (false, true) => Ended::Complete,
            (false, false) => Ended::Interrupted,
        };
        let mut deals: Vec<u64> = self.games.keys().map(|place| place.deal).collect();
        deals.dedup();
        // A test has seen the first deals only, and its verdict is about them.
        let counts = |deal: &u64| self.is_whole(*deal) && (self.test.is_none() || *deal < self.whole);
        let counted: Vec<u64> = deals.into_iter().filter(counts).collect();
        self.games.retain(|place, _| counted.binary_search(&place.deal).is_ok());
        Results {
            games: self.games.into_values().collect(),
            ended,
            test: self.test,
            stopped_by: self.stopped_by,
        }
    }
}
