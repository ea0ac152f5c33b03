//! How a table comes from the store, and how it follows what other nodes append to it.

use mandala_table::{EntryError, StoredEntry, Table};
use protocol::ServerMessage;
use tabletop::message::Chain;

use super::broadcast::Broadcast;
use super::spectator_delay::SpectatorDelay;
use super::{CommitError, Subscribers, TableActor, ViewRequest};
use crate::bus::BusMessage;
use crate::meters;

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
        let entries = match self.services.table_store.entries(self.id, 0).await {
            Ok(entries) => entries,
            Err(error) => {
                tracing::error!(table = %self.id, error = %Chain(&error), "could not load a table");
                self.recovering = true;
                return;
            }
        };
        let Some((first, rest)) = entries.split_first() else { return };
        let mut table = match Table::begin(&self.services.games, self.id, first) {
            Ok(table) => table,
            Err(error) => return self.log_broken_entry(first, &error),
        };
        let mut delay = SpectatorDelay::new(&table);
        let (mut broadcast, viewers) = (Broadcast::default(), self.subscribers.viewers());
        for stored in rest {
            let applied = match table.apply(stored) {
                Ok(applied) => applied,
                Err(error) => return self.log_broken_entry(stored, &error),
            };
            let missed = self.sent.is_some_and(|sent| stored.version > sent);
            let viewers = if missed { &viewers[..] } else { &[] };
            broadcast.add(&table, stored, &applied, delay.as_mut(), viewers);
        }
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
            BusMessage::Ended { .. } | BusMessage::Analysis { .. } => {}
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
        match self.services.table_store.versions(&[self.id]).await {
            Ok(newest) => {
                if let Some(&(_, version)) = newest.first() {
                    self.catch_up(version).await;
                }
            }
            Err(error) => {
                tracing::warn!(table = %self.id, error = %Chain(&error), "could not read a table's newest version");
            }
        }
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
