//! How a table comes from the store, and how it follows what other nodes append to it.

use mandala_table::{EntryError, StoredEntry, TableCommand};
use protocol::ServerMessage;
use tabletop::message::Chain;

use super::broadcast::Broadcast;
use super::loading::LoadedTable;
use super::{CommitError, Subscribers, TableActor, ViewRequest};
use crate::bus::BusMessage;
use crate::meters;
use crate::refusal::Refusal;
use crate::store::StoreError;

impl TableActor {
    /// Loads the table where it is not in memory, and takes an outage of the server off the clock of the player to move.
    pub(super) async fn make_ready(&mut self) {
        self.load().await;
        let outage = self.services.outage.get().copied();
        let resumed = outage.and_then(|outage| self.table.as_ref()?.resumed(outage));
        if let Some(entry) = resumed
            && let Err(CommitError::Refused(refusal)) = self.commit(vec![entry], None).await
        {
            tracing::warn!(table = %self.id, %refusal, "could not take an outage off a clock; retrying");
        }
    }

    /// Loads the table where it is not in memory. Subscribers are sent what they have missed: after a failed append the store
    /// may have the entries all the same, and another node may have appended.
    pub(super) async fn load(&mut self) {
        if self.table.is_some() {
            return;
        }
        let loaded = LoadedTable::load(&self.services, self.id, self.sent, self.subscribers.viewers()).await;
        let LoadedTable { table, delay, broadcast } = match loaded {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(table = %self.id, error = %Chain(&error), "could not load a table");
                self.recovering = error.may_pass();
                return;
            }
        };
        self.presence.begin(table.seats().len(), self.services.time.now());
        let sent_too_much = self.sent.is_some_and(|sent| sent > table.version());
        self.delay = delay;
        self.table = Some(table);
        if sent_too_much {
            self.send_snapshots_to_all();
        }
        self.send(broadcast);
    }

    /// Drops the table in memory. It is loaded again before the next message.
    pub(super) fn forget(&mut self) {
        self.stop_thinking();
        self.table = None;
        self.delay = None;
    }

    /// Another node has published something about the table.
    pub(super) async fn receive(&mut self, message: BusMessage) {
        match message {
            BusMessage::Changed { entries } => self.apply_published(entries).await,
            BusMessage::Rewritten => self.reload().await,
            BusMessage::Reaction { seat, reaction } => {
                self.subscribers.send_all(&ServerMessage::Reaction { seat, reaction });
            }
            BusMessage::Presence => self.sync_presence(),
            BusMessage::Ended { .. } | BusMessage::Analysis { .. } | BusMessage::Personal { .. } => {}
        }
    }

    /// Applies entries that another node has made durable. Missing entries before them are read from the store.
    async fn apply_published(&mut self, entries: Vec<StoredEntry>) {
        let viewers = self.subscribers.viewers();
        let Some(table) = &mut self.table else { return };
        let mut broadcast = Broadcast::default();
        let mut gap = None;
        let known = table.version();
        for stored in entries.into_iter().filter(|stored| stored.version > known) {
            match table.apply(&stored) {
                Ok(applied) => broadcast.add(table, &stored, &applied, self.delay.as_mut(), &viewers),
                Err(error) => {
                    gap = Some((stored, error));
                    break;
                }
            }
        }
        self.send(broadcast);
        if let Some((stored, error)) = gap {
            if !matches!(error, EntryError::Version { .. }) {
                self.log_broken_entry(&stored, &error);
            }
            metrics::counter!(meters::GAPS).increment(1);
            self.catch_up(stored.version).await;
        }
    }

    /// Reads the table again if the one in memory is older than this version.
    pub(super) async fn catch_up(&mut self, version: u32) {
        if self.table.as_ref().is_some_and(|table| table.version() < version) {
            self.forget();
            self.load().await;
        }
    }

    /// A person who may not watch, by what is known here, may have joined by way of another node. The message about it may
    /// have been lost, so the store is asked.
    pub(super) async fn check_for_new_seats(&mut self, request: &ViewRequest) {
        let Some(table) = self.table.as_ref().filter(|_| self.services.bus.is_shared()) else { return };
        if table.may_watch(request.person, request.key) {
            return;
        }
        if let Err(error) = self.catch_up_with_store().await {
            tracing::warn!(table = %self.id, error = %Chain(&error), "could not read a table's newest version");
        }
    }

    /// Another node may have seated the sender of a command, or made the version that it names. That is believed only if the
    /// store has a newer version: one cheap question, and no reload for an invented version. A node alone knows every version.
    pub(super) async fn follow_other_nodes(&mut self, command: &TableCommand<'_>) -> Result<(), Refusal> {
        let table = self.table()?;
        let is_ahead = command.version.is_some_and(|version| version > table.version());
        if self.services.bus.is_shared() && (is_ahead || table.admit(command).is_err()) {
            self.catch_up_with_store().await?;
        }
        Ok(())
    }

    /// Brings the table in memory to the newest version in the store.
    async fn catch_up_with_store(&mut self) -> Result<(), StoreError> {
        let newest = self.services.table_store.versions(&[self.id]).await?;
        if let Some(&(_, version)) = newest.first() {
            self.catch_up(version).await;
        }
        Ok(())
    }

    /// The table was rewritten in the store, or removed.
    pub(super) async fn reload(&mut self) {
        self.forget();
        self.sent = None;
        self.load().await;
        if self.table.is_some() {
            self.send_snapshots_to_all();
        } else {
            self.subscribers = Subscribers::default();
            self.share_presence();
        }
    }

    fn log_broken_entry(&self, stored: &StoredEntry, error: &EntryError) {
        tracing::error!(table = %self.id, version = stored.version, error = %Chain(error), "an entry that another node stored or published cannot be applied");
    }
}
