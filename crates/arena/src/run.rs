//! Playing a match, on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use tabletop::record::ReplayableGame;

use crate::log::{Log, LogError};
use crate::match_setup::Match;
use crate::place::Place;
use crate::played::MatchGame;
use crate::record::play;
use crate::sprt::{SprtState, Verdict};

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Every deal was played.
    Complete,
    /// The test was decided before.
    Decided,
    /// It was stopped before.
    Interrupted,
}

/// What a match came to.
#[derive(Clone, Debug)]
pub struct Results {
    /// The games of whole deals, in order.
    pub games: Vec<MatchGame>,
    /// How it ended.
    pub ended: Ended,
    /// The test, if there was one.
    pub test: Option<SprtState>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Games known so far, those from the log included.
    pub games: u64,
    /// Games the match is to have.
    pub of: u64,
    /// What each player has won: the sum of their shares.
    pub shares: &'a [f64],
    /// The test, if there is one.
    pub test: Option<SprtState>,
}

/// Plays a match, or what the log does not have of it yet, until it is over or `stop` is set. `progress` is called after every
/// game.
///
/// The results do not depend on the number of jobs: a test looks at deals in their order, and what was played beyond the one
/// that decides it is in the log but not in the results.
pub fn run<G: ReplayableGame>(
    of: &Match<'_, G>,
    mut log: Option<&mut Log>,
    stop: &AtomicBool,
    mut progress: impl FnMut(&Progress<'_>),
) -> Result<Results, LogError> {
    let known = log.as_mut().map_or_else(|| Ok(BTreeMap::new()), |log| log.read(of))?;
    let mut board = Scoreboard::new(of, known);
    progress(&board.progress());
    let halt = AtomicBool::new(board.is_over());
    let halted = || halt.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
    let next = AtomicU64::new(0);
    let known: Vec<Place> = board.games.keys().copied().collect();
    let written = std::thread::scope(|scope| {
        let (sender, played) = channel();
        for _ in 0..of.jobs.max(1) {
            let sender = sender.clone();
            let (next, known, halted) = (&next, &known, &halted);
            scope.spawn(move || work(of, next, known, halted, &sender));
        }
        drop(sender);
        for (line, game) in played {
            // Games after the deciding one are kept, too.
            let written = log.as_mut().map_or(Ok(()), |log| log.append(&line));
            board.add(game);
            progress(&board.progress());
            if written.is_err() || board.is_over() {
                halt.store(true, Ordering::Relaxed);
            }
            written?;
        }
        Ok::<_, LogError>(())
    });
    written?;
    Ok(board.results())
}

/// Plays one game after another, each that no other thread has taken.
fn work<G: ReplayableGame>(
    of: &Match<'_, G>,
    next: &AtomicU64,
    known: &[Place],
    halted: &(impl Fn() -> bool + Sync),
    sender: &Sender<(String, MatchGame)>,
) {
    let players = of.names.len();
    let mut seated: Vec<_> = (0..players).map(|player| (of.sit)(player)).collect();
    while !halted() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let place = Place::nth(number, players);
        if place.deal >= of.deals {
            return;
        }
        if known.binary_search(&place).is_ok() {
            continue;
        }
        let Some(game) = play(of, place, &mut seated, halted) else { return };
        if sender.send(game).is_err() {
            return;
        }
    }
}

/// The games so far.
struct Scoreboard {
    players: usize,
    deals: u64,
    games: BTreeMap<Place, MatchGame>,
    shares: Vec<f64>,
    /// The deals up to this one are whole, and the test has seen them.
    whole: u64,
    test: Option<SprtState>,
}

impl Scoreboard {
    fn new<G: ReplayableGame>(of: &Match<'_, G>, mut known: BTreeMap<Place, MatchGame>) -> Self {
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
        };
        for game in known.into_values() {
            board.add(game);
        }
        board
    }

    fn add(&mut self, game: MatchGame) {
        for (player, sum) in self.shares.iter_mut().enumerate() {
            *sum += game.share(player);
        }
        self.games.insert(game.place, game);
        while !self.is_over() && self.is_whole(self.whole) {
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

    fn is_over(&self) -> bool {
        self.is_decided() || self.whole == self.deals
    }

    fn progress(&self) -> Progress<'_> {
        Progress {
            games: self.games.len() as u64,
            of: self.deals * self.players as u64,
            shares: &self.shares,
            test: self.test,
        }
    }

    fn results(mut self) -> Results {
        let ended = match (self.is_decided(), self.whole == self.deals) {
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
        Results { games: self.games.into_values().collect(), ended, test: self.test }
    }
}
