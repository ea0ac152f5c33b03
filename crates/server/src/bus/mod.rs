//! The message bus between the nodes that serve the same tables.
//!
//! Delivery is at most once: a message may be lost, so nothing may depend on it. What must not be lost is in the store before
//! it is published. Tables find gaps by their versions, and every node polls the store.

mod in_process;
mod nats;

use std::pin::Pin;

use async_trait::async_trait;
use futures_util::Stream;
use protocol::{PersonalTable, Reaction};
use serde::{Deserialize, Serialize};

use mandala_table::{Id, StoredEntry};

use mandala_jobs::Queue;

pub use in_process::InProcess;
pub use nats::{BusError, Nats};

/// Carries messages between nodes.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Sends a message to all other subscribers of the topic. A failure is counted, not reported.
    async fn publish(&self, topic: Topic, message: BusMessage);

    /// Receives what the others publish from now on.
    async fn subscribe(&self, topic: Topic) -> Subscription;

    /// The job queue for computers' moves; nothing if each process thinks for itself.
    fn queue(&self) -> Option<&Queue>;

    /// Whether there may be other processes at all.
    fn is_shared(&self) -> bool;
}

/// The messages of a topic, in order.
pub type Subscription = Pin<Box<dyn Stream<Item = BusMessage> + Send>>;

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// A table.
    Table(Id),
    /// The event streams of a person.
    Person(Id),
    /// Everything that every node must receive.
    AllNodes,
}

/// A message between nodes. The tag is a promise: during an upgrade, nodes of two versions share a bus.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "snake_case")]
pub enum BusMessage {
    /// Entries were added to a table: they are durable.
    Changed {
        /// In order.
        entries: Vec<StoredEntry>,
    },
    /// Entries were rewritten, or the table was removed: the table in memory is out of date.
    Rewritten,
    /// A client has connected to a table, or disconnected.
    Presence,
    /// A seat reacts.
    Reaction {
        /// The seat of the player who reacts.
        seat: u8,
        /// The reaction.
        reaction: Reaction,
    },
    /// A table stands differently for a person.
    Personal {
        /// The table as it stands for them.
        table: Box<PersonalTable>,
    },
    /// These logins were ended.
    Ended {
        /// Their ids.
        logins: Vec<Id>,
    },
    /// The progress of an analysis.
    Analysis {
        /// The key of the analysis.
        key: String,
        /// Decisions done.
        done: usize,
        /// Of so many.
        total: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_keep_their_form_between_versions() {
        let message = BusMessage::Reaction { seat: 1, reaction: Reaction::Thanks };
        let text = r#"{"word":"reaction","seat":1,"reaction":"thanks"}"#;
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
        assert!(matches!(serde_json::from_str(text).unwrap(), BusMessage::Reaction { seat: 1, .. }));
        // Workers publish this one.
        let text = r#"{"word":"analysis","key":"k","done":1,"total":2}"#;
        assert!(matches!(
            serde_json::from_str(text).unwrap(),
            BusMessage::Analysis { done: 1, total: 2, .. }
        ));
    }
}
