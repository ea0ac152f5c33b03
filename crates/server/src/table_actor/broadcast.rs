//! What applied entries mean for subscribers: made for each viewer while the entries are applied, sent when they are durable.

use std::sync::atomic::Ordering;

use mandala_table::{Applied, Entry, StoredEntry, Table};
use protocol::ServerMessage;
use tabletop::Viewer;

use super::spectator_delay::SpectatorDelay;
use super::{MessageText, TableActor};

/// Messages that wait to be sent, and what else follows from the entries.
#[derive(Default)]
pub(super) struct Broadcast {
    messages: Vec<(Viewer, MessageText)>,
    /// Whether seats may have changed hands.
    seats_changed: bool,
    /// Whether the game has ended.
    pub(super) ended: bool,
    /// Whether lists of tables have to be brought up to date.
    pub(super) changes_listing: bool,
}

impl Broadcast {
    /// Adds the messages about an entry for these viewers.
    pub(super) fn add(
        &mut self,
        table: &Table,
        stored: &StoredEntry,
        applied: &Applied,
        delay: Option<&mut SpectatorDelay>,
        viewers: &[Viewer],
    ) {
        self.ended |= applied.ended;
        self.seats_changed |=
            matches!(stored.entry, Entry::Joined { .. } | Entry::Left { .. } | Entry::Started);
        self.changes_listing |= self.ended || !matches!(stored.entry, Entry::Played { .. });
        let has_spectators = viewers.contains(&Viewer::Spectator);
        let delayed = delay.map(|delay| delay.push(table, stored, has_spectators));
        for &viewer in viewers {
            match &delayed {
                Some(due) if viewer == Viewer::Spectator => {
                    self.messages.extend(due.iter().map(|message| (viewer, message.clone())));
                }
                _ => {
                    let update = table.update(stored, applied, viewer);
                    let message = ServerMessage::Update(Box::new(update));
                    self.messages.push((viewer, MessageText::of(&message)));
                }
            }
        }
    }
}

impl TableActor {
    /// Sends subscribers what has happened.
    pub(super) fn send(&mut self, broadcast: Broadcast) {
        self.sent = self.table.as_ref().map(Table::version);
        self.version.store(self.sent.unwrap_or_default(), Ordering::Relaxed);
        if broadcast.seats_changed {
            self.update_viewers();
        }
        for (viewer, message) in broadcast.messages {
            self.subscribers.send(viewer, &message);
        }
        self.send_snapshots();
        if broadcast.seats_changed {
            self.update_presence();
        }
        self.send_waiting();
    }

    /// Sends every subscriber the table as it is now.
    pub(super) fn send_snapshots_to_all(&mut self) {
        self.subscribers.mark_all_outdated();
        self.update_viewers();
        self.send_snapshots();
    }

    /// A person who has taken or left a seat is another viewer from now on.
    fn update_viewers(&mut self) {
        if let Some(table) = &self.table {
            self.subscribers.update_viewers(table);
        }
    }

    /// Sends a snapshot to the subscribers that need one.
    fn send_snapshots(&mut self) {
        let Some(table) = &self.table else { return };
        let mut subscribers = std::mem::take(&mut self.subscribers);
        subscribers.send_snapshots(|viewer| self.snapshot_text(table, viewer));
        self.subscribers = subscribers;
    }
}
