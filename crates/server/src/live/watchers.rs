//! Those who look on at a table.

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use tabletop::Viewer;
use tokio::sync::mpsc;

use crate::id::Id;

/// Where messages for one connection go. It is bounded: a reader too slow for its table is dropped and has to come back.
pub(crate) type Outgoing = mpsc::Sender<Utf8Bytes>;

/// Who wants to look, and through whose eyes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looking {
    pub(crate) person: Option<Id>,
    /// The key from a link.
    pub(crate) key: Option<Id>,
    pub(crate) seat: Option<u8>,
}

/// Everybody who looks on at one table.
#[derive(Debug, Default)]
pub(crate) struct Watchers {
    watching: Vec<Watcher>,
    next: u64,
}

#[derive(Debug)]
struct Watcher {
    number: u64,
    person: Option<Id>,
    viewer: Viewer,
    outgoing: Outgoing,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.watching.is_empty()
    }

    pub(crate) fn add(&mut self, person: Option<Id>, viewer: Viewer, outgoing: Outgoing) -> u64 {
        self.next += 1;
        self.watching.push(Watcher { number: self.next, person, viewer, outgoing });
        self.next
    }

    pub(crate) fn remove(&mut self, number: u64) {
        self.watching.retain(|watcher| watcher.number != number);
    }

    /// Whether a person has a connection.
    pub(crate) fn has(&self, person: Id) -> bool {
        self.watching.iter().any(|watcher| watcher.person == Some(person))
    }

    /// Through whose eyes somebody looks: each viewer once.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for watcher in &self.watching {
            if !viewers.contains(&watcher.viewer) {
                viewers.push(watcher.viewer);
            }
        }
        viewers
    }

    /// Sends a message to all who look through these eyes; whoever cannot keep up is dropped.
    pub(crate) fn send(&mut self, viewer: Viewer, message: &Utf8Bytes) {
        self.watching
            .retain(|watcher| watcher.viewer != viewer || watcher.outgoing.try_send(message.clone()).is_ok());
    }

    /// Sends a message to everybody.
    pub(crate) fn send_all(&mut self, message: &ServerMessage) {
        if self.watching.is_empty() {
            return;
        }
        let text = text(message);
        self.watching.retain(|watcher| watcher.outgoing.try_send(text.clone()).is_ok());
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
