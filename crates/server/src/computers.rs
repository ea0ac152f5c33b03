//! Computers think on threads of their own, few enough that requests are never starved.

use std::sync::Arc;

use mandala_players::Cancel;
use tokio::sync::Semaphore;

use crate::meters::{Count, THINKING, THINKING_QUEUED};

/// A bounded number of thinkers.
#[derive(Clone, Debug)]
pub(crate) struct Computers(Arc<Semaphore>);

impl Computers {
    pub(crate) fn new(thinkers: usize) -> Self {
        Self(Arc::new(Semaphore::new(thinkers)))
    }

    /// Lets all work fail from now on, as if it panicked.
    #[cfg(test)]
    pub(crate) fn fail(&self) {
        self.0.close();
    }

    /// Does the work when there is room for it; nothing if it was cancelled before that, or failed.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        cancel: Cancel,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Option<T> {
        let waiting = Count::new(THINKING_QUEUED);
        let permit = self.0.clone().acquire_owned().await.ok()?;
        drop(waiting);
        if cancel.is_cancelled() {
            return None;
        }
        let done = tokio::task::spawn_blocking(move || {
            let working = Count::new(THINKING);
            let done = work(&cancel);
            drop((permit, working));
            done
        });
        done.await.inspect_err(|error| tracing::error!(%error, "a computer failed")).ok()
    }
}
