//! The job queue in NATS `JetStream`, and the way of answers back.
//!
//! A job is acknowledged after a server has confirmed its answer; until then it is delivered again after [`REDELIVERY`]. An answer
//! goes to the server that asked; if that is gone, to any other.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{CreateStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{self, RetentionPolicy};
use async_nats::jetstream::{self, AckKind};
use async_nats::{Client, Message, Request};
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use mandala_players::Cancel;
use mandala_table::Id;
use serde::Serialize;

use crate::analysis::Progress;
use crate::fair_turns::Turn;
use crate::job_gate::{Backlog, JobGate};
use crate::nats::{QueueError, connect_options, log_event};
use crate::owner::Owner;
use crate::thinkers::Thought;
use crate::{Answer, Job};

const STREAM: &str = "MANDALA_WORK";
const MOVES: &str = "mandala.work.move";
const ANALYSES: &str = "mandala.work.analysis";
/// Where answers go whose server is gone.
const ANY_SERVER: &str = "mandala.answers";

/// A taken job without a sign of progress for so long is delivered again.
pub(crate) const REDELIVERY: Duration = Duration::from_secs(4);
/// How long a server may take to say that it has an answer.
const CONFIRMATION: Duration = Duration::from_secs(3);
/// How long a working bus may take to answer whether the queue exists.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(1);
/// How long to wait for a job at a time. A NATS server that was restarted has lost the requests that waited.
const WAIT: Duration = Duration::from_secs(3);
/// Extra time for the reply that there was no job.
const LATE: Duration = Duration::from_secs(1);
/// A job that has waited so long is of no use: it will have been offered again.
const MAX_AGE: Duration = Duration::from_secs(3600);
/// The same job is not queued twice within this time.
const SAME: Duration = Duration::from_secs(60);

/// Jobs that wait, and the way back for answers.
#[derive(Clone, Debug)]
pub struct Queue {
    client: Client,
    context: jetstream::Context,
    moves: PullConsumer,
    analyses: PullConsumer,
    gates: Arc<Gates>,
}

/// Where this node's jobs wait until workers are about to take them.
#[derive(Debug)]
struct Gates {
    moves: JobGate,
    analyses: JobGate,
}

/// What kind of job is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JobKind {
    Move,
    Analysis,
}

impl Queue {
    /// Connects to a NATS server, and makes the queue where there is none.
    pub async fn connect(url: &str, name: &str) -> Result<Self, QueueError> {
        let options = connect_options(url)
            .name(format!("{name} (work)"))
            .request_timeout(Some(CONFIRMATION))
            .event_callback(log_event);
        let client = options.connect(url).await.map_err(QueueError::unreachable)?;
        let context = jetstream::new(client.clone());
        let (moves, analyses) = made(&context).await?;
        let gates = Gates { moves: JobGate::new("long"), analyses: JobGate::new("analysis") };
        Ok(Self { client, context, moves, analyses, gates: Arc::new(gates) })
    }

    /// Makes the queue again if it is gone, as with a bus that has lost its disk; an error if the bus does not answer.
    pub async fn ensure(&self) -> Result<(), QueueError> {
        // Without a connection the client would buffer requests without bound.
        if self.client.connection_state() != State::Connected {
            return Err(QueueError::unreachable("the connection is lost"));
        }
        let made = tokio::time::timeout(LOOKUP_TIMEOUT, made(&self.context)).await;
        made.map_err(QueueError::unreachable)?.map(|_| ())
    }

    /// Waits until it is the owner's turn to queue a job, which is held until the job is queued; nothing if it was cancelled
    /// meanwhile.
    pub async fn wait_turn(&self, thought: Thought, owner: Owner, cancel: Cancel) -> Option<Turn> {
        self.gate(thought).wait(owner, thought.cost(), cancel).await
    }

    /// Of several people for whom a job is queued, the one of whom least waits.
    pub fn least_waiting(&self, thought: Thought, people: impl IntoIterator<Item = Owner>) -> Option<Owner> {
        self.gate(thought).least_waiting(people)
    }

    fn gate(&self, thought: Thought) -> &JobGate {
        match thought {
            Thought::Move(_) | Thought::Hint => &self.gates.moves,
            Thought::Decision => &self.gates.analyses,
        }
    }

