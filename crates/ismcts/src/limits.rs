//! How long a search may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A budget in iterations, and optionally a cap in time.
///
/// ```
/// use std::time::Duration;
///
/// use mandala_ismcts::Limits;
///
/// let limits = Limits { time: Some(Duration::from_millis(100)), ..Limits::iterations(10_000) };
/// assert!(!limits.cancel.is_cancelled());
/// ```
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many iterations each thread makes.
    pub iterations: u32,
    /// Thinking stops after this long. Without a cap the same seed gives the same choice on every machine.
    pub time: Option<Duration>,
    /// Stops the search from outside.
    pub cancel: Cancel,
}

impl Limits {
    /// So many iterations, however long they take.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None, cancel: Cancel::default() }
    }

    pub(crate) fn start(&self) -> Clock<'_> {
        Clock { limits: self, started: Instant::now() }
    }
}

/// Stops a search from outside, at any moment.
///
/// ```
/// use mandala_ismcts::{Cancel, Limits};
///
/// let cancel = Cancel::default();
/// let limits = Limits { cancel: cancel.clone(), ..Limits::iterations(10_000) };
/// // From any thread:
/// cancel.cancel();
/// assert!(limits.cancel.is_cancelled());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Every search with this flag ends soon, with the best it has found.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget being spent.
#[derive(Debug)]
pub(crate) struct Clock<'a> {
    limits: &'a Limits,
    started: Instant,
}

impl Clock<'_> {
    /// Whether another iteration may begin after this many. The clock is looked at now and then only.
    #[inline]
    pub(crate) fn allows(&self, done: u32) -> bool {
        const LOOK: u32 = 32;
        if done >= self.limits.iterations {
            return false;
        }
        if !done.is_multiple_of(LOOK) || done == 0 {
            return true;
        }
        !self.limits.cancel.is_cancelled()
            && self.limits.time.is_none_or(|time| self.started.elapsed() < time)
    }
}
