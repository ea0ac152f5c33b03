//! What becomes of finished games: replays, ratings, statistics and analyses; and the deals of the days.

mod analysis;
mod daily;
mod film;
mod lessons;
mod position;
mod rating;
mod settle;
mod statistics;

use tokio::sync::{Mutex, Notify, watch};

use crate::app::App;
use crate::blocking_pool::BlockingPool;
use crate::store::StoreError;

pub(crate) use analysis::{AnalysisOf, Progress, begin_analysis};
pub(crate) use daily::{day, today};
pub(crate) use film::{Eyes, UPLOAD, film, frame};
pub(crate) use lessons::{NamedLesson, lessons};
pub(crate) use position::position;
pub(crate) use statistics::statistics;

/// What the history's tasks share.
#[derive(Debug)]
pub(crate) struct Desk {
    /// A game has ended.
    ended: Notify,
    /// Somebody wants an analysis.
    asked: Notify,
    /// How far the analysis that is being made has come.
    progress: watch::Sender<Option<Progress>>,
    /// Records that are played through.
    pub(crate) replaying: BlockingPool,
    /// Ratings are counted by one at a time, in order.
    counting: Mutex<()>,
}

/// Playing a record through takes a core for a moment: so many may do that at the same time, and so many in all may wait for
/// it.
const REPLAYS: (usize, usize) = (2, 200);

impl Default for Desk {
    fn default() -> Self {
        Self {
            ended: Notify::default(),
            asked: Notify::default(),
            progress: watch::Sender::default(),
            replaying: BlockingPool::new(REPLAYS.0, REPLAYS.1),
            counting: Mutex::default(),
        }
    }
}

impl Desk {
    /// An analysis has come so far.
    pub(crate) fn note_progress(&self, progress: Option<Progress>) {
        self.progress.send_replace(progress);
    }

    /// A game has ended and is kept.
    pub(crate) fn game_ended(&self) {
        self.ended.notify_one();
    }
}

/// Makes sure of today's and tomorrow's deals, and starts the tasks that work off what is waiting: also what was waiting when
/// the server last ended.
pub(crate) async fn start(app: &App) -> Result<(), StoreError> {
    daily::prepare(app).await?;
    tokio::spawn(settle::keep_settling(app.clone()));
    tokio::spawn(analysis::keep_analysing(app.clone()));
    tokio::spawn(daily::keep_dealing(app.clone()));
    Ok(())
}
