//! What the checker can find.

use std::error::Error;
use std::io;

/// A promise that was broken.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Violation {
    #[error("the ledger cannot be read: {line}")]
    UnreadableLedger { line: String, source: serde_json::Error },
    #[error("{table}: version {version} was {one} to one client and {other} to another")]
    DifferentActions { table: String, version: u32, one: String, other: String },
    #[error("{table}: the command {command} was acknowledged as version {one} and as version {other}")]
    DifferentAcks { table: String, command: String, one: u32, other: u32 },
    #[error("{table}: one player has seen version {one} last, another version {other}")]
    Diverged { table: String, one: u32, other: u32 },
    #[error("{table}: version {version} is followed by {next}")]
    Gap { table: String, version: usize, next: i64 },
    #[error("{table}: a client was sent {action} as version {version}, but {kept} is stored")]
    Lost { table: String, version: u32, action: String, kept: String },
    #[error("{table}: version {version} was acknowledged to the command {command}, but is by {kept}")]
    OtherCommand { table: String, version: u32, command: String, kept: String },
    #[error("{table}: the command {command} was applied twice, the second time as version {version}")]
    AppliedTwice { table: String, version: usize, command: String },
    #[error("{table}: the players have seen version {seen} last, but {kept} versions are stored")]
    NotSettled { table: String, seen: u32, kept: usize },
    #[error("{table} does not replay")]
    Invalid { table: String, source: Box<dyn Error + Send + Sync> },
    #[error("{table}: the record of the game is {kept}, but should be {due}")]
    WrongRecord { table: String, kept: String, due: String },
    #[error("{table}: the clock of seat {seat} fired {early} ms too early")]
    EarlyTimeout { table: String, seat: u64, early: u64 },
    #[error("{table}: a clock fired {times} times")]
    RepeatedTimeout { table: String, times: usize },
    #[error("`mandala replay` could not be run")]
    NoReplay(#[from] io::Error),
    #[error("`mandala replay` failed: {0}")]
    Replay(String),
}
