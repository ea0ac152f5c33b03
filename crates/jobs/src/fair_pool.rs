//! A few threads that people share.

use mandala_players::Cancel;
use mandala_store::meters::Count;

use crate::fair_turns::FairTurns;
use crate::owner::Owner;

/// The metric of work that runs on shared threads, by class.
pub const THINKING: &str = "mandala_thinking";

/// Why work on shared threads has come to no end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    /// It never began: it was cancelled, or too much waits.
    #[error("the work was cancelled or refused")]
    NotBegun,
    /// It has a fault.
    #[error("the work has panicked")]
    Panicked,
}

/// A bounded number of threads. Cheap to clone.
#[derive(Clone, Debug)]
pub struct FairPool(FairTurns);

impl FairPool {
    /// A pool of so many threads, for which so much may wait. Where more would, what came last of those with most is refused.
    pub fn new(class: &'static str, threads: usize, most: usize) -> Self {
        Self(FairTurns::new(class, threads, most))
    }

    /// Takes no more work: what is asked from now on, and what waits, fails.
    pub fn close(&self) {
        self.0.close();
    }

    pub(crate) fn least_waiting(&self, owners: impl IntoIterator<Item = Owner>) -> Option<Owner> {
        self.0.least_waiting(owners)
    }

    /// Runs `work` when it is its owner's turn.
    pub async fn run<T: Send + 'static>(
        &self,
        (owner, cost): (Owner, u32),
        cancel: Cancel,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let turn = self.0.wait(owner, cost, cancel.clone()).await.ok_or(PoolError::NotBegun)?;
        let class = self.0.class(owner);
        // The turn moves to the thread: the work goes on even if the caller is dropped.
        let done = tokio::task::spawn_blocking(move || {
            let working = Count::of_class(THINKING, class);
            let done = work(&cancel);
            drop((turn, working));
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, class, "work on shared threads has panicked");
            PoolError::Panicked
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex, mpsc};

    use super::*;
    use crate::owner::Group;

    fn owner(number: u8) -> Owner {
        Owner { group: Group::Prefix([192, 0, 2, number].into()), person: None }
    }

    /// Work that waits until it may end.
    fn held() -> (mpsc::Sender<()>, impl FnOnce(&Cancel) + Send) {
        let (end, may_end) = mpsc::channel();
        (end, move |_: &Cancel| may_end.recv().unwrap_or_default())
    }

    #[tokio::test]
    async fn a_newcomer_is_next_however_much_waits() {
        let (pool, order) = (FairPool::new("test", 1, usize::MAX), Arc::new(Mutex::new(Vec::new())));
        let (end, work) = held();
        let mut tasks = tokio::task::JoinSet::new();
        let first = pool.clone();
        tasks.spawn(async move { first.run((owner(1), 10), Cancel::default(), work).await });
        while pool.0.taken() == 0 {
            tokio::task::yield_now().await;
        }
        for (waiting, number) in [1, 1, 1, 2].into_iter().enumerate() {
            let (pool, order) = (pool.clone(), Arc::clone(&order));
            let note = move |_: &Cancel| order.lock().unwrap().push(number);
            let queue = pool.clone();
            tasks.spawn(async move { pool.run((owner(number), 10), Cancel::default(), note).await });
            while queue.0.waiting() <= waiting {
                tokio::task::yield_now().await;
            }
        }
        end.send(()).unwrap();
        tasks.join_all().await;
        assert_eq!(*order.lock().unwrap(), [2, 1, 1, 1]);
    }

    #[tokio::test]
    async fn what_is_given_up_or_refused_or_fails_takes_no_thread() {
        let pool = FairPool::new("test", 1, 2);
        let run = |number, work| pool.run((owner(number), 10), Cancel::default(), work);
        let (end, work) = held();
        let blocking = pool.clone();
        let blocked =
            tokio::spawn(async move { blocking.run((owner(1), 10), Cancel::default(), work).await });
        while pool.0.taken() == 0 {
            tokio::task::yield_now().await;
        }
        let nothing: fn(&Cancel) = |_| {};
        let mut waiting = [1, 1].map(|number| Box::pin(run(number, nothing)));
        for wait in &mut waiting {
            assert!(futures_util::poll!(wait).is_pending());
        }
        let mut other = Box::pin(run(2, nothing));
        assert!(futures_util::poll!(&mut other).is_pending());
        let [first, last] = waiting;
        assert_eq!(
            last.await,
            Err(PoolError::NotBegun),
            "the queue is full, and this one came last of those with most"
        );
        drop(first);
        end.send(()).unwrap();
        assert_eq!((blocked.await.unwrap(), other.await), (Ok(()), Ok(())));
        assert_eq!(run(1, |_| panic!("a fault")).await, Err(PoolError::Panicked));
        assert_eq!((run(1, nothing).await, pool.0.taken(), pool.0.waiting()), (Ok(()), 0, 0));
        pool.close();
        assert_eq!(run(1, nothing).await, Err(PoolError::NotBegun));
    }
}
