//! The real router over real sockets with a real SQLite file.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

mod absence;
mod analyses;
mod bus;
mod clocks;
mod commands;
mod continued;
mod daily;
mod delay;
mod events;
mod failing;
mod fairness;
mod full_disk;
mod games;
mod harness;
mod hints;
mod history;
mod interface;
mod jobs;
mod leaks;
mod lessons;
mod logs;
mod nodes;
mod operations;
mod order;
mod people;
mod questions;
mod ratings;
mod replays;
mod restart;
mod safety;
mod seats;
mod site;
mod spectators;
#[path = "../../../store/tests/store/test_store.rs"]
#[expect(dead_code, reason = "only the tests of the store need all of it")]
mod test_store;
mod third_game;
mod undo;
mod viewpoints;
