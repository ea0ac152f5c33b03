//! Places at which a process can be made to die, for tests of what follows: `MANDALA_CRASH=after-commit:20` ends it when it
//! comes to that place for the 20th time. Nothing else reads this, and without the variable nothing happens.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

struct PlannedCrash {
    place: String,
    left: AtomicU64,
}

/// Dies here, if that was asked for. As with a power cut, nothing is finished first.
pub fn point(place: &str) {
    static PLANNED: OnceLock<Option<PlannedCrash>> = OnceLock::new();
    let planned = PLANNED.get_or_init(|| {
        let text = std::env::var("MANDALA_CRASH").ok()?;
        let (place, times) = text.split_once(':')?;
        Some(PlannedCrash { place: place.to_owned(), left: AtomicU64::new(times.parse().ok()?) })
    });
    if let Some(planned) = planned
        && planned.place == place
        && planned.left.fetch_sub(1, Ordering::Relaxed) == 1
    {
        std::process::abort();
    }
}
