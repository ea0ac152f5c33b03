//! What is counted during a measurement.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tabletop::message::Chain;

use crate::error::ClientError;

/// Counts of all players together.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Counts>);

/// The counts so far.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Whether the measurement runs.
    pub(crate) running: bool,
    /// From sending an action to its event at the sender, in microseconds.
    pub(crate) own: Vec<u32>,
    /// From sending an action to its event at the other player, in microseconds.
    pub(crate) other: Vec<u32>,
    /// The same, if the other player is connected to another server.
    pub(crate) across: Vec<u32>,
    /// Games that were played to the end.
    pub(crate) games: u64,
    /// Connections that were made again.
    pub(crate) reconnected: u64,
    /// Commands that were sent again.
    pub(crate) repeated: u64,
    /// Updates that did not follow the one before.
    pub(crate) gaps: u64,
    /// Snapshots after a reconnection that were older than what was seen before.
    pub(crate) steps_back: u64,
    /// Errors by their text, and how often each occurred.
    pub(crate) errors: BTreeMap<String, u64>,
}

impl Tally {
    pub(crate) fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an action whose event has reached both players.
    pub(crate) fn action(&self, own: Duration, other: Duration, across: bool) {
        let mut counts = self.counts();
        if counts.running {
            counts.own.push(microseconds(own));
            counts.other.push(microseconds(other));
            if across {
                counts.across.push(microseconds(other));
            }
        }
    }

    /// Counts an action that was acknowledged, perhaps after several attempts.
    pub(crate) fn acknowledged(&self, after: Duration) {
        let mut counts = self.counts();
        if counts.running {
            counts.own.push(microseconds(after));
        }
    }

    pub(crate) fn error(&self, error: &ClientError) {
        *self.counts().errors.entry(Chain(error).to_string()).or_default() += 1;
    }
}

fn microseconds(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// The time below which this share of all lies, in milliseconds. The times are in microseconds, and sorted.
pub(crate) fn percentile(sorted: &[u32], share: f64) -> f64 {
    f64::from(at_share(sorted, share)) / 1000.0
}

fn at_share(sorted: &[u32], share: f64) -> u32 {
    #[expect(clippy::cast_sign_loss, reason = "a share of a length is not negative")]
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    rank.checked_sub(1).and_then(|index| sorted.get(index)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<u32> = (1..=1000).collect();
        assert_eq!([0.5, 0.95, 0.99, 1.0].map(|share| at_share(&times, share)), [500, 950, 990, 1000]);
        assert_eq!(at_share(&[7_250], 0.99), 7_250);
        assert_eq!(at_share(&[], 0.5), 0);
    }
}
