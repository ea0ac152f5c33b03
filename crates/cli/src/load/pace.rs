//! A steady pace for everybody together.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Gives out moments at equal distances.
#[derive(Debug)]
pub(super) struct Pace {
    distance: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    /// So many moments in a second.
    pub(super) fn new(rate: u32) -> Self {
        Self { distance: Duration::from_secs(1) / rate, next: Mutex::new(Instant::now()) }
    }

    /// Returns at the next moment that nobody else has. What was missed is not made up for.
    pub(super) async fn next(&self) {
        let moment = {
            let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
            let moment = (*next).max(Instant::now());
            *next = moment + self.distance;
            moment
        };
        tokio::time::sleep_until(moment).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn moments_have_equal_distances_and_none_is_made_up_for() {
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
