//! How often: a gate lets each key through in bursts, and then at a rate.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::refusal::Refusal;
use crate::time::Time;

/// How often something may be done: so many at once, and so many more each minute. Written `10+1/min`, or `unlimited`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate(Option<(NonZeroU32, NonZeroU32)>);

impl Rate {
    /// As often as one likes.
    pub const UNLIMITED: Self = Self(None);

    /// So many at once, and so many more each minute.
    ///
    /// # Panics
    /// If one of them is 0.
    pub const fn new(burst: u32, per_minute: u32) -> Self {
        match (NonZeroU32::new(burst), NonZeroU32::new(per_minute)) {
            (Some(burst), Some(per_minute)) => Self(Some((burst, per_minute))),
            _ => panic!("a rate lets something through"),
        }
    }

    /// How often one is let through in the long run, and how many at once; nothing if that does not matter.
    pub(crate) fn paced(self) -> Option<(Duration, u32)> {
        let (burst, per_minute) = self.0?;
        Some((Duration::from_secs(60) / per_minute.get(), burst.get()))
    }

    fn quota(self) -> Option<Quota> {
        let (burst, per_minute) = self.0?;
        Some(Quota::with_period(Duration::from_secs(60) / per_minute.get())?.allow_burst(burst))
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some((burst, per_minute)) => write!(f, "{burst}+{per_minute}/min"),
            None => f.write_str("unlimited"),
        }
    }
}

impl Serialize for Rate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Self, NotARate> {
        if text == "unlimited" {
            return Ok(Self::UNLIMITED);
        }
        let (burst, per_minute) =
            text.strip_suffix("/min").and_then(|text| text.split_once('+')).ok_or(NotARate)?;
        let number = |text: &str| text.parse().map_err(|_| NotARate);
        Ok(Self(Some((number(burst)?, number(per_minute)?))))
    }
}

/// The text is not a rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a rate: write `10+1/min` for 10 at once and 1 more each minute, or `unlimited`")]
pub struct NotARate;

/// The server's time as governor wants it.
#[derive(Clone)]
pub(super) struct Steady(pub(super) Arc<dyn Time>);

impl Clock for Steady {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.steady()
    }
}

/// After so many questions, keys that have not been seen for long are forgotten.
const SWEEP: u32 = 4096;

/// Lets each key through at a rate.
pub(super) struct Gate<K: Clone + Hash + Eq> {
    limiter: Option<RateLimiter<K, DefaultKeyedStateStore<K>, Steady, NoOpMiddleware<Duration>>>,
    asked: AtomicU32,
}

impl<K: Clone + Hash + Eq> Gate<K> {
    pub(super) fn new(rate: Rate, time: &Arc<dyn Time>) -> Self {
        let limiter = rate
            .quota()
            .map(|quota| RateLimiter::new(quota, DefaultKeyedStateStore::default(), Steady(time.clone())));
        Self { limiter, asked: AtomicU32::new(0) }
    }

    /// Lets one through, or says how long to wait.
    pub(super) fn pass(&self, key: &K) -> Result<(), Refusal> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
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
        self.limiter.as_ref().map_or(0, RateLimiter::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::{HandClock, Timestamp};

    fn gate(rate: Rate) -> (Gate<u32>, HandClock) {
        let clock = HandClock::at(Timestamp(1_800_000_000_000));
        (Gate::new(rate, &(Arc::new(clock.clone()) as Arc<dyn Time>)), clock)
    }

    #[test]
    fn a_burst_then_the_rate_then_all_again_after_a_while() {
        let (gate, clock) = gate(Rate::new(3, 6));
        for _ in 0..3 {
            assert_eq!(gate.pass(&1), Ok(()));
        }
        assert_eq!(gate.pass(&1), Err(Refusal::TooOften { seconds: 10 }));
        assert_eq!(gate.pass(&2), Ok(()), "others are not held up");
        clock.advance(Duration::from_secs(9));
        assert_eq!(gate.pass(&1), Err(Refusal::TooOften { seconds: 1 }));
        clock.advance(Duration::from_secs(1));
        assert_eq!(gate.pass(&1), Ok(()));
        assert!(gate.pass(&1).is_err());
        clock.advance(Duration::from_secs(3600));
        assert_eq!((0..10).filter(|_| gate.pass(&1).is_ok()).count(), 3);
    }

    #[test]
    fn an_unlimited_gate_remembers_nobody() {
        let (gate, _) = gate(Rate::UNLIMITED);
        assert!((0..100_000).all(|_| gate.pass(&1).is_ok()));
        assert_eq!(gate.keys(), 0);
    }

    #[test]
    fn those_not_seen_for_long_are_forgotten() {
        let (gate, clock) = gate(Rate::new(3, 6));
        for key in 0..SWEEP - 1 {
            gate.pass(&key).unwrap();
        }
        clock.advance(Duration::from_secs(3600));
        gate.pass(&u32::MAX).unwrap();
        assert!(gate.keys() < 10, "{}", gate.keys());
    }

    #[test]
    fn rates_are_written_and_read() {
        for rate in [Rate::new(10, 1), Rate::UNLIMITED] {
            assert_eq!(rate.to_string().parse(), Ok(rate));
        }
        for wrong in ["", "10", "0+1/min", "1+0/min", "1+1", "+/min", "-1+1/min"] {
            assert_eq!(wrong.parse::<Rate>(), Err(NotARate), "{wrong}");
        }
    }
}
