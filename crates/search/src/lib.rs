//! Computer players. A player gets a [`View`](tabletop::View), never a state: it cannot peek.
//!
//! [`Random`], [`Greedy`] and [`Plain`] are the fixed references that strength is measured against; they must never change.

mod bot;
mod greedy;
mod guide;
mod ismcts;
mod limits;
mod plain;
mod random;
mod tree;

pub use bot::Bot;
pub use greedy::Greedy;
pub use guide::{Guide, Playout, Values, result};
pub use ismcts::{Found, Report, Selection, search};
pub use limits::{Cancel, Limits};
pub use plain::Plain;
pub use random::Random;
