//! Those who sit at one table: how far each has come, and when something last happened.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A table and its players, through all of their games.
#[derive(Debug)]
pub(super) struct Sitting {
    /// Whether a clock runs: then the last game ends by it.
    clock: bool,
    stopping: AtomicBool,
    progress: Mutex<Progress>,
    players: Mutex<Vec<Standing>>,
}

#[derive(Debug)]
struct Progress {
    /// The highest version of each table that anybody has seen.
    seen: HashMap<String, u32>,
    /// Since when something should have happened.
    due: Instant,
    longest: Pause,
}

/// A time in which nothing happened, and where: the version after it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Pause {
    pub(super) time: Duration,
    pub(super) place: String,
}

/// How far a player has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that may be or not")]
pub(super) struct Standing {
    pub(super) table: String,
    pub(super) version: u32,
    /// Whether they are connected and have seen the table.
    pub(super) there: bool,
    /// Whether they wait for an answer.
    pub(super) waiting: bool,
    /// Whether it is their turn.
    pub(super) to_move: bool,
    /// Whether the game is over.
    pub(super) over: bool,
}

impl Sitting {
    pub(super) fn new(players: usize, clock: bool) -> Self {
        let (seen, due) = (HashMap::new(), Instant::now());
        Self {
            clock,
            stopping: AtomicBool::new(false),
            progress: Mutex::new(Progress { seen, due, longest: Pause::default() }),
            players: Mutex::new(vec![Standing::default(); players]),
        }
    }

    pub(super) fn has_clock(&self) -> bool {
        self.clock
    }

    /// Whether nothing more is to be begun.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Nothing more is to be begun; gives the longest pause until now.
    pub(super) fn stop(&self) -> Pause {
        self.stopping.store(true, Ordering::Relaxed);
        let progress = lock(&self.progress);
        let last = Pause { time: progress.due.elapsed(), place: format!("the end of {self}") };
        progress.longest.clone().max(last)
    }

    /// Somebody has seen a version of a table. If nobody has before, something has happened.
    pub(super) fn saw(&self, table: &str, version: u32) {
        let mut progress = lock(&self.progress);
        let seen = progress.seen.entry(table.to_owned()).or_default();
        if *seen < version {
            *seen = version;
            let pause = Pause { time: progress.due.elapsed(), place: format!("{table}, version {version}") };
            if pause > progress.longest {
                progress.longest = pause;
            }
            progress.due = Instant::now();
        }
    }

    /// Whoever is to move will let this time run out.
    pub(super) fn expect_after(&self, time: Duration) {
        lock(&self.progress).due = Instant::now() + time;
    }

    pub(super) fn stand(&self, player: usize, standing: Standing) {
        lock(&self.players)[player] = standing;
    }

    /// Whether all have seen the same, and nothing can happen any more unless one of them does it.
    pub(super) fn is_settled(&self) -> bool {
        let players = lock(&self.players);
        let same = players.iter().all(|player| {
            player.there
                && !player.waiting
                && (&player.table, player.version) == (&players[0].table, players[0].version)
        });
        let resting = if self.clock {
            players.iter().all(|player| player.over)
        } else {
            players.iter().any(|player| player.over || player.to_move)
        };
        same && resting
    }

    /// What each has seen last.
    pub(super) fn last(&self) -> Vec<(String, u32)> {
        lock(&self.players).iter().map(|player| (player.table.clone(), player.version)).collect()
    }
}

impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", lock(&self.players))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
