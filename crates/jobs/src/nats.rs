//! Connecting to NATS.

use std::error::Error;
use std::time::Duration;

use async_nats::{ConnectOptions, Event, ServerAddr};

/// The metric of whether the job queue's connection is there: 1 or 0.
pub const QUEUE_CONNECTED: &str = "mandala_queue_connected";

/// Why the job queue cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// No server answers.
    #[error("the bus cannot be reached")]
    Unreachable {
        /// What the client says.
        #[source]
        cause: Box<dyn Error + Send + Sync>,
    },
    /// The server stores no jobs.
    #[error("the NATS server has no JetStream (start it with -js)")]
    NoJetStream {
        /// What the client says.
        #[source]
        cause: Box<dyn Error + Send + Sync>,
    },
    /// The queue could not be opened.
    #[error("the job queue, which a node creates, could not be opened on the NATS server")]
    NoQueue {
        /// What the client says.
        #[source]
        cause: Box<dyn Error + Send + Sync>,
    },
}

impl QueueError {
    pub(crate) fn unreachable(cause: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Unreachable { cause: cause.into() }
    }

    pub(crate) fn no_queue(cause: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::NoQueue { cause: cause.into() }
    }
}

/// The options of a connection. The credentials are in the address, in letters and digits: `nats://user:password@host`. Of
/// several addresses, those of the first hold for all.
pub fn connect_options(url: &str) -> ConnectOptions {
    let options = ConnectOptions::new()
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| Duration::from_millis(50 << attempts.min(5)));
    let first = url.split(',').next().and_then(|first| first.parse::<ServerAddr>().ok());
    match first.as_ref().map(|first| (first.username(), first.password())) {
        Some((Some(user), Some(password))) => options.user_and_password(user.to_owned(), password.to_owned()),
        _ => options,
    }
}

/// Logs and counts what happens to the job queue's connection.
pub(crate) async fn log_event(event: Event) {
    match event {
        Event::Connected => {
            metrics::gauge!(QUEUE_CONNECTED).set(1);
            tracing::info!("connected to the job queue");
        }
        Event::Disconnected => {
            metrics::gauge!(QUEUE_CONNECTED).set(0);
            tracing::warn!("lost the connection to the job queue; reconnecting");
        }
        other => tracing::debug!(event = %other, "NATS client event of the job queue"),
    }
}
