//! A bounded pool for work that would block the runtime: a few pieces run at a time, and only so many may wait.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::denied::Denied;
use crate::refusal::Refusal;

/// Runs blocking work on threads of its own.
#[derive(Clone, Debug)]
pub(crate) struct BlockingPool {
    running: Arc<Semaphore>,
    admitted: Arc<Semaphore>,
}

impl BlockingPool {
    /// At most `at_once` pieces run, and at most `in_all` are admitted, waiting ones included.
    pub(crate) fn new(at_once: usize, in_all: usize) -> Self {
        Self { running: Arc::new(Semaphore::new(at_once)), admitted: Arc::new(Semaphore::new(in_all)) }
    }

    /// Runs work as soon as there is room; refuses it if too much waits already.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _admitted = self.admitted.try_acquire().map_err(|_| Refusal::Unavailable)?;
        let permit = Arc::clone(&self.running).acquire_owned().await.map_err(|_| Refusal::Unavailable)?;
        // The permit moves to the thread: the work goes on even if the caller is dropped.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        done.await.map_err(|_| Refusal::Denied(Denied::Internal))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn only_a_few_work_and_only_so_many_wait() {
        let pool = BlockingPool::new(1, 2);
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (go_on, wait) = mpsc::channel();
        let working = tokio::spawn({
            let pool = pool.clone();
            async move {
                let work = move || {
                    begun.send(()).unwrap();
                    wait.recv().unwrap()
                };
                pool.run(work).await
            }
        });
        has_begun.await.unwrap();
        let mut second = std::pin::pin!(pool.run(|| 2));
        assert!(second.as_mut().now_or_never().is_none(), "one works, one waits");
        assert_eq!(pool.run(|| 3).await, Err(Refusal::Unavailable), "that is enough");
        go_on.send(1).unwrap();
        assert_eq!((working.await.unwrap(), second.await), (Ok(1), Ok(2)));
        assert_eq!(pool.run(|| 4).await, Ok(4));
    }
}
