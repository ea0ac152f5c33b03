//! The tables of this node that are in memory, each with its actor.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mandala_table::{Entry, Id, StoredEntry, Table};
use tabletop::message::Chain;
use tokio::sync::mpsc;

use super::{TableHandle, TableMessage, TableServices, run};
use crate::refusal::Refusal;
use crate::store::{Append, AppendError, ChallengeLimit};

/// How many messages may wait for an actor.
const INBOX: usize = 64;

/// All actors of this node.
#[derive(Clone)]
pub(crate) struct TableRegistry(Arc<Registry>);

struct Registry {
    services: Arc<TableServices>,
    actors: Mutex<HashMap<Id, ActorEntry>>,
}

struct ActorEntry {
    sender: mpsc::Sender<TableMessage>,
    /// The version that the actor has sent to its subscribers.
    version: Arc<AtomicU32>,
}

impl TableRegistry {
    pub(crate) fn new(services: TableServices) -> Self {
        Self(Arc::new(Registry { services: Arc::new(services), actors: Mutex::default() }))
    }

    /// A registry without tables, with other services.
    pub(crate) fn with(&self, change: impl FnOnce(&mut TableServices)) -> Self {
        let mut services = TableServices::clone(self.services());
        change(&mut services);
        Self::new(services)
    }

    pub(crate) fn services(&self) -> &Arc<TableServices> {
        &self.0.services
    }

    /// Stores the first entries of a new table. When this returns they are durable.
    pub(crate) async fn create(&self, id: Id, entries: Vec<Entry>) -> Result<(), Refusal> {
        self.create_within(id, entries, None).await
    }

    /// The same for a table that challenges people, who are challenged by so many only.
    pub(crate) async fn create_within(
        &self,
        id: Id,
        entries: Vec<Entry>,
        challenge_limit: Option<ChallengeLimit>,
    ) -> Result<(), Refusal> {
        let at = self.0.services.time.now();
        let stored = |(version, entry)| StoredEntry { version, at, by: None, entry };
        let entries: Vec<_> = (1..).zip(entries).map(stored).collect();
        let table = Table::fold(&self.0.services.games, id, &entries).map_err(|error| {
            tracing::error!(table = %id, error = %Chain(&error), "the entries of a new table do not follow");
            Refusal::Unavailable
        })?;
        let (listed, due) = (Some(table.listed()), Some(table.due()));
        let seat_limit = self.0.services.seat_limit(&entries);
        let append = Append { table: id, entries, listed, finished: None, due, seat_limit, challenge_limit };
        self.0.services.table_store.append(append).await.map_err(|error| match error {
            // Another table has the id, or had it and was removed.
            AppendError::Conflict => Refusal::NotFound,
            AppendError::TooManySeats | AppendError::TooManyChallenges => Refusal::TooMany,
            AppendError::Store(_) => Refusal::Unavailable,
        })?;
        self.0.services.publish_statuses(&table, &[]).await;
        if table.computer_to_move().is_some() || table.deadline().is_some() {
            self.open(id).wake().await;
        }
        Ok(())
    }

    /// The handle of a table. Its actor is started where there is none.
    pub(crate) fn open(&self, id: Id) -> TableHandle {
        let mut actors = self.lock();
        if let Some(actor) = actors.get(&id).filter(|actor| !actor.sender.is_closed()) {
            return TableHandle::new(self.clone(), id, actor.sender.clone());
        }
        let ((sender, inbox), version) = (mpsc::channel(INBOX), Arc::default());
        actors.insert(id, ActorEntry { sender: sender.clone(), version: Arc::clone(&version) });
        tokio::spawn(run(self.clone(), id, inbox, version));
        TableHandle::new(self.clone(), id, sender)
    }

    /// The handle of a table that is in memory.
    pub(crate) fn in_memory(&self, id: Id) -> Option<TableHandle> {
        self.sender(id, |_| true).map(|sender| TableHandle::new(self.clone(), id, sender))
    }

    /// Tells a table that is in memory and behind that the store has this version. One that is up to date is left alone, so
    /// that it can be idle for long enough to be unloaded.
    pub(crate) async fn note_stored_version(&self, table: Id, version: u32) {
        let behind = |actor: &&ActorEntry| actor.version.load(Ordering::Relaxed) < version;
        if let Some(sender) = self.sender(table, behind) {
            // An actor that has just ended loads the newest version when it is started again.
            let _ = sender.send(TableMessage::StoredVersion { version }).await;
        }
    }

    /// Tells a table that is in memory that clients of other nodes may have come or gone.
    pub(crate) async fn note_presence(&self, table: Id) {
        if let Some(sender) = self.sender(table, |_| true) {
            let _ = sender.send(TableMessage::PresenceChanged).await;
        }
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<Id> {
        self.lock().keys().copied().collect()
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Removes an actor that has nothing more to do; `false` if it has been sent a message meanwhile.
    pub(super) fn close(&self, id: Id, inbox: &mut mpsc::Receiver<TableMessage>) -> bool {
        let mut actors = self.lock();
        if !inbox.is_empty() {
            return false;
        }
        // A handle taken before this finds the inbox closed, and opens the table again.
        inbox.close();
        actors.remove(&id);
        true
    }

    fn sender(
        &self,
        table: Id,
        only: impl FnOnce(&&ActorEntry) -> bool,
    ) -> Option<mpsc::Sender<TableMessage>> {
        self.lock().get(&table).filter(only).map(|actor| actor.sender.clone())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Id, ActorEntry>> {
        self.0.actors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_actor::services::testing::services;

    #[tokio::test]
    async fn only_a_table_that_is_behind_is_woken() {
        let (_folder, services) = services().await;
        let (tables, id) = (TableRegistry::new(services), Id::from_bytes([1; 16]));
        let (sender, mut inbox) = mpsc::channel(INBOX);
        tables.lock().insert(id, ActorEntry { sender, version: Arc::new(AtomicU32::new(3)) });
        tables.note_stored_version(id, 3).await;
        assert!(inbox.is_empty());
        tables.note_stored_version(id, 4).await;
        assert!(matches!(inbox.recv().await, Some(TableMessage::StoredVersion { version: 4 })));
    }
}
