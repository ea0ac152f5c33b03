//! A bus between machines: NATS. Messages go over plain subjects, which may lose them; jobs go over `JetStream`.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, Event};
use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{Bus, BusMessage, Subscription, Topic};
use crate::meters;
use mandala_jobs::{Queue, QueueError, connect_options};

/// The oldest server that will do: Debian 12's is 2.9.10.
const OLDEST: (u32, u32) = (2, 9);

/// How long publishing may take: a bus that hangs must not hold up a table.
const PUBLISH_TIMEOUT: Duration = Duration::from_millis(200);

/// A bus that is a NATS server.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
    queue: Queue,
}

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// No server answers.
    #[error("the bus cannot be reached")]
    Unreachable {
        /// What the client says.
        #[source]
        cause: async_nats::ConnectError,
    },
    /// The server lacks what we need.
    #[error("the NATS server is version {found}, but {}.{} or later is needed", OLDEST.0, OLDEST.1)]
    TooOld {
        /// Its version.
        found: String,
    },
    /// The job queue cannot be used.
    #[error(transparent)]
    Queue(#[from] QueueError),
}

impl Nats {
    /// Connects to a server, such as `nats://127.0.0.1:4222`, and creates the job queue where it is missing. A connection that
    /// is lost later reconnects by itself.
    pub async fn connect(url: &str, name: &str) -> Result<Self, BusError> {
        let options = connect_options(url)
            .name(name)
            // A node needs no copy of its own messages.
            .no_echo()
            .subscription_capacity(256)
            .event_callback(log_event);
        let client = options.connect(url).await.map_err(|cause| BusError::Unreachable { cause })?;
        check(&client.server_info().version)?;
        Ok(Self { client, queue: Queue::connect(url, name).await? })
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// Logs what happens to the connection.
async fn log_event(event: Event) {
    match event {
        Event::Connected => tracing::info!("connected to NATS"),
        Event::Disconnected => {
            tracing::warn!("lost the connection to NATS; reconnecting, and polling the store meanwhile");
        }
        Event::SlowConsumer(_) => metrics::counter!(meters::BUS_LOST).increment(1),
        other => tracing::warn!(event = %other, "NATS client event"),
    }
}

fn check(version: &str) -> Result<(), BusError> {
    let mut numbers = version.split('.').map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= OLDEST => Ok(()),
        _ => Err(BusError::TooOld { found: version.to_owned() }),
    }
}

fn subject(topic: Topic) -> String {
    match topic {
        Topic::Table(id) => format!("mandala.table.{id}"),
        Topic::Person(id) => format!("mandala.person.{id}"),
        Topic::AllNodes => "mandala.house".to_owned(),
    }
}

#[async_trait]
impl Bus for Nats {
    async fn publish(&self, topic: Topic, message: BusMessage) {
        let text = serde_json::to_vec(&message).expect("messages are plain data");
        // Without a connection the client would buffer messages, and make us wait once its buffer is full.
        let sent = async { self.is_up() && self.client.publish(subject(topic), text.into()).await.is_ok() };
        let sent = tokio::time::timeout(PUBLISH_TIMEOUT, sent).await.unwrap_or(false);
        metrics::counter!(if sent { meters::BUS_PUBLISHED } else { meters::BUS_LOST }).increment(1);
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        match self.client.subscribe(subject(topic)).await {
            Ok(subscriber) => Box::pin(subscriber.filter_map(async |message| {
                metrics::counter!(meters::BUS_RECEIVED).increment(1);
                // A later version may have messages that this one does not know.
                serde_json::from_slice(&message.payload).ok()
            })),
            Err(error) => {
                tracing::error!(%error, ?topic, "could not subscribe to a topic of NATS; polling the store instead");
                Box::pin(stream::pending())
            }
        }
    }

    fn queue(&self) -> Option<&Queue> {
        Some(&self.queue)
    }

    fn is_shared(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_too_old_is_refused_by_name() {
        for version in ["2.9.10", "2.10.0", "2.9.0-beta", "3.0.1"] {
            assert!(check(version).is_ok(), "{version}");
        }
        for version in ["2.8.4", "1.4.1", "", "two"] {
            let error = check(version).unwrap_err().to_string();
            assert!(error.contains("2.9 or later") && error.contains(version), "{error}");
        }
    }
}
