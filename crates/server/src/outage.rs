//! How long the server was away: it stores a heartbeat now and then, and finds the last one when it is back.

use std::time::Duration;

use mandala_table::Outage;
use tabletop::message::Chain;

use crate::app::App;
use crate::store::StoreError;

/// How often a heartbeat is stored. After an outage a clock may have at most this much more than it had, never less.
const EVERY: Duration = Duration::from_secs(5);

impl App {
    /// Finds out how long the server was away.
    pub(crate) async fn note_outage(&self) -> Result<(), StoreError> {
        let until = self.time.now();
        if let Some(since) = self.store.last_alive().await? {
            // A server is started once.
            let _ = self.outage.set(Outage { since, until });
        }
        Ok(())
    }

    /// Stores heartbeats from now on.
    pub(crate) async fn keep_heartbeat(&self) {
        self.store_heartbeat().await;
        let app = self.clone();
        tokio::spawn(async move {
            loop {
                // A server that is shutting down is no longer alive.
                tokio::select! {
                    biased;
                    () = app.shutdown.requested() => break,
                    () = app.time.until(app.time.now().plus(EVERY)) => app.store_heartbeat().await,
                }
            }
        });
    }

    /// A failure does not stop the server: with a full disk, tables can still be read.
    async fn store_heartbeat(&self) {
        if let Err(error) = self.store.note_alive(self.time.now()).await {
            tracing::warn!(error = %Chain(&error), "could not store a heartbeat; retrying in {EVERY:?}");
        }
    }
}
