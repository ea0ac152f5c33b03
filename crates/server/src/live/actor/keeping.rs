//! How a table comes from the store and goes there, and how it hears of what other processes have added.

use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use mandala_table::{Applied, Author, Entry, EntryError, StoredEntry, Table};
use protocol::ServerMessage;
use tabletop::Viewer;

use super::Actor;
use crate::bus::{BusMessage, Topic};
use crate::live::delay::Delay;
use crate::live::watchers::{Looking, Watchers, text};
use crate::meters;
use crate::refusal::Refusal;
use crate::store::{Append, AppendError};
use mandala_store::crash;

/// Why entries were not kept.
pub(super) enum Unkept {
    /// Another process has added entries before: what is in memory is what the store has now.
    Conflict,
    /// Something else.
    Refused(Refusal),
}

impl<R: Into<Refusal>> From<R> for Unkept {
    fn from(refusal: R) -> Self {
        Self::Refused(refusal.into())
    }
}

/// What entries that were just applied mean for those who look on.
#[derive(Default)]
struct News {
    messages: Vec<(Viewer, Utf8Bytes)>,
    /// Whether seats may have changed hands.
    seated: bool,
    ended: bool,
    /// Whether lists have to be brought up to date.
    listing: bool,
}

impl News {
    /// Takes in an entry, of which these viewers are to hear.
    fn add(
        &mut self,
        table: &Table,
        kept: &StoredEntry,
        happened: &Applied,
        delay: Option<&mut Delay>,
        viewers: &[Viewer],
    ) {
        self.ended |= happened.ended;
        self.seated |= matches!(kept.entry, Entry::Joined { .. } | Entry::Left { .. } | Entry::Started);
        self.listing |= self.ended || !matches!(kept.entry, Entry::Played { .. });
        let behind = delay.map(|delay| delay.pass(table, kept, happened));
        for &viewer in viewers {
            match &behind {
                Some(shown) if viewer == Viewer::Spectator => {
                    self.messages.extend(shown.iter().map(|message| (viewer, message.clone())));
                }
                _ => {
                    let update = table.update(kept, happened, viewer);
                    self.messages.push((viewer, text(&ServerMessage::Update(Box::new(update)))));
                }
            }
        }
    }
}

impl Actor {
    /// Makes sure that the table is in memory, if there is such a table. Whoever looks on is told what they have missed: a
    /// store that failed may have kept what nobody was told of; another process may have moved on.
    pub(super) async fn load(&mut self) {
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
        let mut table = match Table::begin(&self.app.games, self.id, first) {
            Ok(table) => table,
            Err(error) => {
                tracing::error!(table = %self.id, entry = first.version, %error, "an entry does not follow");
                return;
            }
        };
        let mut delay = Delay::new(&table);
        let (mut news, viewers) = (News::default(), self.watchers.viewers());
        for kept in rest {
            let happened = match table.apply(kept) {
                Ok(happened) => happened,
                Err(error) => {
                    tracing::error!(table = %self.id, entry = kept.version, %error, "an entry does not follow");
                    return;
                }
            };
            let missed = self.told.is_some_and(|told| kept.version > told);
            news.add(&table, kept, &happened, delay.as_mut(), if missed { &viewers } else { &[] });
        }
        if self.away.is_empty() {
            self.away = vec![Some(self.app.time.now()); table.seats().len()];
        }
        let lost = self.told.is_some_and(|told| told > table.version());
        self.delay = delay;
        self.table = Some(table);
        if lost {
            self.resend();
        }
        self.spread(news);
    }

