//! The queue of work in NATS `JetStream`, and the way of answers back.
//!
//! Work is acknowledged after a server has said that it has the answer; until then it is given to somebody else after
//! [`REDELIVERY`]. An answer goes to the server that asked; if that is gone, to any other.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{CreateStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{self, RetentionPolicy};
use async_nats::jetstream::{self, AckKind};
use async_nats::{Client, Message, Request};
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use mandala_table::Id;

use super::{Answer, Work};
use crate::bus::{BusError, connecting};

const STREAM: &str = "MANDALA_WORK";
const MOVES: &str = "mandala.work.move";
const ANALYSES: &str = "mandala.work.analysis";
/// Where answers go whose server is gone.
const ANY_SERVER: &str = "mandala.answers";

/// Work that was taken, and of which nothing was heard for so long, goes to somebody else.
pub(super) const REDELIVERY: Duration = Duration::from_secs(4);
/// How long a server may take to say that it has an answer.
const CONFIRMATION: Duration = Duration::from_secs(3);
/// How long a bus that works may take to say that the queue is there.
const PROMPT: Duration = Duration::from_secs(1);
/// How long one waits for work at a time. A server that was killed has forgotten who waits, and tells nobody.
const WAIT: Duration = Duration::from_secs(3);
/// How much later one may hear that there was none.
const LATE: Duration = Duration::from_secs(1);
/// Work nobody has taken for so long is of no use any more: it will have been offered again.
const KEPT: Duration = Duration::from_secs(3600);
/// The same work is not put into the queue twice within this time.
const SAME: Duration = Duration::from_secs(60);

/// Work that waits, and the way back for answers.
#[derive(Clone, Debug)]
pub struct Queue {
    client: Client,
    context: jetstream::Context,
    moves: PullConsumer,
    analyses: PullConsumer,
}

/// What kind of work is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Move,
    Analysis,
}

impl Queue {
    /// Connects to a NATS server, and makes the queue where there is none.
    pub async fn connect(url: &str, name: &str) -> Result<Self, BusError> {
        let options = connecting(url).name(format!("{name} (work)")).request_timeout(Some(CONFIRMATION));
        let client = options.connect(url).await.map_err(BusError::unreachable)?;
        let context = jetstream::new(client.clone());
        let (moves, analyses) = made(&context).await?;
        Ok(Self { client, context, moves, analyses })
    }

    /// Makes the queue again if it is gone, as with a bus that has lost its disk; an error if the bus does not answer.
    pub(crate) async fn ensure(&self) -> Result<(), BusError> {
        // Without a connection the client would keep the question for later, and be full of them some day.
        if self.client.connection_state() != State::Connected {
            return Err(BusError::unreachable("the connection is lost"));
        }
        let made = tokio::time::timeout(PROMPT, made(&self.context)).await;
        made.map_err(BusError::unreachable)?.map(|_| ())
    }

    /// Puts work into the queue; when this returns, the queue has it. Offered again with another `attempt`, it is done again.
    pub(crate) async fn offer(&self, work: &Work, attempt: u64) -> Result<(), BusError> {
        let (subject, name) = match work {
            Work::Move(work) => (MOVES, format!("{}/{}/{attempt}", work.table, work.version)),
            Work::Analysis(work) => (ANALYSES, format!("{}/{attempt}", work.key)),
        };
        let text = Bytes::from(serde_json::to_vec(work).expect("work is plain data"));
        let put = async || {
            let message = PublishMessage::build().payload(text.clone()).message_id(&name);
            let sent = async { self.context.send_publish(subject, message).await?.await };
            let late = |_| PublishError::new(PublishErrorKind::TimedOut);
            tokio::time::timeout(CONFIRMATION, sent).await.map_err(late)?
        };
        let mut done = put().await;
        if done.as_ref().is_err_and(|error| error.kind() == PublishErrorKind::StreamNotFound) {
            self.ensure().await?;
            done = put().await;
        }
        done.map(|_| ()).map_err(BusError::unreachable)
    }

    /// Whether an analysis waits in the queue, or somebody is at one.
    pub(crate) async fn has_analyses(&self) -> Result<bool, BusError> {
        self.ensure().await?;
        let waiting = self.analyses.get_info().await.map_err(BusError::unreachable)?;
        Ok(waiting.num_pending > 0 || waiting.num_ack_pending > 0)
    }

