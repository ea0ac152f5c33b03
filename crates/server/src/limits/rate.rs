//! How often something may be done, as the settings write it.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use governor::Quota;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How often something may be done: a burst, and then so many more each minute. Written `10+1/min`, or `unlimited`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate(Option<(NonZeroU32, NonZeroU32)>);

impl Rate {
    /// No limit.
    pub const UNLIMITED: Self = Self(None);

    /// A burst, and then so many more each minute.
    ///
    /// # Panics
    /// If one of them is 0.
    pub const fn new(burst: u32, per_minute: u32) -> Self {
        match (NonZeroU32::new(burst), NonZeroU32::new(per_minute)) {
            (Some(burst), Some(per_minute)) => Self(Some((burst, per_minute))),
            _ => panic!("a rate lets something through"),
        }
    }

    /// The interval in the long run, and the burst; nothing if there is no limit.
    pub(crate) fn interval_and_burst(self) -> Option<(Duration, u32)> {
        let (burst, per_minute) = self.0?;
        Some((Duration::from_secs(60) / per_minute.get(), burst.get()))
    }

    pub(super) fn quota(self) -> Option<Quota> {
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
    type Err = RateError;

    fn from_str(text: &str) -> Result<Self, RateError> {
        if text == "unlimited" {
            return Ok(Self::UNLIMITED);
        }
        let (burst, per_minute) =
            text.strip_suffix("/min").and_then(|text| text.split_once('+')).ok_or(RateError)?;
        let number = |text: &str| text.parse().map_err(|_| RateError);
        Ok(Self(Some((number(burst)?, number(per_minute)?))))
    }
}

/// The text is not a rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a rate: write `10+1/min` for 10 at once and 1 more each minute, or `unlimited`")]
pub struct RateError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_written_and_read() {
        for rate in [Rate::new(10, 1), Rate::UNLIMITED] {
            assert_eq!(rate.to_string().parse(), Ok(rate));
        }
        for wrong in ["", "10", "0+1/min", "1+0/min", "1+1", "+/min", "-1+1/min"] {
            assert_eq!(wrong.parse::<Rate>(), Err(RateError), "{wrong}");
        }
    }
}
