#![doc = include_str!("../README.md")]

mod analysis;
mod fair_pool;
mod fair_queue;
mod fair_turns;
mod job_gate;
mod nats;
mod owner;
mod queue;
mod thinkers;
mod worker;

use mandala_table::Id;
use protocol::{GameName, Json, Level};
use serde::{Deserialize, Serialize};

pub use analysis::{Progress, analyse};
pub use fair_pool::{FairPool, PoolError, THINKING};
pub use fair_turns::{THINKING_QUEUED, THINKING_WAIT_SECONDS, Turn};
pub use nats::{QUEUE_CONNECTED, QueueError, connect_options};
pub use owner::{Group, Owner};
pub use queue::{AnswerMessage, Queue};
pub use thinkers::{ThinkerPool, Thought};
pub use worker::{JOB_SECONDS, work};

/// Something for a computer to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "work", rename_all = "snake_case")]
pub enum Job {
    /// A computer is to move.
    Move(Box<MoveJob>),
    /// An analysis was asked for.
    Analysis(Box<AnalysisJob>),
}

/// A computer's move, to be chosen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MoveJob {
    /// The server that asks.
    pub node: Id,
    /// The table.
    pub table: Id,
    /// Its version.
    pub version: u32,
    /// The seat that is to move.
    pub seat: u8,
    /// How well it plays.
    pub level: Level,
    /// The game.
    pub game: GameName,
    /// What differs from the game as published.
    pub options: Json,
    /// How many play.
    pub players: u8,
    /// What the seat sees.
    pub view: Json,
    /// The seed of the choice.
    pub seed: [u8; 32],
}

/// An analysis, to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnalysisJob {
    /// Its key.
    pub key: String,
    /// The record.
    pub record: String,
    /// Iterations of search for each decision.
    pub iterations: u32,
}

/// The result of a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
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
