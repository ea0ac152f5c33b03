//! The time, given from outside, so that tests can turn the clock.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use mandala_table::Timestamp;
use tokio::sync::watch;

/// Tells the time, and waits for it.
pub trait Time: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Timestamp;

    /// The time since some fixed moment, for measuring spans: it never goes back, even if the date does.
    fn steady(&self) -> Duration {
        Duration::from_millis(self.now().0)
    }

    /// Ready when that moment has come.
    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()>;
}

/// The system's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Time for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(since.as_millis() as u64)
    }

    fn steady(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }

    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(Duration::from_millis(at.since(self.now()))))
    }
}

/// A clock that is turned by hand.
#[derive(Clone, Debug)]
pub struct HandClock(Arc<watch::Sender<Timestamp>>);

impl HandClock {
    /// A clock that shows this time.
    pub fn at(now: Timestamp) -> Self {
        Self(Arc::new(watch::Sender::new(now)))
    }

    /// Turns the clock forward.
    pub fn advance(&self, duration: Duration) {
        self.0.send_modify(|now| *now = now.plus(duration));
    }
}

impl Time for HandClock {
    fn now(&self) -> Timestamp {
        *self.0.borrow()
    }

    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()> {
        let mut clock = self.0.subscribe();
        Box::pin(async move {
            // The clock lives as long as the tasks that wait for it; an error would mean that it cannot be turned any
            // more.
            if clock.wait_for(|&now| now >= at).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}
