//! The state that the tasks and requests about finished games share.

use std::sync::Arc;

use mandala_jobs::Progress;
use tokio::sync::{Mutex, Notify, watch};

use crate::blocking_pool::BlockingPool;

/// How many records are replayed at the same time, and how many may wait for that altogether: each takes a core for a moment.
const REPLAYS: (usize, usize) = (2, 200);

/// Shared by everything about finished games.
#[derive(Debug)]
pub(crate) struct HistoryServices {
    /// Notified when a game has ended and is stored.
    pub(crate) game_ended: Arc<Notify>,
    /// Notified when an analysis is asked for.
    pub(crate) analysis_asked: Notify,
    /// How far the analysis that is being made has come.
    pub(crate) progress: watch::Sender<Option<Progress>>,
    /// Replays records.
    pub(crate) replaying: BlockingPool,
    /// Ratings are counted by one task at a time, in order.
    pub(crate) counting: Mutex<()>,
}

impl Default for HistoryServices {
    fn default() -> Self {
        Self {
            game_ended: Arc::default(),
            analysis_asked: Notify::default(),
            progress: watch::Sender::default(),
            replaying: BlockingPool::new(REPLAYS.0, REPLAYS.1),
            counting: Mutex::default(),
        }
    }
}

impl HistoryServices {
    /// Notes how far an analysis has come; nothing when none is being made.
    pub(crate) fn note_progress(&self, progress: Option<Progress>) {
        self.progress.send_replace(progress);
    }
}
