//! Tables in memory: each has a task of its own, which alone may change it. Everybody else holds a [`Live`], a cheap stub.

mod actor;
mod computers;
mod delay;
mod watchers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{Ack, Envelope, Json, Snapshot};
use tokio::sync::{mpsc, oneshot};

pub(crate) use computers::Computers;
pub(crate) use watchers::{Looking, Outgoing, text};

use mandala_games::AnyView;
use mandala_table::{Id, Sender};

use crate::app::App;
use crate::refusal::Refusal;

/// As many requests as may wait for a table.
const QUEUE: usize = 64;

/// The tables that have a task.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<Id, Task>>);

/// The way to a table's task.
#[derive(Debug)]
struct Task {
    sender: mpsc::Sender<Request>,
    /// The version it has come to.
    version: Arc<AtomicU32>,
}

impl Tables {
    /// The table's stub; its task is started where there is none.
    pub(crate) fn open(&self, app: &App, id: Id) -> Live {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(task) = tables.get(&id).filter(|task| !task.sender.is_closed()) {
            return Live { app: app.clone(), id, sender: task.sender.clone() };
        }
        let ((sender, requests), version) = (mpsc::channel(QUEUE), Arc::default());
        tables.insert(id, Task { sender: sender.clone(), version: Arc::clone(&version) });
        tokio::spawn(actor::run(app.clone(), id, requests, version));
        Live { app: app.clone(), id, sender }
    }

    /// Tells the table, if it is in memory and behind, that it has this version in the store. One that is not behind is left
    /// alone: whoever is woken again and again is never idle for long enough to be let go.
    pub(crate) async fn notify(&self, table: Id, version: u32) {
        let behind = |task: &&Task| task.version.load(Ordering::Relaxed) < version;
        if let Some(sender) = self.sender(table, behind) {
            // A task that has just ended loads the newest version when it is started again.
            let _ = sender.send(Request::Notice { version }).await;
        }
    }

    /// Tells the table, if it is in memory, that somebody may have come or gone elsewhere.
    pub(crate) async fn recount(&self, table: Id) {
        if let Some(sender) = self.sender(table, |_| true) {
            let _ = sender.send(Request::Recount).await;
        }
    }

    fn sender(&self, table: Id, only: impl FnOnce(&&Task) -> bool) -> Option<mpsc::Sender<Request>> {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&table).filter(only).map(|task| task.sender.clone())
    }

    /// All that have a task.
    pub(crate) fn all(&self) -> Vec<Id> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// The table's stub, if it has a task.
    pub(crate) fn known(&self, app: &App, id: Id) -> Option<Live> {
        self.sender(id, |_| true).map(|sender| Live { app: app.clone(), id, sender })
    }

    /// How many have a task.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// A task that has nothing more to do says so, and ends unless somebody has asked for something meanwhile.
    fn close(&self, id: Id, requests: &mut mpsc::Receiver<Request>) -> bool {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !requests.is_empty() {
            return false;
        }
        // Whoever took a stub before this finds its queue closed, and opens the table again.
        requests.close();
        tables.remove(&id);
        true
    }
}

/// A stub for a table.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    app: App,
    id: Id,
    sender: mpsc::Sender<Request>,
}

/// What is asked of a table.
pub(crate) enum Request {
    Command { who: Sender, envelope: Envelope, reply: oneshot::Sender<Result<Ack, Refusal>> },
    Watch { looking: Looking, outgoing: Outgoing, reply: oneshot::Sender<Result<u64, Refusal>> },
    Unwatch { watcher: u64 },
    Look { looking: Looking, reply: oneshot::Sender<Result<Box<Snapshot>, Refusal>> },
    Sight { looking: Looking, reply: oneshot::Sender<Result<Sight, Refusal>> },
    Effects { looking: Looking, action: String, reply: oneshot::Sender<Result<Json, Refusal>> },
    Ponder { looking: Looking, reply: oneshot::Sender<Result<Pondering, Refusal>> },
    Links { person: Id, reply: oneshot::Sender<Result<Links, Refusal>> },
    Peek { reply: oneshot::Sender<Result<Peeked, Refusal>> },
    Notice { version: u32 },
    Due,
    Recount,
    Rematched { table: Id, reply: oneshot::Sender<Result<Ack, Refusal>> },
    Reload { reply: oneshot::Sender<Result<(), Refusal>> },
}

