//! The gate before the job queue. The queue delivers jobs in the order in which they came, to workers that know nothing of people.
//! So a node lets in no more than workers are about to take; the rest waits here, and people take turns.

use std::task::Poll;
use std::time::Duration;

use mandala_players::Cancel;
use tokio::sync::Notify;

use crate::fair_turns::{FairTurns, Turn};
use crate::nats::QueueError;
use crate::owner::Owner;

/// So many jobs may wait in the queue although no worker is idle, so that none has to wait for a node.
const SPARE: u64 = 2;
/// How often a node asks after workers while jobs wait at its gate, beside whenever an answer comes.
const INTERVAL: Duration = Duration::from_millis(250);

/// Where the jobs of one kind wait at a node.
#[derive(Debug)]
pub(crate) struct JobGate {
    turns: FairTurns,
    changed: Notify,
}

/// What the queue has of one kind of job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Backlog {
    /// Workers that wait for a job.
    pub(crate) idle: u64,
    /// Jobs that wait for a worker.
    pub(crate) waiting: u64,
}

impl JobGate {
    pub(crate) fn new(class: &'static str) -> Self {
        Self { turns: FairTurns::new(class, 0, usize::MAX), changed: Notify::new() }
    }

    /// Waits until a job may be queued, and holds the turn until it is; nothing if it was cancelled meanwhile.
    pub(crate) async fn wait(&self, owner: Owner, cost: u32, cancel: Cancel) -> Option<Turn> {
        let mut waiting = std::pin::pin!(self.turns.wait(owner, cost, cancel));
        // The gate is looked at once the job waits there.
        match futures_util::poll!(&mut waiting) {
            Poll::Ready(turn) => turn,
            Poll::Pending => {
                self.changed.notify_one();
                waiting.await
            }
        }
    }

    pub(crate) fn least_waiting(&self, owners: impl IntoIterator<Item = Owner>) -> Option<Owner> {
        self.turns.least_waiting(owners)
    }

    /// How many jobs wait.
    pub(crate) fn waiting(&self) -> usize {
        self.turns.waiting()
    }

    /// A worker has answered: it is about to take another job.
    pub(crate) fn note_answer(&self) {
        self.changed.notify_one();
    }

    /// Lets jobs in for as long as the node runs. `backlog` asks the queue.
    pub(crate) async fn open<Backlogs: Future<Output = Result<Backlog, QueueError>>>(
        &self,
        backlog: impl Fn() -> Backlogs,
    ) {
        loop {
            self.turns.drop_unwanted();
            if self.waiting() == 0 {
                self.changed.notified().await;
            }
            let room = match backlog().await {
                Ok(Backlog { idle, waiting }) => (idle + SPARE).saturating_sub(waiting),
                // The queue is gone: a job that tries it learns that, and its table tries again.
                Err(_) => 1,
            };
            self.turns.set(usize::try_from(room).unwrap_or(usize::MAX));
            // What the queue had will have changed when the next job comes.
            self.turns.set(0);
            let _ = tokio::time::timeout(INTERVAL, self.changed.notified()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::owner::Group;

    fn owner(number: u8) -> Owner {
        Owner { group: Group::Prefix([192, 0, 2, number].into()), person: None }
    }

    /// One person has queued far more than the workers can take; another comes later.
    #[tokio::test]
    async fn only_what_workers_take_is_let_in_and_people_take_turns() {
        let (gate, let_in) = (JobGate::new("test"), Mutex::new(Vec::new()));
        let job = async |number| {
            let _turn = gate.wait(owner(number), 950, Cancel::default()).await;
            let_in.lock().unwrap().push(number);
        };
        // There are two workers; one job is answered each time the test says so.
        let taken = AtomicU64::new(0);
        let backlog = || {
            let waiting = let_in.lock().unwrap().len() as u64 - taken.load(Ordering::Relaxed);
            std::future::ready(Ok(Backlog { idle: 0, waiting }))
        };
        let greedy = futures_util::future::join_all((0..50).map(|_| job(1)));
        let test = async {
            let until = async |count| {
                while let_in.lock().unwrap().len() < count {
                    tokio::task::yield_now().await;
                }
            };
            until(2).await;
            let other = job(2);
            let answers = async {
                for answered in 1..=3 {
                    taken.store(answered, Ordering::Relaxed);
                    gate.note_answer();
                    until(2 + answered as usize).await;
                }
            };
            tokio::join!(other, answers);
        };
        tokio::select! {
            () = gate.open(backlog) => {}
            _ = greedy => {}
            () = test => {}
        }
        assert_eq!(*let_in.lock().unwrap(), [1, 1, 2, 1, 1]);
    }

    #[tokio::test]
    async fn what_was_cancelled_does_not_wait_before_a_shut_gate() {
        let (gate, cancel) = (JobGate::new("test"), Cancel::default());
        let backlog = || std::future::ready(Ok(Backlog { idle: 0, waiting: SPARE }));
        let cancelling = async {
            while gate.waiting() == 0 {
                tokio::task::yield_now().await;
            }
            cancel.cancel();
            gate.note_answer();
        };
        let test = async { tokio::join!(gate.wait(owner(1), 950, cancel.clone()), cancelling).0 };
        // It ends at once, or never.
        let turn = tokio::select! {
            () = gate.open(backlog) => unreachable!("a gate is looked after for as long as the node runs"),
            turn = tokio::time::timeout(Duration::from_secs(20), test) => turn,
        };
        assert!(turn.expect("it waits no longer").is_none());
        assert_eq!(gate.waiting(), 0);
    }
}