    /// Applies entries in memory, makes them durable, and only then tells of them. No client sees the table in between. If the store
    /// fails, memory is forgotten: what the store has is what holds.
    pub(super) async fn keep(&mut self, entries: Vec<Entry>, by: Option<Author>) -> Result<u32, Unkept> {
        let viewers = self.watchers.viewers();
        let table = self.table.as_mut().ok_or(Refusal::NotFound)?;
        if entries.is_empty() {
            return Ok(table.version());
        }
        // Other processes may have other clocks: time does not run backwards at a table.
        let at = self.app.time.now().max(table.changed());
        let before = table.due();
        let mut kept_all = Vec::with_capacity(entries.len());
        let mut news = News::default();
        for entry in entries {
            let kept = StoredEntry { version: table.version() + 1, at, by: by.clone(), entry };
            let happened = match table.apply(&kept) {
                Ok(happened) => happened,
                Err(error) => {
                    tracing::error!(table = %self.id, entry = kept.version, %error, "a decided entry does not follow");
                    self.forget();
                    return Err(Refusal::Unavailable.into());
                }
            };
            news.add(table, &kept, &happened, self.delay.as_mut(), &viewers);
            kept_all.push(kept);
        }
        let append = Append {
            table: self.id,
            entries: kept_all.clone(),
            listed: news.listing.then(|| table.listed()),
            finished: if news.ended { table.finished() } else { None },
            due: Some(table.due()).filter(|due| *due != before),
        };
        let version = table.version();
        match self.app.journal.append(append).await {
            Ok(()) if news.ended => self.app.history.game_ended(),
            Ok(()) => {}
            Err(AppendError::Conflict) => {
                metrics::counter!(meters::CONFLICTS).increment(1);
                self.forget();
                self.load().await;
                return Err(Unkept::Conflict);
            }
            Err(AppendError::Store(error)) => {
                tracing::error!(table = %self.id, %error, "entries could not be kept");
                self.forget();
                self.troubled = true;
                return Err(Refusal::Unavailable.into());
            }
        }
        crash::point("after-commit");
        self.due = Some(version);
        self.spread(news);
        let message = BusMessage::Changed { entries: kept_all };
        self.app.bus.publish(Topic::Table(self.id), message).await;
        crash::point("after-publish");
        Ok(version)
    }

    /// Another node has published something about the table.
    pub(super) async fn receive(&mut self, message: BusMessage) {
        match message {
            BusMessage::Changed { entries } => self.take_in(entries).await,
            BusMessage::Rewritten => self.reload().await,
            BusMessage::Reaction { seat, reaction } => {
                self.watchers.send_all(&ServerMessage::Reaction { seat, reaction });
            }
            BusMessage::Presence => self.sync_presence(),
            BusMessage::Ended { .. } | BusMessage::Analysis { .. } => {}
        }
    }

    /// Adds entries that another process has made durable; what is missing before them is read from the store.
    async fn take_in(&mut self, entries: Vec<StoredEntry>) {
        let viewers = self.watchers.viewers();
        let Some(table) = &mut self.table else { return };
        let mut news = News::default();
        let mut gap = None;
        let known = table.version();
        for kept in entries.into_iter().filter(|kept| kept.version > known) {
            let happened = match table.apply(&kept) {
                Ok(happened) => happened,
                Err(EntryError::Version { .. }) => {
                    gap = Some(kept.version);
                    break;
                }
                Err(error) => {
                    tracing::error!(table = %self.id, entry = kept.version, %error, "an entry does not follow");
                    gap = Some(kept.version);
                    break;
                }
            };
            news.add(table, &kept, &happened, self.delay.as_mut(), &viewers);
        }
        self.spread(news);
        if let Some(version) = gap {
            metrics::counter!(meters::GAPS).increment(1);
            self.catch_up(version).await;
        }
    }

    /// Makes sure that the table in memory has come to this version.
    pub(super) async fn catch_up(&mut self, version: u32) {
        if self.table.as_ref().is_some_and(|table| table.version() < version) {
            self.forget();
            self.load().await;
        }
    }

    /// A person who would be turned away may have sat down by way of another node, and the message been lost: the store knows.
    pub(super) async fn recognise(&mut self, looking: &Looking) {
        let Some(table) = self.table.as_ref().filter(|_| self.app.bus.is_shared()) else { return };
        if table.may_watch(looking.person, looking.key) {
            return;
        }
        match self.app.journal.versions(&[self.id]).await {
            Ok(newest) => {
                if let Some(&(_, version)) = newest.first() {
                    self.catch_up(version).await;
                }
            }
            Err(error) => tracing::warn!(table = %self.id, %error, "could not ask for the newest version"),
        }
    }

    /// Somebody has rewritten the table in the store, or removed it.
    pub(super) async fn reload(&mut self) {
        self.forget();
        self.told = None;
        self.load().await;
        if self.table.is_some() {
            self.resend();
        } else {
            self.watchers = Watchers::default();
            self.share_presence();
        }
    }

    /// Forgets what is in memory: the next request loads what is in the store.
    fn forget(&mut self) {
        self.stop_thinking();
        self.table = None;
        self.delay = None;
    }

    /// Tells those who look on what has happened.
    fn spread(&mut self, news: News) {
        self.told = self.table.as_ref().map(|table| table.version());
        self.known.store(self.told.unwrap_or_default(), Ordering::Relaxed);
        if news.seated {
            self.look_again();
        }
        for (viewer, message) in news.messages {
            self.watchers.send(viewer, &message);
        }
        self.send_anew();
        if news.seated {
            self.note_presence();
        }
        self.note_waiting();
    }
}
