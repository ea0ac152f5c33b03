//! The event bus: what the processes that serve the same tables tell each other.
//!
//! A word may be lost, and whoever listens must not depend on it: tables find gaps by their versions, and by a look into the
//! store now and then. What must not be lost is in the store before it is told.

mod in_process;
mod nats;

use std::pin::Pin;

use async_trait::async_trait;
use futures_util::Stream;
use protocol::Reaction;
use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::table::Kept;
use crate::work::Queue;

pub use in_process::InProcess;
pub(crate) use nats::connecting;
pub use nats::{BusError, Nats};

/// Carries words between processes.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells all others who listen.
    async fn tell(&self, topic: Topic, word: Word);

    /// Hears what the others tell from now on.
    async fn listen(&self, topic: Topic) -> Hearing;

    /// Where computers' work waits for whoever takes it; nothing if each process thinks for itself.
    fn queue(&self) -> Option<&Queue>;

    /// Whether there may be other processes at all.
    fn is_shared(&self) -> bool;
}

/// What is heard, one word after the other.
pub type Hearing = Pin<Box<dyn Stream<Item = Word> + Send>>;

/// What a word is about: one listens to what one needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// A table.
    Table(Id),
    /// Everything that every process must hear.
    House,
}

/// A word.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "snake_case")]
pub enum Word {
    /// Entries were added to a table: they are durable.
    Changed {
        /// In order.
        entries: Vec<Kept>,
    },
    /// Entries were rewritten, or the table removed: what is in memory no longer holds.
    Rewritten,
    /// Somebody has come to a table, or gone.
    Presence,
    /// A seat reacts.
    Reaction {
        /// Which.
        seat: u8,
        /// How.
        reaction: Reaction,
    },
    /// These logins let nobody in any more.
    Ended {
        /// Their ids.
        logins: Vec<Id>,
    },
    /// An analysis has come so far.
    Analysis {
        /// Which.
        key: String,
        /// Decisions done.
        done: usize,
        /// Of so many.
        total: usize,
    },
}
