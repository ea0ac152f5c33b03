//! The games of a match so far, and whether it is over.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::record::ReplayableGame;

use crate::lineup::Lineups;
use crate::log::LoggedGames;
use crate::match_setup::Match;
use crate::place::Place;
use crate::played::MatchGame;
use crate::results::{FromLog, MatchEnd, Progress, Results};
use crate::sprt::{SprtState, Verdict};

/// The games so far.
pub(crate) struct Scoreboard {
    lineups: Lineups,
    deals: u64,
    pub(crate) games: BTreeMap<Place, MatchGame>,
    /// What the first player has won, and in how many games.
    first: (f64, u64),
    /// The deals up to this one are whole, and the test has seen them.
    whole: u64,
    test: Option<SprtState>,
    stop_on_forfeit: bool,
    /// The forfeit that ended the match.
    stopped_by: Option<MatchGame>,
    log: Option<LogUse>,
}

/// What the match found in its log.
struct LogUse {
    known: BTreeSet<Place>,
    of_other_versions: usize,
}

impl Scoreboard {
    pub(crate) fn new<G: ReplayableGame>(of: &Match<'_, G>, logged: Option<LoggedGames>) -> Self {
        let mut board = Self {
            lineups: of.lineups.clone(),
            deals: of.deals,
            games: BTreeMap::new(),
            first: (0.0, 0),
            whole: 0,
            test: of.sprt.map(|sprt| SprtState::new(sprt, of.lineups.seats())),
            stop_on_forfeit: of.stop_on_forfeit,
            stopped_by: None,
            log: None,
        };
        if let Some(LoggedGames { mut games, of_other_versions }) = logged {
            // A log may hold more than is asked for.
            games.retain(|place, _| place.deal < of.deals);
            board.log = Some(LogUse { known: games.keys().copied().collect(), of_other_versions });
            for game in games.into_values() {
                board.add(game);
            }
        }
        board
    }

    pub(crate) fn add(&mut self, game: MatchGame) {
        if let Some(share) = share_of_first(&game) {
            self.first = (self.first.0 + share, self.first.1 + 1);
        }
        if self.stop_on_forfeit && self.stopped_by.is_none() && game.is_forfeited() {
            self.stopped_by = Some(game.clone());
        }
        self.games.insert(game.place, game);
        while !self.is_decided() && self.whole < self.deals && self.is_whole(self.whole) {
            let shares: Vec<f64> = self.deal(self.whole).filter_map(share_of_first).collect();
            if let Some(test) = &mut self.test {
                test.add(shares.iter().sum::<f64>() / shares.len() as f64);
            }
            self.whole += 1;
        }
    }

    fn deal(&self, deal: u64) -> impl Iterator<Item = &MatchGame> {
        let first = Place { deal, table: 0, rotation: 0 };
        self.games.range(first..Place { deal: deal + 1, ..first }).map(|(_, game)| game)
    }

    fn is_whole(&self, deal: u64) -> bool {
        self.deal(deal).count() as u64 == self.lineups.games_per_deal()
    }

    fn is_decided(&self) -> bool {
        self.test.is_some_and(|test| test.verdict() != Verdict::Open)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_decided() || self.whole == self.deals || self.stopped_by.is_some()
    }

    pub(crate) fn progress(&self, latest: Option<Place>) -> Progress<'_> {
        let (won, games) = self.first;
        Progress {
            latest: latest.and_then(|place| self.games.get(&place)),
            games: self.games.len() as u64,
            of: self.deals * self.lineups.games_per_deal(),
            share: (games > 0).then(|| won / games as f64),
            seats: self.lineups.seats(),
            test: self.test,
            from_log: self.log_use(),
        }
    }

    fn log_use(&self) -> Option<FromLog> {
        let LogUse { known, of_other_versions } = self.log.as_ref()?;
        Some(FromLog { games: known.len(), of_other_versions: *of_other_versions })
    }

    pub(crate) fn results(mut self) -> Results {
        let ended = match (self.is_decided(), self.whole == self.deals) {
            _ if self.stopped_by.is_some() => MatchEnd::Forfeited,
            (true, _) => MatchEnd::Decided,
            (false, true) => MatchEnd::Complete,
            (false, false) => MatchEnd::Interrupted,
        };
        let mut deals: Vec<u64> = self.games.keys().map(|place| place.deal).collect();
        deals.dedup();
        // A test has seen the first deals only, and its verdict is about them.
        let counts = |deal: &u64| self.is_whole(*deal) && (self.test.is_none() || *deal < self.whole);
        let counted: Vec<u64> = deals.into_iter().filter(counts).collect();
        let is_counted = |place: &Place| counted.binary_search(&place.deal).is_ok();
        self.games.retain(|place, _| is_counted(place));
        if let Some(log) = &mut self.log {
            log.known.retain(is_counted);
        }
        Results {
            from_log: self.log_use(),
            games: self.games.into_values().collect(),
            ended,
            test: self.test,
            stopped_by: self.stopped_by,
            lineups: self.lineups,
        }
    }
}

/// The first player's share in a game, if they played it.
fn share_of_first(game: &MatchGame) -> Option<f64> {
    game.position(0).map(|first| game.share(first))
}
