//! What every node does every two seconds: it stores a heartbeat, finds entries whose messages were lost, and, one node
//! for all, wakes tables at which a computer or a clock is overdue.

use std::sync::atomic::Ordering;
use std::time::Duration;

use mandala_table::{Id, Timestamp};
use tabletop::message::Chain;

use crate::app::App;
use crate::liveness::alive_since;
use crate::store::StoreError;

/// How often a node polls the store.
const INTERVAL: Duration = Duration::from_secs(2);
/// A move or a clock that has been due for so long is overdue: its node is gone, or has failed.
const OVERDUE: Duration = Duration::from_secs(3);
/// How many overdue tables are woken in one round.
const BATCH: u32 = 200;

/// The lease of the node that wakes overdue tables for all, and that of one among the nodes that have lost the bus. The names
/// are in the store.
const SWEEP: &str = "sweep";
const SWEEP_WITHOUT_BUS: &str = "sweep without a bus";

/// Polls until the server shuts down.
pub(super) async fn keep_polling(app: App) {
    let mut nodes = Vec::new();
    loop {
        if let Err(error) = app.poll_store(&mut nodes).await {
            tracing::warn!(error = %Chain(&error), "could not poll the store; retrying in {INTERVAL:?}");
        }
        let next = app.time.now().plus(INTERVAL);
        tokio::select! {
            biased;
            () = app.shutdown.requested() => break,
            () = app.time.until(next) => {}
        }
    }
    // Others need not wait for the timeout.
    if let Err(error) = app.store.forget_node(app.node).await {
        tracing::warn!(error = %Chain(&error), "could not remove this node from the cluster; others notice within seconds");
    }
}

impl App {
    async fn poll_store(&self, known_nodes: &mut Vec<Id>) -> Result<(), StoreError> {
        let now = self.time.now();
        self.store.note_node(self.node, now).await?;
        let mut nodes = self.nodes().await?;
        nodes.sort_unstable();
        self.has_peers.store(nodes.iter().any(|node| *node != self.node), Ordering::Relaxed);
        let tables = self.tables.ids();
        for (table, version) in self.store.versions(&tables).await? {
            self.tables.note_stored_version(table, version).await;
        }
        // The clients of a node that is gone are no longer connected.
        if nodes != *known_nodes {
            *known_nodes = nodes;
            for table in tables {
                self.tables.note_presence(table).await;
            }
        }
        let has_queue = self.has_queue().await;
        if has_queue {
            self.postpone_waiting_jobs(now).await?;
        }
        self.sweep(now, has_queue).await
    }

    /// A move that waits at this node for its turn is not lost. It must not become overdue: another node would offer it, too,
    /// and its people would have two shares.
    async fn postpone_waiting_jobs(&self, now: Timestamp) -> Result<(), StoreError> {
        let tables = self.tables.services().waiting_jobs.tables();
        if tables.is_empty() { Ok(()) } else { self.store.postpone(&tables, now.plus(INTERVAL)).await }
    }

    /// Wakes overdue tables. One node at a time does that, under a lease.
    async fn sweep(&self, now: Timestamp, has_queue: bool) -> Result<(), StoreError> {
        let lease = async |name, until| self.store.lease(name, self.node, now, until).await;
        let mut name = SWEEP;
        if !has_queue {
            // Another node may still reach the job queue, so this one gives the lease up. Clocks run out without a bus: if all
            // nodes have lost it, one of them wakes the tables with clocks.
            lease(SWEEP, now).await?;
            name = SWEEP_WITHOUT_BUS;
        }
        if !lease(name, now.plus(INTERVAL * 2)).await? {
            return Ok(());
        }
        let woken = self.wake_overdue(now).await;
        if woken.is_err() {
            // Releases the lease, so that another node can try. If even this fails, the lease runs out by itself.
            let _ = lease(name, now).await;
        }
        woken
    }

    async fn wake_overdue(&self, now: Timestamp) -> Result<(), StoreError> {
        for table in self.store.due(now.minus(OVERDUE), BATCH).await? {
            self.table(table).wake().await;
        }
        Ok(())
    }

    /// Whether jobs can be put into the queue, if there has to be one.
    async fn has_queue(&self) -> bool {
        let Some(queue) = self.bus.queue() else { return true };
        let ensured = queue.ensure().await;
        ensured
            .inspect_err(|error| tracing::warn!(error = %Chain(error), "the job queue cannot be reached; computers wait"))
            .is_ok()
    }

    /// The nodes that are alive, if there can be any but this one.
    pub(crate) async fn nodes(&self) -> Result<Vec<Id>, StoreError> {
        if self.bus.is_shared() {
            self.store.nodes_since(alive_since(self.time.now())).await
        } else {
            Ok(Vec::new())
        }
    }
}
