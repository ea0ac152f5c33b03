//! The task of one table: it alone changes it, one request after the other.

mod keeping;
mod looking;
mod presence;
mod sync;
mod thinking;

use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use futures_util::StreamExt;
use protocol::{Ack, Command, Envelope, Phase, ServerMessage};
use tokio::sync::mpsc;

use mandala_table::{
    Author, CommandContext, CommandRefused, Entry, Id, Sender, Table, TableCommand, Timestamp,
};

use super::Request;
use super::delay::Delay;
use super::watchers::Watchers;
use crate::app::App;
use crate::bus::{BusMessage, Topic};
use crate::refusal::Refusal;
use keeping::Unkept;
use sync::{PresencePass, PresenceSync};
use thinking::Thinking;

/// How often a command is decided anew when another process was quicker.
const ATTEMPTS: u32 = 5;

/// How long computers, clocks and presence wait after the store has failed before they try again. People's commands do not wait.
const RECOVERY: Duration = Duration::from_millis(500);

/// Runs a table until nobody needs it in memory any more.
pub(super) async fn run(app: App, id: Id, mut requests: mpsc::Receiver<Request>, known: Arc<AtomicU32>) {
    let (results, mut passes) = mpsc::channel(1);
    let mut actor = Actor::new(app, id, known, results);
    // Before the table is loaded, so that nothing is missed in between.
    let mut messages = actor.app.bus.subscribe(Topic::Table(id)).await;
    let (moves, mut chosen) = mpsc::channel(1);
    loop {
        actor.make_ready().await;
        if actor.is_missing() && !actor.sync.is_running() && actor.app.tables.close(id, &mut requests) {
            break;
        }
        let mut deadline = None;
        if !actor.troubled {
            actor.think(&moves);
            deadline = actor.table.as_ref().and_then(Table::deadline).map(|(_, at)| at);
        }
        tokio::select! {
            biased;
            request = requests.recv() => match request {
                Some(request) => {
                    // The store may be back since it was last asked.
                    if actor.troubled {
                        actor.make_ready().await;
                    }
                    actor.answer(request).await;
                }
                None => break,
            },
            Some(message) = messages.next() => actor.receive(message).await,
            Some(chosen) = chosen.recv() => actor.computer(chosen).await,
            Some(pass) = passes.recv() => actor.finish_pass(pass),
            () = until(&actor.app, deadline), if deadline.is_some() => actor.time_out().await,
            () = tokio::time::sleep(RECOVERY), if actor.troubled => actor.troubled = false,
            () = tokio::time::sleep(actor.app.config.unload), if actor.is_idle() => {
                if actor.app.tables.close(id, &mut requests) {
                    break;
                }
            }
        }
    }
    actor.stop_thinking();
}

async fn until(app: &App, at: Option<Timestamp>) {
    if let Some(at) = at {
        app.time.until(at).await;
    }
}

struct Actor {
    app: App,
    id: Id,
    /// The table; nothing when it could not be loaded, or when it is not certain what the store has kept of it.
    table: Option<Table>,
    /// Whether the store has just failed.
    troubled: bool,
    /// The last version the watchers were told of.
    told: Option<u32>,
    /// The same, for those who look whether we have missed something.
    known: Arc<AtomicU32>,
    watchers: Watchers,
    /// Since when each seat's person has been away.
    away: Vec<Option<Timestamp>>,
    sync: PresenceSync,
    /// Who is there by way of another process.
    elsewhere: Vec<Id>,
    /// The number of spectators that watchers were sent last.
    spectators: u32,
    thinking: Option<Thinking>,
    /// The version after which it is for us to have a computer think: we made it, or nobody else seems to be at it.
    due: Option<u32>,
    delay: Option<Delay>,
}

impl Actor {
    fn new(app: App, id: Id, known: Arc<AtomicU32>, results: mpsc::Sender<PresencePass>) -> Self {
        Self {
            app,
            id,
            table: None,
            troubled: false,
            told: None,
            known,
            watchers: Watchers::default(),
            away: Vec::new(),
            sync: PresenceSync::new(results),
            elsewhere: Vec::new(),
            spectators: 0,
            thinking: None,
            due: None,
            delay: None,
        }
    }

    /// Loads the table where it is not in memory, and first of all takes an outage off the clock of whoever is to move.
    async fn make_ready(&mut self) {
        self.load().await;
        let outage = self.app.outage.get().copied();
        let resumed = outage.and_then(|outage| self.table.as_ref()?.resumed(outage));
        if let Some(entry) = resumed
            && let Err(Unkept::Refused(refusal)) = self.keep(vec![entry], None).await
        {
            tracing::warn!(table = %self.id, %refusal, "an outage could not be taken off a clock");
        }
    }

    fn table(&self) -> Result<&Table, Refusal> {
        self.table.as_ref().ok_or(if self.troubled { Refusal::Unavailable } else { Refusal::NotFound })
    }

    /// Whether the store knows no such table.
    fn is_missing(&self) -> bool {
        self.table.is_none() && !self.troubled
    }

