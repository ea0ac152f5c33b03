//! Group commit: the appends of many tables at once.
//!
//! While commits are on their way to the disk, further appends wait; the next commit takes them all. So it costs the same
//! whether it carries one action or a thousand.

use std::sync::Arc;

use tabletop::message::Chain;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use super::append::{BatchOutcome, append_batch};
use super::database::Sql;
use crate::StoreError;
use crate::meters;
use crate::tables::{Append, AppendError};

/// The end of a queue of appends, and the task that empties it.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<WriterRequest>);

type Reply = oneshot::Sender<Result<(), AppendError>>;

#[derive(Debug)]
enum WriterRequest {
    Append(Box<Append>, Reply),
    Finish(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start<D: Sql>(database: D) -> Self {
        let (sender, requests) = mpsc::channel(D::BATCH);
        tokio::spawn(run_writer(database, requests));
        Self(sender)
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        self.0.send(WriterRequest::Append(Box::new(append), reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Returns when everything sent before has been answered.
    pub(super) async fn finish(&self) {
        let (reply, answer) = oneshot::channel();
        if self.0.send(WriterRequest::Finish(reply)).await.is_ok() {
            // An error only says that the writer has ended already.
            let _ = answer.await;
        }
    }
}

/// Commits the waiting requests whenever a commit may begin.
async fn run_writer<D: Sql>(database: D, mut requests: mpsc::Receiver<WriterRequest>) {
    let places = Arc::new(Semaphore::new(D::COMMITS));
    let mut batch = Vec::with_capacity(D::BATCH);
    while let Ok(place) = Arc::clone(&places).acquire_owned().await
        && requests.recv_many(&mut batch, D::BATCH).await > 0
    {
        let (mut appends, mut replies, mut finishing) = (Vec::new(), Vec::new(), Vec::new());
        for request in batch.drain(..) {
            match request {
                WriterRequest::Append(append, reply) => {
                    appends.push(*append);
                    replies.push(reply);
                }
                WriterRequest::Finish(reply) => finishing.push(reply),
            }
        }
        tokio::spawn(commit(database.clone(), appends, replies, place));
        if !finishing.is_empty() {
            // With every permit in hand, nothing is on its way.
            let _all = places.acquire_many(D::COMMITS as u32).await;
            for reply in finishing {
                let _ = reply.send(());
            }
        }
    }
}

async fn commit<D: Sql>(
    database: D,
    appends: Vec<Append>,
    replies: Vec<Reply>,
    _place: OwnedSemaphorePermit,
) {
    if appends.is_empty() {
        return;
    }
    metrics::histogram!(meters::BATCH).record(appends.len() as f64);
    let begun = std::time::Instant::now();
    let done = append_batch(&database, &appends).await;
    metrics::histogram!(meters::COMMIT_SECONDS).record(begun.elapsed());
    match done {
        Ok(BatchOutcome::All) => answer(replies, &Ok(())),
        // Something stands in the way of some: find out of whose, one by one.
        Ok(BatchOutcome::Conflict | BatchOutcome::TooManySeats | BatchOutcome::TooManyChallenges) => {
            for (append, reply) in appends.iter().zip(replies) {
                let done = match append_batch(&database, std::slice::from_ref(append)).await {
                    Ok(BatchOutcome::All) => Ok(()),
                    Ok(BatchOutcome::Conflict) => Err(AppendError::Conflict),
                    Ok(BatchOutcome::TooManySeats) => Err(AppendError::TooManySeats),
                    Ok(BatchOutcome::TooManyChallenges) => Err(AppendError::TooManyChallenges),
                    Err(error) => {
                        failed(&error, 1);
                        Err(AppendError::Store(error))
                    }
                };
                answer(vec![reply], &done);
            }
        }
        Err(error) => {
            failed(&error, appends.len());
            answer(replies, &Err(AppendError::Store(error)));
        }
    }
}

fn failed(error: &StoreError, appends: usize) {
    metrics::counter!(meters::STORE_ERRORS).increment(1);
    tracing::error!(error = %Chain(error), appends, "entries could not be appended");
}

fn answer(replies: Vec<Reply>, done: &Result<(), AppendError>) {
    for reply in replies {
        // The caller may be gone; what is durable stays.
        let _ = reply.send(done.clone());
    }
}
