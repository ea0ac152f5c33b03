//! The proof under faults: parts of a real cluster fail while clients play. Then what the clients observed is compared with
//! what is stored.
//!
//! The checker ([`Checker`]) knows nothing of how the server works: it reads the database with plain SQL and the ledger of
//! `mandala load`. Only the rules are the server's own.

#![cfg(unix)]

mod check;
mod clocks;
mod error;
mod fault;
mod figures;
mod observations;
mod round;
mod stored;
mod violation;

pub use check::{Checker, replay};
pub use error::RoundError;
pub use fault::Fault;
pub use figures::Figures;
pub use observations::{EntryKind, Observations};
pub use round::{Outcome, Suite};
pub use stored::StoredTables;
pub use violation::Violation;