    /// The answers for this server, and those for anybody that come its way.
    pub(crate) async fn answers(&self, node: Id) -> Result<BoxStream<'static, Answered>, BusError> {
        let own = self.client.subscribe(own(node)).await.map_err(BusError::unreachable)?;
        let any = self.client.queue_subscribe(ANY_SERVER, "servers".to_owned()).await;
        let both = futures_util::stream::select(own, any.map_err(BusError::unreachable)?);
        let client = self.client.clone();
        Ok(both.map(move |message| Answered { message, client: client.clone() }).boxed())
    }

    /// Waits for work, and takes it; nothing if there was none for a while.
    pub(super) async fn take(&self, kind: Kind) -> Result<Option<Taken>, BusError> {
        let consumer = if kind == Kind::Move { &self.moves } else { &self.analyses };
        let mut batch =
            consumer.batch().max_messages(1).expires(WAIT).messages().await.map_err(BusError::unreachable)?;
        // If a message is on its way just then, it goes to somebody else after a while.
        let next = tokio::time::timeout(WAIT + LATE, batch.next()).await;
        let Ok(Some(message)) = next else { return Ok(None) };
        let message = message.map_err(BusError::unreachable)?;
        match serde_json::from_slice(&message.payload) {
            Ok(work) => Ok(Some(Taken { work, message, client: self.client.clone() })),
            Err(error) => {
                // A later version may offer work that we cannot do. Somebody else may.
                tracing::warn!(%error, "work that cannot be read");
                let _ = message.ack_with(AckKind::Nak(Some(REDELIVERY))).await;
                Ok(None)
            }
        }
    }

    /// Publishes the progress of an analysis to all servers.
    pub(super) async fn publish(&self, message: &crate::bus::BusMessage) {
        let text = serde_json::to_vec(message).expect("messages are plain data");
        // Progress is a courtesy.
        let _ = self.client.publish("mandala.house", text.into()).await;
    }
}

/// The queue's two ends, which are made where there are none.
async fn made(context: &jetstream::Context) -> Result<(PullConsumer, PullConsumer), BusError> {
    let get = || {
        context.get_or_create_stream(stream::Config {
            name: STREAM.to_owned(),
            subjects: vec!["mandala.work.*".to_owned()],
            retention: RetentionPolicy::WorkQueue,
            max_age: KEPT,
            duplicate_window: SAME,
            ..stream::Config::default()
        })
    };
    let stream = match get().await {
        // Somebody else has made it at the same moment.
        Err(error) if matches!(error.kind(), CreateStreamErrorKind::JetStream(_)) => get().await,
        got => got,
    };
    let stream = stream.map_err(|error| match error.kind() {
        CreateStreamErrorKind::JetStreamUnavailable => BusError::NoJetStream { detail: error.to_string() },
        _ => BusError::NoQueue { detail: error.to_string() },
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
        made.map_err(|error| BusError::NoQueue { detail: error.to_string() })
    };
    Ok((consumer("moves", MOVES).await?, consumer("analyses", ANALYSES).await?))
}

fn own(node: Id) -> String {
    format!("mandala.node.{node}")
}

/// An answer on its way, to be confirmed.
#[derive(Debug)]
pub(crate) struct Answered {
    message: Message,
    client: Client,
}

impl Answered {
    /// What it says; nothing if that cannot be read.
    pub(crate) fn answer(&self) -> Option<Answer> {
        serde_json::from_slice(&self.message.payload).ok()
    }

    /// Says that the answer has taken effect, or is of no use: nobody need give it again.
    pub(crate) async fn confirm(self) {
        if let Some(reply) = self.message.reply {
            // If this is lost the answer comes again, and has no effect then.
            let _ = self.client.publish(reply, Vec::new().into()).await;
        }
    }
}

/// Work that somebody has taken.
#[derive(Debug)]
pub(crate) struct Taken {
    pub(super) work: Work,
    message: jetstream::Message,
    client: Client,
}

impl Taken {
    /// Says that one is still at it.
    pub(super) async fn still(&self) {
        // If this is lost, somebody else does the work too: no harm.
        let _ = self.message.ack_with(AckKind::Progress).await;
    }

    /// Gives the answer, and is done with the work once a server has it.
    pub(super) async fn answer(self, node: Option<Id>, answer: &Answer) -> Result<(), BusError> {
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
            // Whoever asked is gone or hangs: any server will do.
            ask(ANY_SERVER.to_owned()).await.map_err(BusError::unreachable)?;
        }
        mandala_store::crash::point("worker-after-answer");
        self.message.ack().await.map_err(BusError::unreachable)
    }
}