    async fn answer(&mut self, request: Request) {
        // Whoever asked may be gone by the time there is an answer: that is no error of ours.
        match request {
            Request::Command { who, envelope, reply } => {
                let done = self.command(&who, envelope).await;
                let _ = reply.send(done);
            }
            Request::Watch { looking, outgoing, reply } => {
                self.recognise(&looking).await;
                let _ = reply.send(self.watch(&looking, outgoing));
                self.share_presence();
            }
            Request::Unwatch { watcher } => {
                self.watchers.remove(watcher);
                self.note_presence();
                self.share_presence();
            }
            Request::Look { looking, reply } => {
                self.recognise(&looking).await;
                // Programs that ask again and again need no connection to be there.
                if let Some(person) = looking.person {
                    self.seen(person);
                }
                let _ = reply.send(self.look(&looking));
            }
            Request::Sight { looking, reply } => {
                let _ = reply.send(self.sight(&looking));
            }
            Request::Effects { looking, action, reply } => {
                let _ = reply.send(self.effects(&looking, &action));
            }
            Request::Ponder { looking, reply } => {
                let _ = reply.send(self.ponder(&looking));
            }
            Request::Links { person, reply } => {
                let _ = reply.send(self.links(person));
            }
            Request::Peek { reply } => {
                let _ = reply.send(self.peek());
            }
            Request::Notice { version } => self.catch_up(version).await,
            Request::Recount => self.sync_presence(),
            Request::Due => self.see_to_it(),
            Request::Reload { reply } => {
                self.reload().await;
                let _ = reply.send(Ok(()));
            }
            Request::Rematched { table, reply } => {
                let done = self.rematched(table).await;
                let _ = reply.send(done);
            }
        }
    }

    async fn command(&mut self, who: &Sender, envelope: Envelope) -> Result<Ack, Refusal> {
        // What was decided against a table that has moved on elsewhere is decided again.
        for _ in 0..ATTEMPTS {
            match self.attempt(who, &envelope).await {
                Err(Unkept::Conflict) => {}
                Err(Unkept::Refused(refusal)) => return Err(refusal),
                Ok(version) => return Ok(Ack { id: envelope.id, version }),
            }
        }
        Err(CommandRefused::Stale { version: self.table()?.version() }.into())
    }

    async fn attempt(&mut self, who: &Sender, envelope: &Envelope) -> Result<u32, Unkept> {
        let Envelope { id, version, seat, command: body } = envelope;
        // Whoever has seen more than we have was told by another process.
        self.catch_up(version.unwrap_or_default()).await;
        let by = match who {
            Sender::Person { id: person, .. } => Some(Author::new(*person, id, body)),
            Sender::Computer(_) => None,
        };
        let table = self.table()?;
        if let Some(by) = &by
            && let Some(version) = table.repeated(by)?
        {
            return Ok(version);
        }
        let command = TableCommand { sender: who, seat: *seat, version: *version, body };
        // A clock that has run out comes before whatever is asked now.
        if let Some(entry) = table.time_out(self.app.time.now()) {
            self.keep(vec![entry], None).await?;
            if self.table()?.is_seated(who) {
                return Err(CommandRefused::Stale { version: self.table()?.version() }.into());
            }
        }
        let around = CommandContext {
            now: self.app.time.now(),
            away: &self.away,
            grace: self.app.config.grace,
            dice: &self.app.dice,
        };
        let table = self.table()?;
        let entries = table.decide(&command, &around)?;
        if let Command::React { reaction } = *body {
            let seat = seat.or_else(|| {
                let Sender::Person { id, .. } = who else { return None };
                table.seats_of(*id).next().map(|seat| seat.index() as u8)
            });
            let seat = seat.unwrap_or_default();
            self.watchers.send_all(&ServerMessage::Reaction { seat, reaction });
            self.app.bus.publish(Topic::Table(self.id), BusMessage::Reaction { seat, reaction }).await;
        }
        let version = self.keep(entries, by).await?;
        if let Sender::Person { id: person, .. } = who {
            self.seen(*person);
        }
        Ok(version)
    }

    /// Remembers the table of the next game; if there is one already, that is the answer.
    async fn rematched(&mut self, next: Id) -> Result<Ack, Refusal> {
        for _ in 0..ATTEMPTS {
            let table = self.table()?;
            if let Some(known) = table.rematch() {
                return Ok(Ack { id: known.to_string(), version: table.version() });
            }
            match self.keep(vec![Entry::Rematched { table: next }], None).await {
                Ok(version) => return Ok(Ack { id: next.to_string(), version }),
                // The other player has asked another process.
                Err(Unkept::Conflict) => {}
                Err(Unkept::Refused(refusal)) => return Err(refusal),
            }
        }
        Err(CommandRefused::Stale { version: self.table()?.version() }.into())
    }

    async fn time_out(&mut self) {
        let now = self.app.time.now();
        if let Some(entry) = self.table.as_ref().and_then(|table| table.time_out(now)) {
            // The store may have failed: the deadline has passed and will be tried again.
            if let Err(Unkept::Refused(refusal)) = self.keep(vec![entry], None).await {
                tracing::warn!(table = %self.id, %refusal, "a clock has run out but could not be stopped");
            }
        }
    }

    /// Whether the table can be left to the store.
    fn is_idle(&self) -> bool {
        let busy = self.table.as_ref().is_some_and(|table| {
            table.phase() == Phase::Running
                && (table.deadline().is_some() || table.computer_to_move().is_some())
        });
        self.watchers.is_empty() && !busy && !self.sync.is_running()
    }
}
