//! Work that takes a while, on threads of its own: a few at a time, and only so many may wait.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::people::Denied;
use crate::refusal::Refusal;

/// Does work where it holds nobody else up.
#[derive(Clone, Debug)]
pub(crate) struct Aside {
    working: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Aside {
    /// So many at the same time, and so many in all, those that wait included.
    pub(crate) fn new(at_once: usize, in_all: usize) -> Self {
        Self { working: Arc::new(Semaphore::new(at_once)), waiting: Arc::new(Semaphore::new(in_all)) }
    }

    /// Does something as soon as there is room; if too many wait for that already, it is refused.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Refusal::Unavailable)?;
        let working = Arc::clone(&self.working).acquire_owned().await.map_err(|_| Refusal::Unavailable)?;
        // The permit goes along: the work takes its time even if whoever asked has gone.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(working);
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
        let aside = Aside::new(1, 2);
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (go_on, wait) = mpsc::channel();
        let working = tokio::spawn({
            let aside = aside.clone();
            async move {
                let work = move || {
                    begun.send(()).unwrap();
                    wait.recv().unwrap()
                };
                aside.work(work).await
            }
        });
        has_begun.await.unwrap();
        let mut second = std::pin::pin!(aside.work(|| 2));
        assert!(second.as_mut().now_or_never().is_none(), "one works, one waits");
        assert_eq!(aside.work(|| 3).await, Err(Refusal::Unavailable), "that is enough");
        go_on.send(1).unwrap();
        assert_eq!((working.await.unwrap(), second.await), (Ok(1), Ok(2)));
        assert_eq!(aside.work(|| 4).await, Ok(4));
    }
}
