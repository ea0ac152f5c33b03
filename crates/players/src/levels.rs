//! The levels a person can play against, from gentle to formidable.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::trained::TrainedGame;

/// Declares the levels, the weakest first: the one place that names them.
macro_rules! levels {
    ($($(#[$about:meta])* $level:ident = $name:literal,)*) => {
        /// A computer opponent.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = LevelName))]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LevelName"))]
        pub enum Level {
            $($(#[$about])* #[serde(rename = $name)] $level,)*
        }

        impl Level {
            /// All levels, the weakest first.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$level),*];

            /// The level's name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$level => $name,)*
                }
            }
        }
    };
}

levels! {
    /// Sees what lies before it, and often plays something else: a first game against it can be won.
    Beginner = "beginner",
    /// Looks ahead a little.
    Casual = "casual",
    /// Plays soundly and seldom errs.
    Club = "club",
    /// Looks far ahead.
    Expert = "expert",
    /// As strong as a second of thought allows.
    Master = "master",
}

/// How a level searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// Iterations of search, on each thread.
    pub iterations: u32,
    /// The cap that keeps an answer prompt on slow machines. It is off wherever the same choices are promised everywhere.
    pub time_cap: Duration,
    /// How much worse, in shares of the win, an action may be to be played e times less often; 0 plays the best.
    pub temperature: f32,
    /// Whether rollouts are mixed with the evaluator, where a game gains by that; it takes thousands of iterations.
    pub rollouts: bool,
    /// Threads; each makes all the iterations, and their trees are added up.
    pub threads: usize,
}

impl Level {
    /// How it searches in a game.
    pub const fn config<G: TrainedGame>(self) -> SearchConfig {
        let (iterations, temperature, cap) = match self {
            Self::Beginner => (G::BEGINNER.iterations, G::BEGINNER.temperature, 150),
            Self::Casual => (40, 0.03, 150),
            Self::Club => (120, 0.01, 150),
            Self::Expert => (800, 0.0, 500),
            Self::Master => (60_000, 0.0, 950),
        };
        let rollouts = matches!(self, Self::Master);
        SearchConfig { iterations, time_cap: Duration::from_millis(cap), temperature, rollouts, threads: 1 }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

/// There is no level of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

#[cfg(test)]
mod tests {
    use mandala::Mandala;
    use stones::Stones;

    use super::*;

    #[test]
    fn names_read_back_and_levels_rise() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert!(Level::ALL.is_sorted());
        let rises = |iterations: fn(Level) -> u32| {
            Level::ALL.is_sorted_by(|one, next| iterations(*one) < iterations(*next))
        };
        assert!(rises(|level| level.config::<Mandala>().iterations));
        assert!(rises(|level| level.config::<Stones>().iterations));
        assert_eq!("grandmaster".parse::<Level>(), Err(UnknownLevel));
    }
}
