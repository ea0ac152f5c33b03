//! Attacks on your own table server: what a stranger or a guest could try to stop it, each bounded in count and time, and
//! what was refused. `cargo xtask attack` tries all of them at full size and measures what others feel of it; a test tries a short
//! form and asserts what is refused.

mod attack;
mod connections;
mod error;
mod flood;
mod probe;
mod raw;
mod tables;
mod terms;
mod thinking;
mod visitor;

pub use attack::Attack;
pub use error::AttackError;
pub use probe::{Probe, Quantiles};
pub use terms::{AttackOutcome, Scale};
