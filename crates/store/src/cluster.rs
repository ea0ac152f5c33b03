//! What nodes that share a store know of each other, and share: who is where, who does what, and how much is asked.

use std::time::Duration;

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};

use super::StoreError;

/// Stores what nodes share.
#[async_trait]
pub trait Cluster: Send + Sync + 'static {
    /// Notes that a node runs.
    async fn note_node(&self, node: Id, at: Timestamp) -> Result<(), StoreError>;

    /// The nodes that have left one at this time or later.
    async fn nodes_since(&self, since: Timestamp) -> Result<Vec<Id>, StoreError>;

    /// Forgets a node, and who was present by way of it.
    async fn forget_node(&self, node: Id) -> Result<(), StoreError>;

    /// A person has come to a table by way of a node. Idempotent.
    async fn arrive(&self, node: Id, table: Id, person: Id) -> Result<(), StoreError>;

    /// A person is no longer at a table by way of a node.
    async fn depart(&self, node: Id, table: Id, person: Id) -> Result<(), StoreError>;

    /// The people at a table at a node whose last heartbeat is at this time or later, each once.
    async fn present(&self, table: Id, since: Timestamp) -> Result<Vec<Id>, StoreError>;

    /// How many people are at any table at a node whose last heartbeat is at this time or later.
    async fn online(&self, since: Timestamp) -> Result<u32, StoreError>;

    /// Takes a task for a node, or prolongs what it holds; `false` if another holds it now. To take it until now is to give
    /// it back.
    async fn lease(&self, what: &str, node: Id, now: Timestamp, until: Timestamp)
    -> Result<bool, StoreError>;

    /// What was due at these tables before this time is due then. A table that is changed just now is passed over.
    async fn postpone(&self, tables: &[Id], until: Timestamp) -> Result<(), StoreError>;

    /// A limit that all nodes share: one every so often, and as many as `burst` at once. Nothing if this one is admitted;
    /// otherwise when to come back.
    async fn admit(
        &self,
        key: &str,
        now: Timestamp,
        every: Duration,
        burst: u32,
    ) -> Result<Option<Timestamp>, StoreError>;

    /// Takes back what was admitted, as if it had not been asked for.
    async fn give_back(&self, key: &str, every: Duration) -> Result<(), StoreError>;

    /// Forgets limits that have not been used; says how many.
    async fn forget_limits(&self, now: Timestamp) -> Result<u64, StoreError>;
}
