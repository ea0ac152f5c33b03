//! The proof under faults: parts of a real cluster fail while people play, and then what clients were told is compared with
//! what was kept.
//!
//! The checker ([`Checker`]) knows nothing of how the server works: it reads the database with plain SQL and the ledger of
//! `mandala load`. Only the rules are the server's own.

#![cfg(unix)]

mod check;
mod clocks;
mod fault;
mod figures;
mod histories;
mod round;
mod told;
mod wrong;

pub use check::{Checker, replay};
pub use fault::Fault;
pub use figures::Figures;
pub use histories::Histories;
pub use round::{Failed, Outcome, Suite};
pub use told::{Seen, Told};
pub use wrong::Wrong;
