//! A steady pace shared by all players.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Hands out moments at equal intervals.
#[derive(Debug)]
pub(crate) struct Pace {
    interval: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    /// Moments at this rate a second.
    pub(crate) fn new(rate: u32) -> Self {
        Self { interval: Duration::from_secs(1) / rate, next: Mutex::new(Instant::now()) }
    }

    /// Returns at the next moment that no other caller has. Missed moments are not made up for.
    pub(crate) async fn next(&self) {
        let moment = {
            let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
            let moment = (*next).max(Instant::now());
            *next = moment + self.interval;
            moment
        };
        tokio::time::sleep_until(moment).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn moments_have_equal_intervals_and_none_is_made_up_for() {
        let pace = Pace::new(100);
        let begun = Instant::now();
        for _ in 0..3 {
            pace.next().await;
        }
        assert_eq!(begun.elapsed(), Duration::from_millis(20));
        tokio::time::advance(Duration::from_secs(1)).await;
        let late = Instant::now();
        pace.next().await;
        pace.next().await;
        assert_eq!(late.elapsed(), Duration::from_millis(10));
    }
}
