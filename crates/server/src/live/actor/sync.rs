//! Presence across nodes: the people connected here are written to the store, and those connected anywhere are read from it.
//!
//! A pass runs beside the actor, one at a time. Changes during a pass are taken together by the next one, so spectators
//! coming and going never keep the table waiting for the store or the bus.

use mandala_table::Id;
use tokio::sync::mpsc;

use super::{Actor, RECOVERY};
use crate::app::App;
use crate::bus::{BusMessage, Topic};
use crate::store::StoreError;

/// What the actor knows of the passes.
pub(super) struct PresenceSync {
    results: mpsc::Sender<PresencePass>,
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
    pub(super) fn new(results: mpsc::Sender<PresencePass>) -> Self {
        Self { results, stored: Vec::new(), running: false, stale: false }
    }

    /// Whether a pass is under way. A table is not unloaded meanwhile: its next actor would race with the pass.
    pub(super) fn is_running(&self) -> bool {
        self.running
    }
}

impl Actor {
    /// Lets other nodes know if anybody has connected here, or disconnected. While a pass runs there is nothing to compare with:
    /// its end asks again.
    pub(super) fn share_presence(&mut self) {
        if !self.sync.running && self.is_presence_unshared() {
            self.sync_presence();
        }
    }

    /// Whether the store knows others than those connected here.
    fn is_presence_unshared(&self) -> bool {
        self.app.bus.is_shared() && self.watchers.people() != self.sync.stored
    }

    /// Begins a pass, or notes that one is needed after the running one.
    pub(super) fn sync_presence(&mut self) {
        if self.sync.running {
            self.sync.stale = true;
            return;
        }
        self.sync.running = true;
        let here = if self.app.bus.is_shared() { self.watchers.people() } else { Vec::new() };
        let (before, results) = (self.sync.stored.clone(), self.sync.results.clone());
        let (app, id) = (self.app.clone(), self.id);
        tokio::spawn(async move {
            let pass = run_pass(&app, id, before, here).await;
            // An actor that has ended needs no result.
            let _ = results.send(pass).await;
        });
    }

    /// Takes in the result of a pass.
    pub(super) fn finish_pass(&mut self, pass: PresencePass) {
        self.sync.running = false;
        if let Some(stored) = pass.stored {
            self.sync.stored = stored;
        }
        if let Some(present) = pass.present {
            self.elsewhere = present;
        }
        self.note_presence();
        if std::mem::take(&mut self.sync.stale) || self.is_presence_unshared() {
            self.sync_presence();
        }
    }
}

async fn run_pass(app: &App, table: Id, before: Vec<Id>, here: Vec<Id>) -> PresencePass {
    let changed = here != before;
    let stored = match store_changes(app, table, &before, &here).await {
        Ok(()) => Some(here),
        Err(error) => {
            tracing::warn!(%table, %error, "could not store who is connected; retrying in {RECOVERY:?}");
            tokio::time::sleep(RECOVERY).await;
            None
        }
    };
    let present = app.store.present(table, app.alive_since()).await;
    let present = present
        .inspect_err(|error| tracing::warn!(%table, %error, "could not read who is connected elsewhere"))
        .ok();
    if changed {
        app.bus.publish(Topic::Table(table), BusMessage::Presence).await;
    }
    PresencePass { stored, present }
}

async fn store_changes(app: &App, table: Id, before: &[Id], here: &[Id]) -> Result<(), StoreError> {
    for &person in here.iter().filter(|person| !before.contains(person)) {
        app.store.arrive(app.node, table, person).await?;
    }
    for &person in before.iter().filter(|person| !here.contains(person)) {
        app.store.depart(app.node, table, person).await?;
    }
    Ok(())
}
