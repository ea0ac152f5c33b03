//! The reference players, which strength is measured against over the years. Their choices must never change.

mod greedy;
mod newcomer;
mod plain;
mod random;

pub use greedy::Greedy;
pub use newcomer::{Attraction, Newcomer};
pub use plain::Plain;
pub use random::Random;
