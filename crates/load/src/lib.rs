//! Load on a table server: many players over real sockets, and how the server keeps up.
//!
//! [`measure()`] opens tables, lets players play random legal actions for a while, and gives [`Figures`]: rates, latencies,
//! errors. The command `mandala load` prints them. Requests are the types of `protocol`.
//!
//! There are two kinds of players. A `Pair` plays as fast as the server lets it, and an error is an error. Patient players
//! stay whatever happens to the servers, connect again and repeat; the fault suite plays with them.

mod api;
mod args;
mod error;
mod figures;
mod games;
mod idle;
mod ledger;
mod measure;
mod message;
mod pace;
mod pair;
mod patient;
mod run_context;
mod server;
mod socket;
mod tally;

pub use args::LoadArgs;
pub use error::LoadError;
pub use figures::Figures;
pub use measure::{Measurement, measure};
pub use patient::PatientFigures;