/// Through whose eyes somebody looks, and how much of what has happened they have been shown.
pub(crate) struct Sight {
    pub(crate) viewer: tabletop::Viewer,
    pub(crate) version: u32,
}

/// What a hint is made from: the view of the player to move.
pub(crate) struct Pondering {
    pub(crate) version: u32,
    pub(crate) view: Box<dyn AnyView>,
}

/// The keys that open a table, for those who sit at it.
pub(crate) struct Links {
    pub(crate) seat: Id,
    pub(crate) watch: Id,
}

/// What the next game needs to know of the last.
pub(crate) struct Peeked {
    pub(crate) terms: mandala_table::Terms,
    pub(crate) holders: Vec<mandala_table::Holder>,
    pub(crate) phase: protocol::Phase,
    pub(crate) rematch: Option<Id>,
}

impl Live {
    /// Sends a request and waits for its answer. A task that ended meanwhile is started again.
    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Request,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let mut request = request(reply);
        let mut sender = self.sender.clone();
        while let Err(mpsc::error::SendError(unsent)) = sender.send(request).await {
            request = unsent;
            sender = self.app.tables.open(&self.app, self.id).sender;
        }
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }

    /// Gives a command. When this returns, what it did is durable.
    pub(crate) async fn command(&self, who: Sender, envelope: Envelope) -> Result<Ack, Refusal> {
        self.ask(|reply| Request::Command { who, envelope, reply }).await
    }

    /// Tells `outgoing` of everything from now on: first a snapshot.
    pub(crate) async fn watch(&self, looking: Looking, outgoing: Outgoing) -> Result<u64, Refusal> {
        self.ask(|reply| Request::Watch { looking, outgoing, reply }).await
    }

    /// Ends a watch.
    pub(crate) async fn unwatch(&self, watcher: u64) {
        // A table that is no longer in memory has no watchers.
        let _ = self.sender.send(Request::Unwatch { watcher }).await;
    }

    pub(crate) async fn look(&self, looking: Looking) -> Result<Box<Snapshot>, Refusal> {
        self.ask(|reply| Request::Look { looking, reply }).await
    }

    pub(crate) async fn sight(&self, looking: Looking) -> Result<Sight, Refusal> {
        self.ask(|reply| Request::Sight { looking, reply }).await
    }

    pub(crate) async fn effects(&self, looking: Looking, action: String) -> Result<Json, Refusal> {
        self.ask(|reply| Request::Effects { looking, action, reply }).await
    }

    pub(crate) async fn ponder(&self, looking: Looking) -> Result<Pondering, Refusal> {
        self.ask(|reply| Request::Ponder { looking, reply }).await
    }

    pub(crate) async fn links(&self, person: Id) -> Result<Links, Refusal> {
        self.ask(|reply| Request::Links { person, reply }).await
    }

    pub(crate) async fn peek(&self) -> Result<Peeked, Refusal> {
        self.ask(|reply| Request::Peek { reply }).await
    }

    /// Forgets what is in memory for what is in the store, where somebody else has changed it.
    pub(crate) async fn reload(&self) -> Result<(), Refusal> {
        self.ask(|reply| Request::Reload { reply }).await
    }

    /// It is for this process to see to it that a computer thinks which is to move.
    pub(crate) async fn due(&self) {
        // A table that has just gone from memory will be found due again.
        let _ = self.sender.send(Request::Due).await;
    }

    pub(crate) async fn rematched(&self, table: Id) -> Result<Ack, Refusal> {
        self.ask(|reply| Request::Rematched { table, reply }).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_a_table_that_is_behind_is_woken() {
        let (tables, id) = (Tables::default(), Id::from_bytes([1; 16]));
        let (sender, mut requests) = mpsc::channel(QUEUE);
        let task = Task { sender, version: Arc::new(AtomicU32::new(3)) };
        tables.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, task);
        tables.notify(id, 3).await;
        assert!(requests.is_empty());
        tables.notify(id, 4).await;
        assert!(matches!(requests.recv().await, Some(Request::Notice { version: 4 })));
    }
}
