//! Graceful shutdown: asks long-lived connections to end, and waits until they have.

use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::meters::{CONNECTIONS, Count};

/// Whether the server is shutting down, and how many long-lived connections are still open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shutdown {
    requested: CancellationToken,
    connections: TaskTracker,
}

/// A long-lived connection that is open for as long as this lives.
#[derive(Debug)]
pub(crate) struct ConnectionGuard {
    _open: TaskTrackerToken,
    _count: Count,
}

impl Shutdown {
    /// Asks everything to end.
    pub(crate) fn request(&self) {
        self.requested.cancel();
    }

    pub(crate) fn is_requested(&self) -> bool {
        self.requested.is_cancelled()
    }

    /// Ready when the shutdown is requested.
    pub(crate) fn requested(&self) -> WaitForCancellationFutureOwned {
        self.requested.clone().cancelled_owned()
    }

    /// Counts a connection until the guard is dropped.
    pub(crate) fn connection(&self) -> ConnectionGuard {
        ConnectionGuard { _open: self.connections.token(), _count: Count::new(CONNECTIONS) }
    }

    /// Ready when no connection is open any more.
    pub(crate) async fn drained(&self) {
        self.connections.close();
        self.connections.wait().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn it_is_drained_when_the_last_connection_has_ended() {
        let shutdown = Shutdown::default();
        let (first, second) = (shutdown.connection(), shutdown.connection());
        drop(first);
        assert_eq!(shutdown.drained().now_or_never(), None);
        drop(second);
        assert_eq!(shutdown.drained().now_or_never(), Some(()));
    }

    #[tokio::test]
    async fn a_request_reaches_who_waits_already_and_who_asks_later() {
        let shutdown = Shutdown::default();
        let early = shutdown.requested();
        assert!(!shutdown.is_requested());
        shutdown.request();
        assert_eq!(early.now_or_never(), Some(()));
        assert_eq!(shutdown.requested().now_or_never(), Some(()));
        assert!(shutdown.is_requested());
    }
}
