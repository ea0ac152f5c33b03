//! Computer players. A player gets a [`View`](tabletop::View), never a state: it cannot peek.
//!
//! The players here are the fixed references that strength is measured against; they must never change.

mod bot;
mod greedy;
mod random;

pub use bot::Bot;
pub use greedy::Greedy;
pub use random::Random;