    /// Lets jobs into the queue, in turns, for as long as the node runs.
    pub async fn keep_gates(self) {
        let Self { gates, moves, analyses, .. } = self;
        tokio::join!(
            gates.moves.open(|| backlog(moves.clone())),
            gates.analyses.open(|| backlog(analyses.clone()))
        );
    }

    /// Queues a job; it is durable when this returns. Offered again with another `attempt`, it is done again.
    ///
    /// # Panics
    ///
    /// Never: jobs are plain data, which can always be written.
    pub async fn offer(&self, job: &Job, attempt: u64) -> Result<(), QueueError> {
        let (subject, name) = match job {
            Job::Move(job) => (MOVES, format!("{}/{}/{attempt}", job.table, job.version)),
            Job::Analysis(job) => (ANALYSES, format!("{}/{attempt}", job.key)),
        };
        let text = serde_json::to_vec(job).expect("jobs are plain data");
        let put = async || {
            let message = PublishMessage::build().payload(text.clone().into()).message_id(&name);
            let sent = async { self.context.send_publish(subject, message).await?.await };
            let late = |_| PublishError::new(PublishErrorKind::TimedOut);
            tokio::time::timeout(CONFIRMATION, sent).await.map_err(late)?
        };
        let mut done = put().await;
        if done.as_ref().is_err_and(|error| error.kind() == PublishErrorKind::StreamNotFound) {
            self.ensure().await?;
            done = put().await;
        }
        done.map(|_| ()).map_err(QueueError::unreachable)
    }

    /// Whether an analysis waits in the queue, or at this node for its turn, or is in progress.
    pub async fn has_analyses(&self) -> Result<bool, QueueError> {
        if self.gates.analyses.waiting() > 0 {
            return Ok(true);
        }
        self.ensure().await?;
        let waiting = self.analyses.get_info().await.map_err(QueueError::unreachable)?;
        Ok(waiting.num_pending > 0 || waiting.num_ack_pending > 0)
    }

    /// The answers for this server, and those for any server that reach it.
    pub async fn answers(&self, node: Id) -> Result<BoxStream<'static, AnswerMessage>, QueueError> {
        let own = self.client.subscribe(own(node)).await.map_err(QueueError::unreachable)?;
        let any = self.client.queue_subscribe(ANY_SERVER, "servers".to_owned()).await;
        let both = futures_util::stream::select(own, any.map_err(QueueError::unreachable)?);
        let client = self.client.clone();
        let gates = Arc::clone(&self.gates);
        Ok(both
            .map(move |message| {
                gates.moves.note_answer();
                gates.analyses.note_answer();
                AnswerMessage { message, client: client.clone() }
            })
            .boxed())
    }

    /// Waits for a job, and takes it; nothing if there was none for a while.
    pub(crate) async fn take(&self, kind: JobKind) -> Result<Option<TakenJob>, QueueError> {
        let consumer = if kind == JobKind::Move { &self.moves } else { &self.analyses };
        let mut batch = consumer
            .batch()
            .max_messages(1)
            .expires(WAIT)
            .messages()
            .await
            .map_err(QueueError::unreachable)?;
        // If a message is on its way just then, it is delivered to another worker after a while.
        let next = tokio::time::timeout(WAIT + LATE, batch.next()).await;
        let Ok(Some(message)) = next else { return Ok(None) };
        let message = message.map_err(QueueError::unreachable)?;
        match serde_json::from_slice(&message.payload) {
            Ok(job) => Ok(Some(TakenJob { job, message, client: self.client.clone() })),
            Err(error) => {
                // A later version may offer jobs that this one does not know.
                tracing::warn!(%error, "a job cannot be read; another process may be able to");
                let _ = message.ack_with(AckKind::Nak(Some(REDELIVERY))).await;
                Ok(None)
            }
        }
    }

    /// Publishes to all servers how far an analysis has come.
    pub(crate) async fn publish(&self, progress: Progress) {
        let text = serde_json::to_vec(&ProgressMessage::Analysis(progress)).expect("messages are plain data");
        // Progress is delivered at most once: the next report tells more.
        let _ = self.client.publish("mandala.house", text.into()).await;
    }
}

