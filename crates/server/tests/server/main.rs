//! The real router over real sockets with a real SQLite file.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod analyses;
mod daily;
mod fairness;
mod games;
mod harness;
mod history;
mod lessons;
mod ratings;
mod replays;
