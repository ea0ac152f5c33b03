//! Computers think on threads of their own, few enough that requests are never starved.

use std::sync::Arc;

use mandala_players::Cancel;
use mandala_store::meters::Count;
use tokio::sync::Semaphore;

/// The metric of computers at work.
pub const THINKING: &str = "mandala_thinking";
/// The metric of computers that wait for a core.
pub const THINKING_QUEUED: &str = "mandala_thinking_queued";

/// A bounded number of threads for computers.
#[derive(Clone, Debug)]
pub struct ThinkerPool(Arc<Semaphore>);

impl ThinkerPool {
    /// A pool of so many threads.
    pub fn new(thinkers: usize) -> Self {
        Self(Arc::new(Semaphore::new(thinkers)))
    }

    /// Takes no more work: what is asked from now on fails.
    pub fn close(&self) {
        self.0.close();
    }

    /// Runs `work` when a thread is free; nothing if it was cancelled before that, or failed.
    pub async fn think<T: Send + 'static>(
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
        done.await.inspect_err(|error| tracing::error!(%error, "a computer has panicked")).ok()
    }
}
