//! The look into the store, now and then: who else is there, what was missed, and what nobody is at.

use std::sync::atomic::Ordering;
use std::time::Duration;

use mandala_table::{Id, Timestamp};

use crate::app::App;
use crate::store::StoreError;

/// How often one looks.
const EVERY: Duration = Duration::from_secs(2);
/// A server that has given no sign for so long is gone.
const GONE: Duration = Duration::from_secs(8);
/// What has been due for so long is nobody's concern.
const OVERDUE: Duration = Duration::from_secs(3);
/// As many tables as are seen to at a time.
const BATCH: u32 = 200;

/// What one server does for all, and what one does of those that have lost the bus.
const SWEEP: &str = "sweep";
const SWEEP_WITHOUT_BUS: &str = "sweep without a bus";

/// Looks for as long as the server is open.
pub(super) async fn keep_checking(app: App) {
    let mut others = Vec::new();
    loop {
        if let Err(error) = app.check(&mut others).await {
            tracing::warn!(%error, "the store could not be looked into");
        }
        let next = app.time.now().plus(EVERY);
        tokio::select! {
            biased;
            () = app.shutdown.requested() => break,
            () = app.time.until(next) => {}
        }
    }
    // Others need not wait to find out.
    if let Err(error) = app.store.forget_node(app.node).await {
        tracing::warn!(%error, "could not say goodbye");
    }
}

impl App {
    async fn check(&self, others: &mut Vec<Id>) -> Result<(), StoreError> {
        let now = self.time.now();
        self.store.note_node(self.node, now).await?;
        let mut here = self.others().await?;
        here.sort_unstable();
        self.accompanied.store(here.iter().any(|node| *node != self.node), Ordering::Relaxed);
        let tables = self.tables.all();
        for (table, version) in self.store.versions(&tables).await? {
            self.tables.notify(table, version).await;
        }
        // Whoever was at a table by way of a server that is gone is no longer there.
        if here != *others {
            *others = here;
            for table in tables {
                self.tables.recount(table).await;
            }
        }
        self.sweep(now).await
    }

    /// Sees to tables at which a computer or a clock is due and nobody is at it. One server at a time does that.
    async fn sweep(&self, now: Timestamp) -> Result<(), StoreError> {
        let lease = async |what, until| self.store.lease(what, self.node, now, until).await;
        let mut task = SWEEP;
        if !self.has_queue().await {
            // Somebody else may be able to have computers think. Clocks run out without a bus: if all have lost it, one of them
            // sees to those.
            lease(SWEEP, now).await?;
            task = SWEEP_WITHOUT_BUS;
        }
        if !lease(task, now.plus(EVERY * 2)).await? {
            return Ok(());
        }
        let seen_to = self.see_to_due(now).await;
        if seen_to.is_err() {
            // Others may have more luck. If even this fails, they wait until it has run out.
            let _ = lease(task, now).await;
        }
        seen_to
    }

    async fn see_to_due(&self, now: Timestamp) -> Result<(), StoreError> {
        for table in self.store.due(now.minus(OVERDUE), BATCH).await? {
            self.table(table).due().await;
        }
        Ok(())
    }

    /// Whether computers' work can be offered, if it has to be.
    async fn has_queue(&self) -> bool {
        let Some(queue) = self.bus.queue() else { return true };
        let ensured = queue.ensure().await;
        ensured.inspect_err(|error| tracing::warn!(%error, "no work can be offered")).is_ok()
    }

    /// The servers that are there, if there can be any but this one.
    pub(crate) async fn others(&self) -> Result<Vec<Id>, StoreError> {
        if self.bus.is_shared() { self.store.nodes_since(self.alive_since()).await } else { Ok(Vec::new()) }
    }

    /// Since when a server must have given a sign to count as there.
    pub(crate) fn alive_since(&self) -> Timestamp {
        self.time.now().minus(GONE)
    }
}
