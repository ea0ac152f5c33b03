//! The actor of a table: a task that owns the table in memory and alone may change it. All others hold a
//! [`TableHandle`], which sends it [`TableMessage`]s.
//!
//! This file has the messages, the loop ([`run`]) and what each message leads to ([`TableActor::handle`]). The rest:
//!
//! | file | what is in it |
//! |---|---|
//! | `registry`, `handle` | how others find an actor, and what they can ask of it |
//! | `services` | what an actor needs from the server |
//! | `command` | a command, from deciding to acknowledging |
//! | `commit` | apply, append, send, publish: the one way in which a table changes here |
//! | `loading` | a table from the store |
//! | `replication` | how the table in memory follows the store and other nodes |
//! | `view` | snapshots and other answers for one viewer |
//! | `subscribers`, `broadcast`, `spectator_delay` | who is sent what |
//! | `people` | what people are told whom the table concerns |
//! | `presence`, `presence_sync` | who is connected, here and at other nodes |
//! | `computer` | moves of computers |
//! | `early_end` | rated games that a person ends before every side has moved |

mod broadcast;
mod command;
mod commit;
mod computer;
mod early_end;
mod handle;
mod loading;
mod people;
mod presence;
mod presence_sync;
mod registry;
mod replication;
mod services;
mod spectator_delay;
mod subscribers;
mod view;
mod waiting_jobs;

use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use futures_util::StreamExt;
use mandala_table::{Id, Sender, Table, Timestamp};
use protocol::{Ack, Envelope, Json, PersonalTable, Phase, Snapshot};
use tokio::sync::{mpsc, oneshot};

pub(crate) use handle::{TableHandle, TableKeys, TableOutline};
pub(crate) use registry::TableRegistry;
pub(crate) use services::TableServices;
pub(crate) use subscribers::{MessageText, Outgoing};
pub(crate) use view::{MoverPosition, ViewRequest, Viewpoint};
pub(crate) use waiting_jobs::WaitingJobs;

use crate::bus::Topic;
use crate::refusal::Refusal;
use commit::CommitError;
use computer::ThinkingTask;
use presence::Presence;
use presence_sync::PresencePass;
use spectator_delay::SpectatorDelay;
use subscribers::Subscribers;

/// How long computers, clocks and presence wait after a failure before they try again. People's commands do not wait.
const RECOVERY: Duration = Duration::from_millis(500);

/// What is asked of a table.
pub(crate) enum TableMessage {
    /// A player, or a computer elsewhere, gives a command.
    Command { sender: Sender, envelope: Envelope, reply: Reply<Ack> },
    /// A connection wants a snapshot, and then every change.
    Subscribe { request: ViewRequest, outgoing: Outgoing, reply: Reply<u64> },
    /// A connection has ended.
    Unsubscribe { subscription: u64 },
    /// The table as one viewer sees it.
    Snapshot { request: ViewRequest, reply: Reply<Box<Snapshot>> },
    /// Which viewer a client is, and how far they may see.
    Viewpoint { request: ViewRequest, reply: Reply<Viewpoint> },
    /// What an action of the player to move would do.
    Effects { request: ViewRequest, action: String, reply: Reply<Json> },
    /// The position of the player to move, to be thought about elsewhere.
    Position { request: ViewRequest, reply: Reply<MoverPosition> },
    /// The keys of the table's links, for a person who sits at it.
    Keys { person: Id, reply: Reply<TableKeys> },
    /// How the table stands for a person.
    Personal { person: Id, reply: Reply<PersonalTable> },
    /// The terms, the seats and the phase.
    Outline { reply: Reply<TableOutline> },
    /// The next game of the same players is at this table.
    SetRematch { table: Id, reply: Reply<Ack> },
    /// The store has this version of the table.
    StoredVersion { version: u32 },
    /// A computer's move is overdue: this node is to see to it.
    Wake,
    /// Clients of another node may have come or gone.
    PresenceChanged,
    /// The table was rewritten in the store, or removed.
    Reload { reply: Reply<()> },
}

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// Runs the actor of a table until the table is not needed in memory any more.
async fn run(
    registry: TableRegistry,
    id: Id,
    mut inbox: mpsc::Receiver<TableMessage>,
    version: Arc<AtomicU32>,
) {
    let services = Arc::clone(registry.services());
    let (pass_done, mut passes) = mpsc::channel(1);
    let (move_chosen, mut moves) = mpsc::channel(1);
    // Subscribed before the table is loaded, so that nothing is missed in between.
    let mut published = services.bus.subscribe(Topic::Table(id)).await;
    let mut actor = TableActor::new(services, id, version, pass_done);
    loop {
        actor.make_ready().await;
        if actor.is_missing() && !actor.presence.is_syncing() && registry.close(id, &mut inbox) {
            break;
        }
        if !actor.recovering {
            actor.think(&move_chosen);
        }
        let deadline = if actor.recovering { None } else { actor.deadline() };
        tokio::select! {
            biased;
            message = inbox.recv() => match message {
                Some(message) => actor.handle(message).await,
                None => break,
            },
            Some(message) = published.next() => actor.receive(message).await,
            Some(chosen) = moves.recv() => actor.play_computer(chosen).await,
            Some(pass) = passes.recv() => actor.finish_presence_pass(pass),
            () = wait_until(&actor.services, deadline), if deadline.is_some() => actor.time_out().await,
            () = tokio::time::sleep(RECOVERY), if actor.recovering => actor.recovering = false,
            () = tokio::time::sleep(actor.services.unload_after), if actor.is_idle() => {
                if registry.close(id, &mut inbox) {
                    break;
                }
            }
        }
    }
    actor.stop_thinking();
}

