//! A bus between machines: NATS. Words go over plain subjects, which may lose them; computers' work over `JetStream`.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{Bus, Hearing, Topic, Word};
use crate::meters;
use crate::work::Queue;

/// The oldest server that will do: Debian 12's is 2.9.10.
const OLDEST: (u32, u32) = (2, 9);

/// How long a word may take to leave: a bus that hangs must not hold up a table.
const PATIENCE: Duration = Duration::from_millis(200);

/// A bus that is a NATS server.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
    queue: Queue,
}

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody answers.
    #[error("the bus cannot be reached: {detail}")]
    Unreachable {
        /// What the client says.
        detail: String,
    },
    /// The server lacks what we need.
    #[error("the NATS server is version {found}, but {}.{} or later is needed", OLDEST.0, OLDEST.1)]
    TooOld {
        /// Its version.
        found: String,
    },
    /// The server does not keep work.
    #[error("the NATS server has no JetStream (start it with -js): {detail}")]
    NoJetStream {
        /// What the client says.
        detail: String,
    },
    /// The server keeps work, but not ours.
    #[error("the NATS server does not let us have the queue of work, which a node makes: {detail}")]
    NoQueue {
        /// What the client says.
        detail: String,
    },
}

impl BusError {
    pub(crate) fn unreachable(error: impl std::fmt::Display) -> Self {
        Self::Unreachable { detail: error.to_string() }
    }
}

impl Nats {
    /// Connects to a server, such as `nats://127.0.0.1:4222`, and makes what is missing there. A connection that is lost
    /// later comes back by itself.
    pub async fn connect(url: &str, name: &str) -> Result<Self, BusError> {
        let options = connecting(url)
            .name(name)
            // One's own words are known.
            .no_echo()
            .subscription_capacity(256)
            .event_callback(note);
        let client = options.connect(url).await.map_err(BusError::unreachable)?;
        check(&client.server_info().version)?;
        Ok(Self { client, queue: Queue::connect(url, name).await? })
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// How one connects, and again after the connection was lost. Who one is stands in the address, in letters and digits:
/// `nats://user:password@host`. Of several addresses the first says so for all.
pub(crate) fn connecting(url: &str) -> ConnectOptions {
    let options = ConnectOptions::new()
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| Duration::from_millis(50 << attempts.min(5)));
    let first = url.split(',').next().and_then(|first| first.parse::<ServerAddr>().ok());
    match first.as_ref().map(|first| (first.username(), first.password())) {
        Some((Some(user), Some(password))) => options.user_and_password(user.to_owned(), password.to_owned()),
        _ => options,
    }
}

/// What happens to the connection is known to whoever reads the log.
async fn note(event: Event) {
    match event {
        Event::Connected => tracing::info!("the bus is connected"),
        Event::Disconnected => tracing::warn!("the bus is lost; tables look into the store until it is back"),
        Event::SlowConsumer(_) => metrics::counter!(meters::BUS_LOST).increment(1),
        other => tracing::warn!(%other, "the bus"),
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
        Topic::House => "mandala.house".to_owned(),
    }
}

#[async_trait]
impl Bus for Nats {
    async fn tell(&self, topic: Topic, word: Word) {
        let text = serde_json::to_vec(&word).expect("words are plain data");
        // Without a connection the client would keep words for later, and make us wait once it is full of them.
        let told = async { self.is_up() && self.client.publish(subject(topic), text.into()).await.is_ok() };
        let told = tokio::time::timeout(PATIENCE, told).await.unwrap_or(false);
        metrics::counter!(if told { meters::BUS_TOLD } else { meters::BUS_LOST }).increment(1);
    }

    async fn listen(&self, topic: Topic) -> Hearing {
        match self.client.subscribe(subject(topic)).await {
            Ok(subscriber) => Box::pin(subscriber.filter_map(async |message| {
                metrics::counter!(meters::BUS_HEARD).increment(1);
                // A later version may have words that we do not know yet.
                serde_json::from_slice(&message.payload).ok()
            })),
            Err(error) => {
                tracing::error!(%error, "the bus cannot be listened to");
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
