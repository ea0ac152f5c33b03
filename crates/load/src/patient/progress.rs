//! The progress at one table: how far each of its players has come, and when something last happened.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A table through all of its games: a rematch has a table of its own on the server.
#[derive(Debug)]
pub(super) struct TableProgress {
    /// Whether a clock runs: then the last game ends by it.
    clock: bool,
    stopping: AtomicBool,
    pauses: Mutex<Pauses>,
    players: Mutex<Vec<PlayerStatus>>,
}

#[derive(Debug)]
struct Pauses {
    /// The highest version of each table that any player has seen.
    seen: HashMap<String, u32>,
    /// Since when progress is due.
    due: Instant,
    longest: Pause,
}

/// A time without progress, and the version that ended it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Pause {
    pub(super) time: Duration,
    pub(super) place: String,
}

/// How far a player has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each read by itself")]
pub(super) struct PlayerStatus {
    pub(super) table: String,
    pub(super) version: u32,
    /// Whether the player is connected and has received a snapshot.
    pub(super) connected: bool,
    /// Whether a command is not answered yet, or a rematch not joined.
    pub(super) waiting: bool,
    pub(super) to_move: bool,
    pub(super) over: bool,
}

impl TableProgress {
    pub(super) fn new(players: usize, clock: bool) -> Self {
        let (seen, due) = (HashMap::new(), Instant::now());
        Self {
            clock,
            stopping: AtomicBool::new(false),
            pauses: Mutex::new(Pauses { seen, due, longest: Pause::default() }),
            players: Mutex::new(vec![PlayerStatus::default(); players]),
        }
    }

    pub(super) fn has_clock(&self) -> bool {
        self.clock
    }

    /// Whether no player may begin anything new.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Stops new actions; gives the longest pause until now.
    pub(super) fn stop(&self) -> Pause {
        self.stopping.store(true, Ordering::Relaxed);
        let pauses = lock(&self.pauses);
        let last = Pause { time: pauses.due.elapsed(), place: format!("the end of {self}") };
        pauses.longest.clone().max(last)
    }

    /// Notes that a player has seen a version of a table. The first to see it ends a pause.
    pub(super) fn saw(&self, table: &str, version: u32) {
        let mut pauses = lock(&self.pauses);
        let seen = pauses.seen.entry(table.to_owned()).or_default();
        if *seen < version {
            *seen = version;
            let pause = Pause { time: pauses.due.elapsed(), place: format!("{table}, version {version}") };
            if pause > pauses.longest {
                pauses.longest = pause;
            }
            pauses.due = Instant::now();
        }
    }

    /// Notes that the player to move lets this time run out.
    pub(super) fn expect_after(&self, time: Duration) {
        lock(&self.pauses).due = Instant::now() + time;
    }

    pub(super) fn set_status(&self, player: usize, status: PlayerStatus) {
        lock(&self.players)[player] = status;
    }

    /// Whether all players have seen the same, and nothing happens any more unless one of them acts.
    pub(super) fn is_settled(&self) -> bool {
        let players = lock(&self.players);
        let same = players.iter().all(|player| {
            player.connected
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

    /// The table and version that each player has seen last.
    pub(super) fn last_seen(&self) -> Vec<(String, u32)> {
        lock(&self.players).iter().map(|player| (player.table.clone(), player.version)).collect()
    }
}

impl fmt::Display for TableProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", lock(&self.players))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(version: u32, to_move: bool) -> PlayerStatus {
        PlayerStatus { table: "t".to_owned(), version, connected: true, to_move, ..PlayerStatus::default() }
    }

    #[test]
    fn a_table_is_settled_when_all_have_seen_the_same_and_one_is_to_move() {
        let table = TableProgress::new(2, false);
        table.set_status(0, status(7, true));
        for (other, settled) in [
            (status(7, false), true),
            (status(6, false), false),
            (PlayerStatus { connected: false, ..status(7, false) }, false),
            (PlayerStatus { waiting: true, ..status(7, false) }, false),
        ] {
            table.set_status(1, other.clone());
            assert_eq!(table.is_settled(), settled, "{other:?}");
        }
        table.set_status(0, status(7, false));
        table.set_status(1, status(7, false));
        assert!(!table.is_settled(), "a computer is to move");
    }
}
