//! The real router over real sockets with a real SQLite file.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod absence;
mod clocks;
mod commands;
mod delay;
mod failing;
mod full_disk;
mod games;
mod harness;
mod restart;
mod seats;
mod store;
mod undo;
