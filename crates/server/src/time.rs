//! The time, given from outside, so that tests can turn the clock.
//!
//! Everything that lasts is measured by a clock that does not jump: clocks of games, timeouts, what expires. The system's clock,
//! which a host or the network may set, only says which day it is, and that alone ends no day.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use mandala_table::Timestamp;
use tokio::sync::watch;

/// Tells the time, and waits for it.
pub trait Time: Send + Sync + 'static {
    /// Now, as milliseconds since 1970: it never goes back and never jumps while the server runs.
    fn now(&self) -> Timestamp;

    /// Now, by the system's clock, for the calendar: it may have been set forward or back.
    fn calendar(&self) -> Timestamp {
        self.now()
    }

    /// The time since some fixed moment, for measuring spans: it never goes back, even if the date does.
    fn steady(&self) -> Duration {
        Duration::from_millis(self.now().0)
    }

    /// Ready when that moment has come.
    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()>;
}

/// The system's clock, read once: from then on the time goes on by the clock that cannot be set.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

/// When the clock was read, by both clocks.
static START: LazyLock<(Timestamp, Instant)> = LazyLock::new(|| (system_time(), Instant::now()));

fn system_time() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(since.as_millis() as u64)
}

impl Time for SystemClock {
    fn now(&self) -> Timestamp {
        START.0.plus(self.steady())
    }

    fn calendar(&self) -> Timestamp {
        system_time()
    }

    fn steady(&self) -> Duration {
        START.1.elapsed()
    }

    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(Duration::from_millis(at.since(self.now()))))
    }
}

/// A clock that is turned by hand.
#[derive(Clone, Debug)]
pub struct HandClock {
    now: Arc<watch::Sender<Timestamp>>,
    /// By how many milliseconds the system's clock is ahead, if it was set.
    ahead: Arc<AtomicI64>,
}

impl HandClock {
    /// A clock that shows this time.
    pub fn at(now: Timestamp) -> Self {
        Self { now: Arc::new(watch::Sender::new(now)), ahead: Arc::default() }
    }

    /// Lets so much time pass.
    pub fn advance(&self, duration: Duration) {
        self.now.send_modify(|now| *now = now.plus(duration));
    }

    /// Sets the system's clock so many seconds ahead of the time, or behind it. No time passes by that.
    pub fn set_calendar_ahead(&self, seconds: i64) {
        self.ahead.store(seconds * 1000, Ordering::Relaxed);
    }
}

impl Time for HandClock {
    fn now(&self) -> Timestamp {
        *self.now.borrow()
    }

    fn calendar(&self) -> Timestamp {
        Timestamp(self.now().0.saturating_add_signed(self.ahead.load(Ordering::Relaxed)))
    }

    fn until(&self, at: Timestamp) -> BoxFuture<'static, ()> {
        let mut clock = self.now.subscribe();
        Box::pin(async move {
            // The clock lives as long as the tasks that wait for it; an error would mean that it cannot be turned any
            // more.
            if clock.wait_for(|&now| now >= at).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}
