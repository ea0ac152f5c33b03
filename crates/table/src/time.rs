//! Moments in time.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// As databases store it.
    pub fn signed(self) -> i64 {
        self.0.cast_signed()
    }

    /// Read from a database.
    pub fn from_signed(milliseconds: i64) -> Self {
        Self(milliseconds.cast_unsigned())
    }

    /// So much later.
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(duration.as_millis() as u64))
    }

    /// So much earlier.
    #[must_use]
    pub fn minus(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(duration.as_millis() as u64))
    }

    /// The milliseconds from `earlier` to this moment; 0 if it was later.
    pub fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
