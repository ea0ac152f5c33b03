//! A handle of a table: what others can ask of its actor.

use mandala_table::{Holder, Id, Sender, Terms};
use protocol::{Ack, Envelope, Json, PersonalTable, Phase, Snapshot};
use tokio::sync::{mpsc, oneshot};

use super::{MoverPosition, Outgoing, Reply, TableMessage, TableRegistry, ViewRequest, Viewpoint};
use crate::refusal::Refusal;

/// The way to a table's actor; cheap to clone.
#[derive(Clone)]
pub(crate) struct TableHandle {
    registry: TableRegistry,
    id: Id,
    sender: mpsc::Sender<TableMessage>,
}

/// The keys that open a table.
pub(crate) struct TableKeys {
    pub(crate) seat: Id,
    pub(crate) watch: Id,
}

/// A table without its game.
pub(crate) struct TableOutline {
    pub(crate) terms: Terms,
    pub(crate) holders: Vec<Holder>,
    pub(crate) phase: Phase,
    pub(crate) rematch: Option<Id>,
}

impl TableOutline {
    /// Whether a person sits at the table.
    pub(crate) fn seats(&self, person: Id) -> bool {
        self.holders.iter().any(|holder| matches!(holder, Holder::Person { id, .. } if *id == person))
    }
}

impl TableHandle {
    pub(super) fn new(registry: TableRegistry, id: Id, sender: mpsc::Sender<TableMessage>) -> Self {
        Self { registry, id, sender }
    }

    /// Gives a command. When this returns, what it did is durable.
    pub(crate) async fn command(&self, sender: Sender, envelope: Envelope) -> Result<Ack, Refusal> {
        self.ask(|reply| TableMessage::Command { sender, envelope, reply }).await
    }

    /// Sends `outgoing` a snapshot and then every change, until [`Self::unsubscribe`] with the number that this gives.
    pub(crate) async fn subscribe(&self, request: ViewRequest, outgoing: Outgoing) -> Result<u64, Refusal> {
        self.ask(|reply| TableMessage::Subscribe { request, outgoing, reply }).await
    }

    /// Ends a subscription.
    pub(crate) async fn unsubscribe(&self, subscription: u64) {
        // A table that is no longer in memory has no subscribers.
        let _ = self.sender.send(TableMessage::Unsubscribe { subscription }).await;
    }

    /// The table as one viewer sees it.
    pub(crate) async fn snapshot(&self, request: ViewRequest) -> Result<Box<Snapshot>, Refusal> {
        self.ask(|reply| TableMessage::Snapshot { request, reply }).await
    }

    /// Which viewer a client is, and how far they may see.
    pub(crate) async fn viewpoint(&self, request: ViewRequest) -> Result<Viewpoint, Refusal> {
        self.ask(|reply| TableMessage::Viewpoint { request, reply }).await
    }

    /// What an action of the player to move would do.
    pub(crate) async fn effects(&self, request: ViewRequest, action: String) -> Result<Json, Refusal> {
        self.ask(|reply| TableMessage::Effects { request, action, reply }).await
    }

    /// The position of the player to move, where hints are allowed.
    pub(crate) async fn position(&self, request: ViewRequest) -> Result<MoverPosition, Refusal> {
        self.ask(|reply| TableMessage::Position { request, reply }).await
    }

    /// The keys of the table's links, for a person who sits at it.
    pub(crate) async fn keys(&self, person: Id) -> Result<TableKeys, Refusal> {
        self.ask(|reply| TableMessage::Keys { person, reply }).await
    }

    /// How the table stands for a person.
    pub(crate) async fn personal(&self, person: Id) -> Result<PersonalTable, Refusal> {
        self.ask(|reply| TableMessage::Personal { person, reply }).await
    }

    /// The terms, the seats and the phase.
    pub(crate) async fn outline(&self) -> Result<TableOutline, Refusal> {
        self.ask(|reply| TableMessage::Outline { reply }).await
    }

    /// Notes the table of the next game; the answer names the one that was noted first.
    pub(crate) async fn set_rematch(&self, table: Id) -> Result<Ack, Refusal> {
        self.ask(|reply| TableMessage::SetRematch { table, reply }).await
    }

    /// Reads the table from the store again, where it was changed by other means than commands.
    pub(crate) async fn reload(&self) -> Result<(), Refusal> {
        self.ask(|reply| TableMessage::Reload { reply }).await
    }

    /// Makes this node responsible for a computer that is to move.
    pub(crate) async fn wake(&self) {
        // A table that has just been unloaded will be found overdue again.
        let _ = self.sender.send(TableMessage::Wake).await;
    }

    /// Sends a message and waits for the reply. An actor that has ended meanwhile is started again.
    async fn ask<T>(&self, message: impl FnOnce(Reply<T>) -> TableMessage) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        let mut sender = self.sender.clone();
        while let Err(mpsc::error::SendError(unsent)) = sender.send(message).await {
            message = unsent;
            sender = self.registry.open(self.id).sender;
        }
        answer.await.unwrap_or(Err(Refusal::Unavailable))
    }
}
