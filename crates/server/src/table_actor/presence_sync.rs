//! Presence across nodes: the people connected here are written to the store, and those connected anywhere are read from it.
//!
//! A pass runs beside the actor, one at a time. Changes during a pass are taken together by the next one, so spectators
//! coming and going never keep the table waiting for the store or the bus.

use std::sync::Arc;

use mandala_table::Id;
use tabletop::message::Chain;
use tokio::sync::mpsc;

use super::{RECOVERY, TableActor, TableServices};
use crate::bus::{BusMessage, Topic};
use crate::liveness::alive_since;
use crate::store::StoreError;

/// What the actor knows of the passes.
pub(super) struct PresenceSync {
    done: mpsc::Sender<PresencePass>,
    /// The people connected here, as the store knows them.
    stored: Vec<Id>,
    running: bool,
    /// Whether another pass is needed after the running one.
    stale: bool,
}

/// The result of a pass.
pub(super) struct PresencePass {
    /// The people connected here, if the store has taken them in.
    stored: Option<Vec<Id>>,
    /// The people connected by way of any node, if the store could be read.
    present: Option<Vec<Id>>,
}

impl PresenceSync {
    pub(super) fn new(done: mpsc::Sender<PresencePass>) -> Self {
        Self { done, stored: Vec::new(), running: false, stale: false }
    }

    /// Whether a pass is under way. A table is not unloaded meanwhile: its next actor would race with the pass.
    pub(super) fn is_running(&self) -> bool {
        self.running
    }
}

impl TableActor {
    /// Begins a pass if the people connected here are others than the store knows. While a pass runs there is nothing to compare
    /// with: its end asks again.
    pub(super) fn share_presence(&mut self) {
        if !self.presence.sync.running && self.is_presence_unshared() {
            self.sync_presence();
        }
    }

    fn is_presence_unshared(&self) -> bool {
        self.services.bus.is_shared() && self.subscribers.people() != self.presence.sync.stored
    }

    /// Begins a pass, or notes that one is needed after the running one.
    pub(super) fn sync_presence(&mut self) {
        let is_shared = self.services.bus.is_shared();
        let here = if is_shared { self.subscribers.people() } else { Vec::new() };
        let sync = &mut self.presence.sync;
        if sync.running {
            sync.stale = true;
            return;
        }
        sync.running = true;
        let (before, done) = (sync.stored.clone(), sync.done.clone());
        let (services, id) = (Arc::clone(&self.services), self.id);
        tokio::spawn(async move {
            let pass = run_pass(&services, id, before, here).await;
            // An actor that has ended needs no result.
            let _ = done.send(pass).await;
        });
    }

    /// Takes in the result of a pass.
    pub(super) fn finish_presence_pass(&mut self, pass: PresencePass) {
        self.presence.sync.running = false;
        if let Some(stored) = pass.stored {
            self.presence.sync.stored = stored;
        }
        if let Some(present) = pass.present {
            self.presence.on_any_node = present;
        }
        self.update_presence();
        if std::mem::take(&mut self.presence.sync.stale) || self.is_presence_unshared() {
            self.sync_presence();
        }
    }
}

async fn run_pass(services: &TableServices, table: Id, before: Vec<Id>, here: Vec<Id>) -> PresencePass {
    let changed = here != before;
    let stored = match store_changes(services, table, &before, &here).await {
        Ok(()) => Some(here),
        Err(error) => {
            tracing::warn!(%table, error = %Chain(&error), "could not store who is connected; retrying in {RECOVERY:?}");
            tokio::time::sleep(RECOVERY).await;
            None
        }
    };
    let present = services.store.present(table, alive_since(services.time.now())).await;
    let present = present
        .inspect_err(|error| tracing::warn!(%table, error = %Chain(error), "could not read who is connected elsewhere"))
        .ok();
    if changed {
        services.bus.publish(Topic::Table(table), BusMessage::Presence).await;
    }
    PresencePass { stored, present }
}

async fn store_changes(
    services: &TableServices,
    table: Id,
    before: &[Id],
    here: &[Id],
) -> Result<(), StoreError> {
    for &person in here.iter().filter(|person| !before.contains(person)) {
        services.store.arrive(services.node, table, person).await?;
    }
    for &person in before.iter().filter(|person| !here.contains(person)) {
        services.store.depart(services.node, table, person).await?;
    }
    Ok(())
}
