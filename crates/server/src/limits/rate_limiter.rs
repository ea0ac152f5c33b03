//! A rate limiter with a key: a burst for each key, and then a rate.

use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;

use super::Rate;
use crate::refusal::Refusal;
use crate::time::Time;

/// The server's monotonic time as governor wants it.
#[derive(Clone)]
struct SteadyClock(Arc<dyn Time>);

impl Clock for SteadyClock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.steady()
    }
}

/// Keys that have not been seen for long are dropped once in so many checks.
const SWEEP: u32 = 4096;

/// Allows each key a rate of its own.
pub(super) struct RateLimiter<K: Clone + Hash + Eq> {
    limiter:
        Option<governor::RateLimiter<K, DefaultKeyedStateStore<K>, SteadyClock, NoOpMiddleware<Duration>>>,
    checks: AtomicU32,
}

impl<K: Clone + Hash + Eq> RateLimiter<K> {
    pub(super) fn new(rate: Rate, time: &Arc<dyn Time>) -> Self {
        let limiter = rate.quota().map(|quota| {
            governor::RateLimiter::new(quota, DefaultKeyedStateStore::default(), SteadyClock(time.clone()))
        });
        Self { limiter, checks: AtomicU32::new(0) }
    }

    /// Counts one, or says how long to wait.
    pub(super) fn check(&self, key: &K) -> Result<(), Refusal> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.checks.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(key).map_err(|not_until| {
            let wait = not_until.wait_time_from(limiter.clock().now());
            Refusal::TooOften { seconds: (wait.as_millis() as u64).div_ceil(1000).max(1) }
        })
    }

    #[cfg(test)]
    fn keys(&self) -> usize {
        self.limiter.as_ref().map_or(0, governor::RateLimiter::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::HandClock;
    use mandala_table::Timestamp;

    fn limiter(rate: Rate) -> (RateLimiter<u32>, HandClock) {
        let clock = HandClock::at(Timestamp(1_800_000_000_000));
        (RateLimiter::new(rate, &(Arc::new(clock.clone()) as Arc<dyn Time>)), clock)
    }

    #[test]
    fn a_burst_then_the_rate_then_a_burst_again_after_a_while() {
        let (limiter, clock) = limiter(Rate::new(3, 6));
        for _ in 0..3 {
            assert_eq!(limiter.check(&1), Ok(()));
        }
        assert_eq!(limiter.check(&1), Err(Refusal::TooOften { seconds: 10 }));
        assert_eq!(limiter.check(&2), Ok(()), "other keys have a rate of their own");
        clock.advance(Duration::from_secs(9));
        assert_eq!(limiter.check(&1), Err(Refusal::TooOften { seconds: 1 }));
        clock.advance(Duration::from_secs(1));
        assert_eq!(limiter.check(&1), Ok(()));
        assert!(limiter.check(&1).is_err());
        clock.advance(Duration::from_secs(3600));
        assert_eq!((0..10).filter(|_| limiter.check(&1).is_ok()).count(), 3);
    }

    #[test]
    fn without_a_limit_nothing_is_remembered() {
        let (limiter, _) = limiter(Rate::UNLIMITED);
        assert!((0..100_000).all(|_| limiter.check(&1).is_ok()));
        assert_eq!(limiter.keys(), 0);
    }

    #[test]
    fn keys_not_seen_for_long_are_dropped() {
        let (limiter, clock) = limiter(Rate::new(3, 6));
        for key in 0..SWEEP - 1 {
            limiter.check(&key).unwrap();
        }
        clock.advance(Duration::from_secs(3600));
        limiter.check(&u32::MAX).unwrap();
        assert!(limiter.keys() < 10, "{}", limiter.keys());
    }
}
