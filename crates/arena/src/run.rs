//! Playing a match, on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use tabletop::Seat;
use tabletop::record::ReplayableGame;

use crate::fault::FaultReport;
use crate::log::{Log, LogError};
use crate::place::Place;
use crate::played::{End, MatchGame};
use crate::player::Player;
use crate::record::play;
use crate::scoreboard::Scoreboard;
use crate::sprt::{Sprt, SprtState};

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
    /// Stop as soon as a game is forfeited.
    pub stop_on_forfeit: bool,
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

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Every deal was played.
    Complete,
    /// The test was decided before.
    Decided,
    /// It was stopped before.
    Interrupted,
    /// A game was forfeited, which was to end it.
    Forfeited,
}

/// Why a match cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// Its log cannot be used.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A program cannot be started.
    #[error("{name}: {}; expected: {}", .report.what, .report.expected)]
    NotStarted {
        /// The player's name.
        name: String,
        /// What happened.
        report: FaultReport,
    },
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
    /// The forfeit that ended it, if one was to. Its deal may not be whole.
    pub stopped_by: Option<MatchGame>,
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
    /// The game that has just ended.
    pub latest: Option<&'a MatchGame>,
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
) -> Result<Results, MatchError> {
    let known = log.as_mut().map_or_else(|| Ok(BTreeMap::new()), |log| log.read(of))?;
    let mut board = Scoreboard::new(of, known);
    progress(&board.progress(None));
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
            let kept = keep(of, log.as_deref_mut(), &line, &game);
            if kept.is_ok() {
                let place = game.place;
                board.add(game);
                progress(&board.progress(Some(place)));
            }
            if kept.is_err() || board.is_over() {
                halt.store(true, Ordering::Relaxed);
            }
            kept?;
        }
        Ok::<_, MatchError>(())
    });
    written?;
    Ok(board.results())
}

/// Writes a game to the log. One that was lost because a program never ran is none.
fn keep<G: ReplayableGame>(
    of: &Match<'_, G>,
    log: Option<&mut Log>,
    line: &str,
    game: &MatchGame,
) -> Result<(), MatchError> {
    if let End::Forfeited { by, report: Some(report), .. } = &game.end
        && report.is_not_started()
    {
        return Err(MatchError::NotStarted { name: of.names[*by].clone(), report: report.clone() });
    }
    log.map_or(Ok(()), |log| log.append(line)).map_err(|error| LogError::from(error).into())
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