async fn backlog(consumer: PullConsumer) -> Result<Backlog, QueueError> {
    let asked = tokio::time::timeout(LOOKUP_TIMEOUT, consumer.get_info()).await;
    let info = asked.map_err(QueueError::unreachable)?.map_err(QueueError::unreachable)?;
    Ok(Backlog { idle: info.num_waiting as u64, waiting: info.num_pending })
}

/// The queue's two ends, which are made where there are none.
async fn made(context: &jetstream::Context) -> Result<(PullConsumer, PullConsumer), QueueError> {
    let get = || {
        context.get_or_create_stream(stream::Config {
            name: STREAM.to_owned(),
            subjects: vec!["mandala.work.*".to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: MAX_AGE,
            duplicate_window: SAME,
            ..stream::Config::default()
        })
    };
    let stream = match get().await {
        // Another process has made it at the same moment.
        Err(error) if matches!(error.kind(), CreateStreamErrorKind::JetStream(_)) => get().await,
        got => got,
    };
    let stream = stream.map_err(|error| match error.kind() {
        CreateStreamErrorKind::JetStreamUnavailable => QueueError::NoJetStream { cause: error.into() },
        _ => QueueError::no_queue(error),
    })?;
    let consumer = async |name: &str, subject: &str| {
        let config = pull::Config {
            durable_name: Some(name.to_owned()),
            filter_subject: subject.to_owned(),
            ack_policy: AckPolicy::Explicit,
            ack_wait: REDELIVERY,
            max_ack_pending: 100_000,
            ..pull::Config::default()
        };
        let made = stream.get_or_create_consumer(name, config).await;
        made.map_err(QueueError::no_queue)
    };
    Ok((consumer("moves", MOVES).await?, consumer("analyses", ANALYSES).await?))
}

fn own(node: Id) -> String {
    format!("mandala.node.{node}")
}

/// An answer on its way, to be confirmed.
#[derive(Debug)]
pub struct AnswerMessage {
    message: Message,
    client: Client,
}

impl AnswerMessage {
    /// What it says; nothing if that cannot be read.
    pub fn answer(&self) -> Option<Answer> {
        serde_json::from_slice(&self.message.payload).ok()
    }

    /// Says that the answer has taken effect, or is of no use, so that it is not delivered again.
    pub async fn confirm(self) {
        if let Some(reply) = self.message.reply {
            // If this is lost the answer comes again, and has no effect then.
            let _ = self.client.publish(reply, Vec::new().into()).await;
        }
    }
}

/// A job that was taken.
#[derive(Debug)]
pub(crate) struct TakenJob {
    pub(crate) job: Job,
    message: jetstream::Message,
    client: Client,
}

impl TakenJob {
    /// Says that the job is still in progress.
    pub(crate) async fn still(&self) {
        // If this is lost, another worker does the job too: no harm.
        let _ = self.message.ack_with(AckKind::Progress).await;
    }

    /// Gives the answer, and acknowledges the job once a server has it.
    pub(crate) async fn answer(self, node: Option<Id>, answer: &Answer) -> Result<(), QueueError> {
        let text = serde_json::to_vec(answer).expect("answers are plain data");
        let ask = async |subject: String| {
            let request = Request::new().payload(text.clone().into()).timeout(Some(CONFIRMATION));
            self.client.send_request(subject, request).await
        };
        let direct = match node {
            Some(node) => ask(own(node)).await.is_ok(),
            None => false,
        };
        if !direct {
            // The server that asked is gone or hangs: any other will do.
            ask(ANY_SERVER.to_owned()).await.map_err(QueueError::unreachable)?;
        }
        mandala_store::crash::point("worker-after-answer");
        self.message.ack().await.map_err(QueueError::unreachable)
    }
}

/// The message of a server's bus that says how far an analysis has come.
#[derive(Debug, Serialize)]
#[serde(tag = "word", rename_all = "snake_case")]
enum ProgressMessage {
    Analysis(Progress),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Servers read it, of this version and of others.
    #[test]
    fn progress_keeps_its_form() {
        let message = ProgressMessage::Analysis(Progress { key: "k".to_owned(), done: 1, total: 2 });
        let text = serde_json::to_string(&message).expect("plain data");
        assert_eq!(text, r#"{"word":"analysis","key":"k","done":1,"total":2}"#);
    }
}
