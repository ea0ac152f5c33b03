//! The real router over real sockets with a real SQLite file.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod games;
mod harness;
mod operations;
mod people;
mod safety;
