//! The connections that are sent what happens at a table.

use bytes::Bytes;
use mandala_table::{Id, Table};
use protocol::ServerMessage;
use tabletop::Viewer;
use tokio::sync::mpsc;

use super::ViewRequest;

/// A message as it is sent: its JSON, written once for all who get it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MessageText(Bytes);

impl MessageText {
    pub(crate) fn of(message: &ServerMessage) -> Self {
        Self(serde_json::to_vec(message).expect("messages are plain data").into())
    }

    pub(crate) fn into_bytes(self) -> Bytes {
        self.0
    }
}

/// The queue of messages for one connection. It is bounded: a client that cannot keep up is dropped, and has to connect again.
pub(crate) type Outgoing = mpsc::Sender<MessageText>;

/// All connections to one table.
#[derive(Debug, Default)]
pub(super) struct Subscribers {
    subscribers: Vec<Subscriber>,
    next: u64,
}

#[derive(Debug)]
struct Subscriber {
    number: u64,
    request: ViewRequest,
    viewer: Viewer,
    /// Whether what was sent so far was for another viewer: a snapshot is needed.
    outdated: bool,
    outgoing: Outgoing,
}

impl Subscribers {
    pub(super) fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }

    pub(super) fn add(&mut self, request: ViewRequest, viewer: Viewer, outgoing: Outgoing) -> u64 {
        self.next += 1;
        self.subscribers.push(Subscriber { number: self.next, request, viewer, outdated: false, outgoing });
        self.next
    }

    pub(super) fn remove(&mut self, number: u64) {
        self.subscribers.retain(|subscriber| subscriber.number != number);
    }

    /// Finds out anew which viewer each subscriber is, after seats may have changed hands. Those who may no longer watch are
    /// dropped; those who are another viewer now are sent nothing more until [`Self::send_snapshots`].
    pub(super) fn update_viewers(&mut self, table: &Table) {
        self.subscribers.retain_mut(|subscriber| {
            let Some(viewer) = subscriber.request.viewer(table) else { return false };
            subscriber.outdated |= viewer != subscriber.viewer;
            subscriber.viewer = viewer;
            true
        });
    }

    /// Whether a person has a connection.
    pub(super) fn has(&self, person: Id) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.request.person == Some(person))
    }

    /// The people who have a connection, each once, in the order of their ids.
    pub(super) fn people(&self) -> Vec<Id> {
        let mut people: Vec<_> =
            self.subscribers.iter().filter_map(|subscriber| subscriber.request.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// How many connections have no login.
    pub(super) fn anonymous(&self) -> usize {
        self.subscribers.iter().filter(|subscriber| subscriber.request.person.is_none()).count()
    }

    /// The viewers among the subscribers, each once.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for subscriber in &self.subscribers {
            if !viewers.contains(&subscriber.viewer) {
                viewers.push(subscriber.viewer);
            }
        }
        viewers
    }

    /// Sends a message to all subscribers with this viewer, except those that wait for a snapshot. A client that cannot keep up
    /// is dropped.
    pub(super) fn send(&mut self, viewer: Viewer, message: &MessageText) {
        self.subscribers.retain(|subscriber| {
            subscriber.viewer != viewer
                || subscriber.outdated
                || subscriber.outgoing.try_send(message.clone()).is_ok()
        });
    }

    /// Sends a message to all subscribers.
    pub(super) fn send_all(&mut self, message: &ServerMessage) {
        if self.subscribers.is_empty() {
            return;
        }
        let text = MessageText::of(message);
        self.subscribers.retain(|subscriber| subscriber.outgoing.try_send(text.clone()).is_ok());
    }

    /// Lets all subscribers have a snapshot with the next [`Self::send_snapshots`].
    pub(super) fn mark_all_outdated(&mut self) {
        for subscriber in &mut self.subscribers {
            subscriber.outdated = true;
        }
    }

    /// Sends a snapshot to each subscriber who needs one; it is made once for each viewer.
    pub(super) fn send_snapshots(&mut self, snapshot: impl Fn(Viewer) -> MessageText) {
        let mut made: Vec<(Viewer, MessageText)> = Vec::new();
        self.subscribers.retain_mut(|subscriber| {
            if !std::mem::take(&mut subscriber.outdated) {
                return true;
            }
            let known = made.iter().find(|(viewer, _)| *viewer == subscriber.viewer);
            let text = known.map_or_else(|| snapshot(subscriber.viewer), |(_, text)| text.clone());
            if known.is_none() {
                made.push((subscriber.viewer, text.clone()));
            }
            subscriber.outgoing.try_send(text).is_ok()
        });
    }
}
