//! Those who look on at a table.

use axum::extract::ws::Utf8Bytes;
use mandala_table::{Id, Table};
use protocol::ServerMessage;
use tabletop::Viewer;
use tokio::sync::mpsc;

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

impl Looking {
    /// Through whose eyes somebody looks who has begun to; nothing if they may not any more. Who has lost the seat they
    /// asked for goes on as a spectator, where that is allowed.
    fn viewer(&self, table: &Table) -> Option<Viewer> {
        match table.viewer(self.person, self.key, self.seat) {
            Ok(viewer) => Some(viewer),
            Err(_) => table.may_watch(self.person, self.key).then_some(Viewer::Spectator),
        }
    }
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
    looking: Looking,
    viewer: Viewer,
    /// Whether what they were told so far was for other eyes: they need the table whole.
    anew: bool,
    outgoing: Outgoing,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.watching.is_empty()
    }

    pub(crate) fn add(&mut self, looking: Looking, viewer: Viewer, outgoing: Outgoing) -> u64 {
        self.next += 1;
        self.watching.push(Watcher { number: self.next, looking, viewer, anew: false, outgoing });
        self.next
    }

    /// Seats may have changed hands: finds out anew through whose eyes everybody looks. Whoever may look no longer is let
    /// go; whoever looks through other eyes now is told nothing more until [`Self::send_anew`].
    pub(crate) fn look_again(&mut self, table: &Table) {
        self.watching.retain_mut(|watcher| {
            let Some(viewer) = watcher.looking.viewer(table) else { return false };
            watcher.anew |= viewer != watcher.viewer;
            watcher.viewer = viewer;
            true
        });
    }

    pub(crate) fn remove(&mut self, number: u64) {
        self.watching.retain(|watcher| watcher.number != number);
    }

    /// Whether a person has a connection.
    pub(crate) fn has(&self, person: Id) -> bool {
        self.watching.iter().any(|watcher| watcher.looking.person == Some(person))
    }

    /// The people who have a connection, each once, in the order of their ids.
    pub(crate) fn people(&self) -> Vec<Id> {
        let mut people: Vec<_> = self.watching.iter().filter_map(|watcher| watcher.looking.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// How many connections have no login.
    pub(crate) fn anonymous(&self) -> usize {
        self.watching.iter().filter(|watcher| watcher.looking.person.is_none()).count()
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

    /// Sends a message to all who have looked through these eyes before and still do; whoever cannot keep up is dropped.
    pub(crate) fn send(&mut self, viewer: Viewer, message: &Utf8Bytes) {
        self.watching.retain(|watcher| {
            watcher.viewer != viewer || watcher.anew || watcher.outgoing.try_send(message.clone()).is_ok()
        });
    }

    /// Sends the table whole to all who look through other eyes than before.
    pub(crate) fn send_anew(&mut self, whole: impl Fn(Viewer) -> Utf8Bytes) {
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        self.watching.retain_mut(|watcher| {
            if !std::mem::take(&mut watcher.anew) {
                return true;
            }
            let known = made.iter().find(|(viewer, _)| *viewer == watcher.viewer);
            let message = known.map_or_else(|| whole(watcher.viewer), |(_, message)| message.clone());
            if known.is_none() {
                made.push((watcher.viewer, message.clone()));
            }
            watcher.outgoing.try_send(message).is_ok()
        });
    }

    /// Lets everybody have the table whole with the next [`Self::send_anew`].
    pub(crate) fn all_anew(&mut self) {
        for watcher in &mut self.watching {
            watcher.anew = true;
        }
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
