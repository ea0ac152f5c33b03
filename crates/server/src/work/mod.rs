//! Thinking as work that anybody can do: what a computer needs to know goes into a queue, whoever is free takes it, and the
//! answer goes back to a server.
//!
//! A worker needs nothing but the bus. It gets the view of the seat that is to move and nothing else, so it knows no more
//! than the player would. An answer takes effect at most once, however many are given: it names the version it is for.

mod queue;
mod worker;

use mandala_table::Id;
use protocol::{GameName, Json, Level};
use serde::{Deserialize, Serialize};

pub(crate) use queue::Answered;
pub use queue::Queue;
pub use worker::work;

/// Something to be thought about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "work", rename_all = "snake_case")]
pub(crate) enum Work {
    /// A computer is to move.
    Move(Box<MoveWork>),
    /// Somebody wants an analysis.
    Analysis(Box<AnalysisWork>),
}

/// A computer's move, to be chosen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct MoveWork {
    /// The server that asks.
    pub(crate) node: Id,
    /// The table.
    pub(crate) table: Id,
    /// Its version.
    pub(crate) version: u32,
    /// The seat that is to move.
    pub(crate) seat: u8,
    /// How well it plays.
    pub(crate) level: Level,
    /// The game.
    pub(crate) game: GameName,
    /// What differs from the game as published.
    pub(crate) options: Json,
    /// How many play.
    pub(crate) players: u8,
    /// What the seat sees.
    pub(crate) view: Json,
    /// The chance in its choice.
    pub(crate) seed: [u8; 32],
}

/// An analysis, to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct AnalysisWork {
    /// Its key.
    pub(crate) key: String,
    /// The record.
    pub(crate) record: String,
    /// Iterations of search for each decision.
    pub(crate) iterations: u32,
}

/// What has come of work.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub(crate) enum Answer {
    /// A move.
    Move {
        /// The table.
        table: Id,
        /// The version it is for.
        version: u32,
        /// The seat.
        seat: u8,
        /// The action.
        action: String,
    },
    /// An analysis; nothing if it could not be made.
    Analysis {
        /// Its key.
        key: String,
        /// What `mandala analyse --json` prints.
        result: Option<String>,
    },
}
