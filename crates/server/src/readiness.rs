//! Whether the store can be written to: asked by every proxy and probe, but tried only every few seconds.

use std::time::Duration;

use mandala_table::{Id, Timestamp};
use tokio::sync::Mutex;

use crate::store::Store;

/// For so long an answer holds.
const HOLDS: Duration = Duration::from_secs(3);

/// How long the store may take.
const WRITE_TIMEOUT: Duration = Duration::from_millis(1500);

/// The last answer of the store, and when it came.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Timestamp, bool)>>);

impl Readiness {
    /// Whether this node can write to the store. All who ask at once share one answer.
    pub(crate) async fn can_write(&self, store: &dyn Store, node: Id, now: Timestamp) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, can_write)) = *last
            // A clock that was set back makes no answer hold for longer.
            && at <= now
            && now < at.plus(HOLDS)
        {
            return can_write;
        }
        let can_write = try_to_write(store, node, now).await;
        *last = Some((now, can_write));
        can_write
    }
}

async fn try_to_write(store: &dyn Store, node: Id, now: Timestamp) -> bool {
    match tokio::time::timeout(WRITE_TIMEOUT, store.check_writable(node, now)).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store cannot be written to; /readyz answers 503");
            false
        }
        Err(_) => {
            tracing::warn!("the store has written nothing within {WRITE_TIMEOUT:?}; /readyz answers 503");
            false
        }
    }
}
