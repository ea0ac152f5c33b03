//! What the event stream of a person says: first how all tables stand for them, then every change.
//!
//! The store is the truth. What happens is sent by the actors of tables, here and over the bus, which may lose it; so the
//! store is asked now and then, too. Versions tell what is old.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use futures_util::StreamExt;
use mandala_table::{Id, Timestamp};
use protocol::{PersonBody, PersonalEvent, PersonalStatus, PersonalTable};
use tabletop::message::Chain;
use tokio::sync::mpsc;

use super::Caller;
use crate::app::App;
use crate::bus::{BusMessage, Subscription, Topic};
use crate::refusal::Refusal;

/// How often the store is asked for what was lost.
const POLL_INTERVAL: Duration = Duration::from_secs(15);

/// As many tables as a state lists, the last changed first. It is more than a person may sit at.
const MOST_TABLES: u32 = 500;

/// One stream of a person.
pub(crate) struct PersonalFeed {
    app: App,
    person: Id,
    name: String,
    /// What the actors of this node tell.
    local: mpsc::Receiver<PersonalTable>,
    /// What other nodes tell.
    published: Subscription,
    /// How each table stood when it was last looked at.
    sent: HashMap<Id, PersonalTable>,
    /// What the store was found to have, to be sent next.
    found: VecDeque<PersonalTable>,
    next_poll: Timestamp,
}

impl PersonalFeed {
    /// A stream, and its first event.
    pub(crate) async fn open(app: &App, caller: &Caller) -> Result<(Self, PersonalEvent), Refusal> {
        let person = caller.id;
        let published = app.bus.subscribe(Topic::Person(person)).await;
        let mut feed = Self {
            local: app.personal.subscribe(person, app.config.backlog),
            next_poll: app.time.now().plus(POLL_INTERVAL),
            app: app.clone(),
            person,
            name: caller.name.clone(),
            published,
            sent: HashMap::new(),
            found: VecDeque::new(),
        };
        let state = feed.state().await?;
        Ok((feed, state))
    }

    /// The next event.
    pub(crate) async fn next(&mut self) -> PersonalEvent {
        loop {
            if let Some(table) = self.found.pop_front() {
                if let Some(event) = self.learn(table) {
                    return event;
                }
                continue;
            }
            tokio::select! {
                told = self.local.recv() => match told {
                    Some(table) => self.found.push_back(table),
                    None => {
                        if let Some(state) = self.begin_anew().await {
                            return state;
                        }
                    }
                },
                Some(message) = self.published.next() => {
                    if let BusMessage::Personal { table } = message {
                        self.found.push_back(*table);
                    }
                }
                () = self.app.time.until(self.next_poll) => self.poll().await,
            }
        }
    }

    /// The queue was full: everything is read again.
    async fn begin_anew(&mut self) -> Option<PersonalEvent> {
        self.local = self.app.personal.subscribe(self.person, self.app.config.backlog);
        let state = self.state().await;
        state.inspect_err(|refusal| tracing::warn!(%refusal, "could not read the tables of a person")).ok()
    }

    /// How all tables stand.
    async fn state(&mut self) -> Result<PersonalEvent, Refusal> {
        self.sent.clear();
        self.found.clear();
        let mut tables = Vec::new();
        for id in self.app.store.concerning(self.person, MOST_TABLES).await? {
            // A table that cannot be read, or has just been removed, must not keep the others away.
            let Ok(table) = self.app.table(id).personal(self.person).await else { continue };
            if !is_done(table.status) {
                self.sent.insert(id, table.clone());
                tables.push(table);
            }
        }
        let me = PersonBody { id: self.person.to_string(), name: self.name.clone() };
        Ok(PersonalEvent::State { me, tables })
    }

    /// The event about a table, if it is news.
    fn learn(&mut self, table: PersonalTable) -> Option<PersonalEvent> {
        let id: Id = table.table.id.parse().ok()?;
        let known = self.sent.get(&id);
        if known.is_some_and(|known| table.version <= known.version) {
            return None;
        }
        let is_gone = table.status == PersonalStatus::Gone;
        let is_asked = table.status == PersonalStatus::ToMove || table.undo_asked.is_some();
        let is_news = known.map_or(!is_gone, |known| is_asked || table.status != known.status);
        let table = match known {
            Some(known) if is_gone => gone(known, table.version),
            _ => table,
        };
        self.sent.insert(id, table.clone());
        is_news.then_some(PersonalEvent::Table(table))
    }

    /// Finds what was lost on the way here. A failure of the store is no reason to end the stream.
    async fn poll(&mut self) {
        self.next_poll = self.app.time.now().plus(POLL_INTERVAL);
        if let Err(refusal) = self.find_lost().await {
            tracing::warn!(error = %Chain(&refusal), "could not look for lost events of a person; trying again");
        }
    }

    async fn find_lost(&mut self) -> Result<(), Refusal> {
        let mut tables = self.app.store.concerning(self.person, MOST_TABLES).await?;
        self.sent.retain(|id, table| tables.contains(id) || !is_done(table.status));
        tables.extend(self.sent.keys().filter(|id| !tables.contains(id)).copied().collect::<Vec<_>>());
        let versions: HashMap<_, _> = self.app.store.versions(&tables).await?.into_iter().collect();
        for id in tables {
            match (versions.get(&id), self.sent.get(&id)) {
                (Some(version), Some(sent)) if *version == sent.version => {}
                (Some(version), _) => {
                    // The table in memory may have missed the same message.
                    self.app.tables.note_stored_version(id, *version).await;
                    // One that cannot be read must not keep the others away.
                    self.found.extend(self.app.table(id).personal(self.person).await.ok());
                }
                (None, Some(sent)) => self.found.push_back(gone(sent, sent.version + 1)),
                (None, None) => {}
            }
        }
        Ok(())
    }
}

/// The table as the person knew it last: what has become of it does not concern them.
fn gone(known: &PersonalTable, version: u32) -> PersonalTable {
    PersonalTable { status: PersonalStatus::Gone, version, undo_asked: None, ..known.clone() }
}

/// Whether nothing more is to come from the table.
fn is_done(status: PersonalStatus) -> bool {
    matches!(status, PersonalStatus::Over | PersonalStatus::Gone)
}

impl Drop for PersonalFeed {
    fn drop(&mut self) {
        self.local.close();
        self.app.personal.forget_ended(self.person);
    }
}
