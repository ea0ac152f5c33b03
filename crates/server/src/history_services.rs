//! The state that the tasks and requests about finished games share.

use std::sync::{Arc, PoisonError};

use mandala_jobs::{FairPool, Progress};
use mandala_table::Day;
use tokio::sync::{Mutex, Notify, watch};

/// How many records are replayed at the same time, and how many may wait for that: each takes a core for a moment.
const REPLAYS: (usize, usize) = (2, 200);

/// Of so many analyses it is known how far they have come. Of some that workers make, the end is never heard of.
const MOST_UNDER_WAY: usize = 100;

/// Shared by everything about finished games.
#[derive(Debug)]
pub(crate) struct HistoryServices {
    /// Notified when a game has ended and is stored.
    pub(crate) game_ended: Arc<Notify>,
    /// Notified when an analysis is asked for.
    pub(crate) analysis_asked: Notify,
    /// How far the analyses have come that are being made, the one that was last heard of last.
    pub(crate) progress: watch::Sender<Vec<Progress>>,
    /// Replays records.
    pub(crate) replaying: FairPool,
    /// The latest day that has been today.
    latest_day: std::sync::Mutex<Option<Day>>,
    /// Ratings are counted by one task at a time, in order.
    pub(crate) counting: Mutex<()>,
}

impl Default for HistoryServices {
    fn default() -> Self {
        Self {
            game_ended: Arc::default(),
            analysis_asked: Notify::default(),
            progress: watch::Sender::default(),
            replaying: FairPool::new("replay", REPLAYS.0, REPLAYS.1),
            latest_day: std::sync::Mutex::default(),
            counting: Mutex::default(),
        }
    }
}

impl HistoryServices {
    /// The later of this day and those that have been today.
    pub(crate) fn latest_day(&self, day: Day) -> Day {
        let mut latest = self.latest_day.lock().unwrap_or_else(PoisonError::into_inner);
        let day = latest.map_or(day, |known| known.max(day));
        *latest.insert(day)
    }

    /// How far an analysis has come; nothing if it is not being made.
    pub(crate) fn progress_of(&self, key: &str) -> Option<Progress> {
        self.progress.borrow().iter().find(|progress| progress.key == key).cloned()
    }

    /// Notes how far an analysis has come.
    pub(crate) fn note_progress(&self, progress: Progress) {
        self.progress.send_modify(|all| {
            all.retain(|known| known.key != progress.key);
            all.push(progress);
            if all.len() > MOST_UNDER_WAY {
                all.remove(0);
            }
        });
    }

    /// Notes that an analysis is not being made any more.
    pub(crate) fn end_progress(&self, key: &str) {
        self.progress.send_modify(|all| all.retain(|known| known.key != key));
    }
}
