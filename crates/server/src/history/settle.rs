//! Counting rated games, each once and in the order in which they ended.

use std::time::Duration;

use tabletop::message::Chain;

use super::rating;
use crate::app::App;
use crate::store::StoreError;

impl App {
    /// Counts every rated game that has ended. What this returns to is up to date.
    pub(crate) async fn settle(&self) -> Result<(), StoreError> {
        let _alone = self.history.counting.lock().await;
        while let Some(game) = self.store.uncounted(rating::PERIOD).await? {
            self.store.count(&game, rating::after(&game)).await?;
        }
        Ok(())
    }
}

/// Counts games as they end, for as long as the server runs.
pub(super) async fn keep_settling(app: App) {
    loop {
        if let Err(error) = app.settle().await {
            tracing::error!(error = %Chain(&error), "could not count ratings; retrying in 5 s");
            app.time.until(app.time.now().plus(Duration::from_secs(5))).await;
            continue;
        }
        app.history.game_ended.notified().await;
    }
}
