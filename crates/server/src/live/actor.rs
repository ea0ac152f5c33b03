//! The task of one table: it alone changes it, one request after the other.

mod looking;
mod presence;
mod thinking;

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Ack, Command, Envelope, Phase, ServerMessage};
use tabletop::Viewer;
use tokio::sync::mpsc;

use super::Request;
use super::delay::Delay;
use super::watchers::{Watchers, text};
use crate::app::{App, listed};
use crate::bus::Notice;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::store::{Append, AppendError};
use crate::table::{By, Circumstances, Entry, Happened, Kept, Order, Table, Who};
use crate::time::Timestamp;
use thinking::Thinking;

/// How long computers and clocks wait after the store has failed before they try again. People's commands do not wait.
const RECOVERY: Duration = Duration::from_millis(500);

/// Runs a table until nobody needs it in memory any more.
pub(super) async fn run(app: App, id: Id, mut requests: mpsc::Receiver<Request>) {
    let mut actor = Actor::new(app, id);
    let (moves, mut chosen) = mpsc::channel(1);
    loop {
        actor.make_ready().await;
        if actor.is_missing() && actor.app.tables.close(id, &mut requests) {
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
            Some(chosen) = chosen.recv() => actor.computer(chosen).await,
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
    watchers: Watchers,
    /// Since when each seat's person has been away.
    away: Vec<Option<Timestamp>>,
    thinking: Option<Thinking>,
    delay: Option<Delay>,
}

impl Actor {
    fn new(app: App, id: Id) -> Self {
        Self {
            app,
            id,
            table: None,
            troubled: false,
            told: None,
            watchers: Watchers::default(),
            away: Vec::new(),
            thinking: None,
            delay: None,
        }
    }

    /// Loads the table where it is not in memory, and first of all takes an outage off the clock of whoever is to move.
    async fn make_ready(&mut self) {
        self.load().await;
        let outage = self.app.outage.get().copied();
        let resumed = outage.and_then(|outage| self.table.as_ref()?.resumed(outage));
        if let Some(entry) = resumed
            && let Err(refusal) = self.keep(vec![entry], None).await
        {
            tracing::warn!(table = %self.id, %refusal, "an outage could not be taken off a clock");
        }
    }

    /// Makes sure that the table is in memory, if there is such a table.
    async fn load(&mut self) {
        if self.table.is_some() {
            return;
        }
        let entries = match self.app.journal.entries(self.id, 0).await {
            Ok(entries) => entries,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a table could not be loaded");
                self.troubled = true;
                return;
            }
        };
        let Some((first, rest)) = entries.split_first() else { return };
        let Some(mut table) = Table::begin(self.id, first) else {
            tracing::error!(table = %self.id, "a table without a beginning");
            return;
        };
        let mut delay = Delay::new(&table);
        for kept in rest {
            let Some(happened) = table.apply(kept) else {
                tracing::error!(table = %self.id, version = kept.version, "an entry does not follow");
                return;
            };
            if let Some(delay) = &mut delay {
                delay.pass(&table, kept, &happened);
            }
        }
        if self.away.is_empty() {
            self.away = vec![Some(self.app.time.now()); table.seats.len()];
        }
        self.delay = delay;
        // A store that failed may have kept what nobody was told of; another process may have moved on.
        let missed = self.told.replace(table.version).is_some_and(|told| told != table.version);
        self.table = Some(table);
        if missed {
            self.resend();
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
                let _ = reply.send(self.watch(&looking, outgoing));
            }
            Request::Unwatch { watcher } => {
                self.watchers.remove(watcher);
                self.note_presence();
            }
            Request::Look { looking, reply } => {
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
            Request::Reload { reply } => {
                self.forget();
                self.load().await;
                if self.table.is_some() {
                    self.resend();
                } else {
                    self.watchers = Watchers::default();
                }
                let _ = reply.send(Ok(()));
            }
            Request::Rematched { table, reply } => {
                let done = self.rematched(table).await;
                let _ = reply.send(done);
            }
        }
    }

    async fn command(&mut self, who: &Who, envelope: Envelope) -> Result<Ack, Refusal> {
        let Envelope { id, version, seat, command } = envelope;
        let by = match who {
            Who::Person { id: person, .. } => Some(By::new(*person, &id, &command)),
            Who::Computer(_) => None,
        };
        let table = self.table()?;
        if let Some(by) = &by
            && let Some(version) = table.answered(by)?
        {
            return Ok(Ack { id, version });
        }
        let order = Order { who, seat, version, command: &command };
        // A clock that has run out comes before whatever is asked now.
        if let Some(entry) = table.time_out(self.app.time.now()) {
            self.keep(vec![entry], None).await?;
            if self.table()?.is_seated(who) {
                return Err(Refusal::Stale { version: self.table()?.version });
            }
        }
        let around = Circumstances {
            now: self.app.time.now(),
            away: &self.away,
            grace: self.app.config.grace,
            dice: &self.app.dice,
        };
        let table = self.table()?;
        let entries = table.decide(&order, &around)?;
        if let Command::React { reaction } = command {
            let seat = seat.or_else(|| {
                let Who::Person { id, .. } = who else { return None };
                table.seats_of(*id).next().map(|seat| seat.index() as u8)
            });
            self.watchers.send_all(&ServerMessage::Reaction { seat: seat.unwrap_or_default(), reaction });
        }
        let version = self.keep(entries, by).await?;
        if let Who::Person { id: person, .. } = who {
            self.seen(*person);
        }
        Ok(Ack { id, version })
    }

    /// Makes entries durable, and only then tells of them. If the store fails, memory is forgotten: what the store has is
    /// what holds.
    async fn keep(&mut self, entries: Vec<Entry>, by: Option<By>) -> Result<u32, Refusal> {
        let at = self.app.time.now();
        let viewers = self.watchers.viewers();
        let table = self.table.as_mut().ok_or(Refusal::NotFound)?;
        if entries.is_empty() {
            return Ok(table.version);
        }
        let mut kept_all = Vec::with_capacity(entries.len());
        let mut messages = Vec::new();
        let (mut ended, mut listing, mut seated) = (false, false, false);
        for entry in entries {
            let kept = Kept { version: table.version + 1, at, by: by.clone(), entry };
            let Some(happened) = table.apply(&kept) else {
                tracing::error!(table = %self.id, version = kept.version, "a decided entry does not follow");
                self.forget();
                return Err(Refusal::Unavailable);
            };
            ended |= happened.ended;
            seated |= matches!(kept.entry, Entry::Joined { .. } | Entry::Left { .. } | Entry::Started);
            listing |= ended || !matches!(kept.entry, Entry::Played { .. });
            for &viewer in &viewers {
                messages.extend(told(table, &kept, &happened, viewer, self.delay.as_mut()));
            }
            if let Some(delay) = self.delay.as_mut().filter(|_| !viewers.contains(&Viewer::Spectator)) {
                delay.pass(table, &kept, &happened);
            }
            kept_all.push(kept);
        }
        let append = Append {
            table: self.id,
            entries: kept_all,
            listed: listing.then(|| listed(table)),
            finished: if ended { table.finished() } else { None },
        };
        let version = table.version;
        match self.app.journal.append(append).await {
            Ok(()) if ended => self.app.history.game_ended(),
            Ok(()) => {}
            Err(AppendError::Conflict) => {
                self.forget();
                self.load().await;
                return Err(Refusal::Stale { version: self.table()?.version });
            }
            Err(AppendError::Store(error)) => {
                tracing::error!(table = %self.id, %error, "entries could not be kept");
                self.forget();
                self.troubled = true;
                return Err(Refusal::Unavailable);
            }
        }
        self.told = Some(version);
        if seated {
            self.look_again();
        }
        for (viewer, message) in messages {
            self.watchers.send(viewer, &message);
        }
        self.send_anew();
        self.note_waiting();
        self.app.bus.publish(Notice { table: self.id, version }).await;
        Ok(version)
    }

    /// Another process has changed the table.
    async fn catch_up(&mut self, version: u32) {
        if self.table.as_ref().is_some_and(|table| table.version < version) {
            self.forget();
            self.load().await;
        }
    }

    /// Forgets what is in memory: the next request loads what is in the store.
    fn forget(&mut self) {
        self.stop_thinking();
        self.table = None;
        self.delay = None;
    }

    /// Remembers the table of the next game; if there is one already, that is the answer.
    async fn rematched(&mut self, next: Id) -> Result<Ack, Refusal> {
        let table = self.table()?;
        if let Some(known) = table.rematch {
            return Ok(Ack { id: known.to_string(), version: table.version });
        }
        let version = self.keep(vec![Entry::Rematched { table: next }], None).await?;
        Ok(Ack { id: next.to_string(), version })
    }

    async fn time_out(&mut self) {
        let now = self.app.time.now();
        if let Some(entry) = self.table.as_ref().and_then(|table| table.time_out(now)) {
            // The store may have failed: the deadline has passed and will be tried again.
            if let Err(refusal) = self.keep(vec![entry], None).await {
                tracing::warn!(table = %self.id, %refusal, "a clock has run out but could not be stopped");
            }
        }
    }

    /// Whether the table can be left to the store.
    fn is_idle(&self) -> bool {
        let busy = self.table.as_ref().is_some_and(|table| {
            table.phase == Phase::Running
                && (table.deadline().is_some() || table.computer_to_move().is_some())
        });
        self.watchers.is_empty() && !busy
    }
}

/// What one viewer is told of an entry that has just been applied.
fn told(
    table: &Table,
    kept: &Kept,
    happened: &Happened,
    viewer: Viewer,
    delay: Option<&mut Delay>,
) -> Vec<(Viewer, Utf8Bytes)> {
    match delay {
        Some(delay) if viewer == Viewer::Spectator => {
            delay.pass(table, kept, happened).into_iter().map(|message| (viewer, message)).collect()
        }
        _ => {
            let update = table.update(kept, happened, viewer);
            vec![(viewer, text(&ServerMessage::Update(Box::new(update))))]
        }
    }
}