async fn wait_until(services: &TableServices, at: Option<Timestamp>) {
    if let Some(at) = at {
        services.time.until(at).await;
    }
}

struct TableActor {
    services: Arc<TableServices>,
    id: Id,
    /// The table; nothing if there is none, if it could not be loaded, or after an append whose result is unknown.
    table: Option<Table>,
    /// Whether the store, or a computer, has just failed.
    recovering: bool,
    /// The last version that subscribers were sent.
    sent: Option<u32>,
    /// The same, for the registry.
    version: Arc<AtomicU32>,
    subscribers: Subscribers,
    delay: Option<SpectatorDelay>,
    presence: Presence,
    thinking: Option<ThinkingTask>,
    /// The version at which it is for this node to have a computer think: it made that version, or found the move overdue.
    responsible_at: Option<u32>,
}

impl TableActor {
    fn new(
        services: Arc<TableServices>,
        id: Id,
        version: Arc<AtomicU32>,
        pass_done: mpsc::Sender<PresencePass>,
    ) -> Self {
        Self {
            services,
            id,
            table: None,
            recovering: false,
            sent: None,
            version,
            subscribers: Subscribers::default(),
            delay: None,
            presence: Presence::new(pass_done),
            thinking: None,
            responsible_at: None,
        }
    }

    /// Does what a message asks. A caller that is gone needs no reply: that is no error.
    async fn handle(&mut self, message: TableMessage) {
        // The store may be back since the last attempt.
        if self.recovering {
            self.make_ready().await;
        }
        match message {
            TableMessage::Command { sender, envelope, reply } => {
                let done = self.command(&sender, envelope).await;
                let _ = reply.send(done);
            }
            TableMessage::Subscribe { request, outgoing, reply } => {
                self.check_for_new_seats(&request).await;
                let _ = reply.send(self.subscribe(&request, outgoing));
                self.share_presence();
            }
            TableMessage::Unsubscribe { subscription } => {
                self.subscribers.remove(subscription);
                self.update_presence();
                self.share_presence();
            }
            TableMessage::Snapshot { request, reply } => {
                self.check_for_new_seats(&request).await;
                // A program that polls counts as present without a connection.
                if let Some(person) = request.person {
                    self.note_activity(person);
                }
                let _ = reply.send(self.snapshot_for(&request));
            }
            TableMessage::Viewpoint { request, reply } => {
                let _ = reply.send(self.viewpoint(&request));
            }
            TableMessage::Effects { request, action, reply } => {
                let _ = reply.send(self.effects(&request, &action));
            }
            TableMessage::Position { request, reply } => {
                let _ = reply.send(self.position(&request));
            }
            TableMessage::Keys { person, reply } => {
                let _ = reply.send(self.keys(person));
            }
            TableMessage::Personal { person, reply } => {
                let _ = reply.send(self.personal(person));
            }
            TableMessage::Outline { reply } => {
                let _ = reply.send(self.outline());
            }
            TableMessage::SetRematch { table, reply } => {
                let done = self.set_rematch(table).await;
                let _ = reply.send(done);
            }
            TableMessage::StoredVersion { version } => self.catch_up(version).await,
            TableMessage::Wake => self.take_responsibility(),
            TableMessage::PresenceChanged => self.sync_presence(),
            TableMessage::Reload { reply } => {
                self.reload().await;
                let _ = reply.send(Ok(()));
            }
        }
    }

    fn table(&self) -> Result<&Table, Refusal> {
        self.table.as_ref().ok_or(if self.recovering { Refusal::Unavailable } else { Refusal::NotFound })
    }

    /// Whether the store has no such table.
    fn is_missing(&self) -> bool {
        self.table.is_none() && !self.recovering
    }

    /// When the next clock runs out.
    fn deadline(&self) -> Option<Timestamp> {
        self.table.as_ref().and_then(Table::deadline).map(|(_, at)| at)
    }

    /// Whether the table need not be in memory.
    fn is_idle(&self) -> bool {
        let busy = self.table.as_ref().is_some_and(|table| {
            table.phase() == Phase::Running
                && (table.deadline().is_some() || table.computer_to_move().is_some())
        });
        self.subscribers.is_empty() && !busy && !self.presence.is_syncing()
    }
}
