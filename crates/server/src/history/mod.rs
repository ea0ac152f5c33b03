//! What becomes of finished games: replays, ratings, statistics and analyses; and the deals of the days.

mod analysis;
mod daily;
mod film;
mod lessons;
mod position;
mod rating;
mod settle;
mod statistics;

use crate::app::App;
use crate::store::StoreError;

pub(crate) use analysis::AnalysisOf;
pub(crate) use daily::{secrets_of, today};
pub(crate) use film::{ReplayViewpoint, film, frame};
pub(crate) use lessons::{NamedLesson, lessons};
pub(crate) use position::position;
pub(crate) use statistics::statistics;

/// Makes sure of today's and tomorrow's deals, and starts the tasks that work off what is waiting: also what was waiting when
/// the server last ended.
pub(crate) async fn start(app: &App) -> Result<(), StoreError> {
    daily::prepare(app).await?;
    tokio::spawn(settle::keep_settling(app.clone()));
    tokio::spawn(analysis::keep_analysing(app.clone()));
    tokio::spawn(daily::keep_dealing(app.clone()));
    Ok(())
}
