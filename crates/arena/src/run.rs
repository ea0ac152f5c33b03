//! Playing a match, on several threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use tabletop::record::ReplayableGame;

use crate::fault::FaultReport;
use crate::log::{Log, LogError};
use crate::match_setup::Match;
use crate::place::Place;
use crate::played::{End, MatchGame};
use crate::record::play;
use crate::results::{Progress, Results};
use crate::scoreboard::Scoreboard;

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
        report: Box<FaultReport>,
    },
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
    let logged = log.as_mut().map(|log| log.read(of)).transpose()?;
    let mut board = Scoreboard::new(of, logged);
    progress(&board.progress(None));
    let halt = AtomicBool::new(board.is_over());
    let next = AtomicU64::new(0);
    let known: Vec<Place> = board.games.keys().copied().collect();
    let written = std::thread::scope(|scope| {
        let (sender, played) = channel();
        for _ in 0..of.jobs.max(1) {
            let sender = sender.clone();
            let (next, known, halt) = (&next, &known, &halt);
            scope.spawn(move || work(of, next, known, halt, stop, &sender));
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
        return Err(MatchError::NotStarted {
            name: of.entrants[game.players[*by]].name.clone(),
            report: Box::new(report.clone()),
        });
    }
    log.map_or(Ok(()), |log| log.append(line)).map_err(|error| LogError::from(error).into())
}

/// Plays one game after another, each that no other thread has taken.
fn work<G: ReplayableGame>(
    of: &Match<'_, G>,
    next: &AtomicU64,
    known: &[Place],
    halt: &AtomicBool,
    stop: &AtomicBool,
    sender: &Sender<(String, MatchGame)>,
) {
    let halted = || halt.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
    let mut seated: Vec<_> = (0..of.entrants.len()).map(|player| (of.sit)(player)).collect();
    while !halted() {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let place = of.lineups.place(number);
        if place.deal >= of.deals {
            return;
        }
        if known.binary_search(&place).is_ok() {
            continue;
        }
        let Some(game) = play(of, place, &mut seated, &halted) else { return };
        if of.stop_on_forfeit && game.1.is_forfeited() {
            // At once: the receiver may be behind.
            halt.store(true, Ordering::Relaxed);
        }
        if sender.send(game).is_err() {
            return;
        }
    }
}
