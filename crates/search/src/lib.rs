//! Computer players. A player gets a [`View`](tabletop::View), never a state: it cannot peek.
//!
//! [`Random`], [`Greedy`], [`Newcomer`] and [`Plain`] are the fixed references that strength is measured against; they must never
//! change.

pub mod analysis;
mod bot;
mod endplay;
mod features;
mod greedy;
mod guide;
mod hint;
mod ismcts;
mod known;
mod learned;
mod levels;
mod limits;
mod net;
mod newcomer;
mod plain;
mod promise;
mod random;
mod reasons;
mod thinker;
mod tree;

pub use bot::Bot;
pub use features::Features;
pub use greedy::Greedy;
pub use guide::{Guide, Mixed, Playout, Values, result};
pub use hint::{Hint, hint};
pub use ismcts::{Found, Report, Selection, search};
pub use known::Known;
pub use learned::Learned;
pub use levels::{Config, Level, Strength, UnknownLevel};
pub use limits::{Cancel, Limits};
pub use net::Net;
pub use newcomer::{Attraction, Newcomer};
pub use plain::Plain;
pub use promise::Promise;
pub use random::Random;
pub use reasons::{Explained, MandalaWhy, Reason, StonesWhy, explain};
pub use thinker::{Thinker, think};
