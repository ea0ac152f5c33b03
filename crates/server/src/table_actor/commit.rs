//! The one way in which a table changes at this node: apply, append, send, publish.
//!
//! Entries are applied before they are durable, because what is appended follows from applying them. No client can see the
//! table in between: only this task reads it, and it waits for the store. If the append fails, the table in memory is dropped.

use mandala_table::{Author, Entry, StoredEntry};
use tabletop::message::Chain;

use super::TableActor;
use super::broadcast::Broadcast;
use super::early_end::EarlyEnd;
use crate::bus::{BusMessage, Topic};
use crate::meters;
use crate::refusal::Refusal;
use crate::store::crash;
use crate::store::{Append, AppendError};

/// Why entries were not committed.
pub(super) enum CommitError {
    /// Another node has appended first. The table in memory is what the store has now.
    Conflict,
    /// The command is refused, or the store has failed.
    Refused(Refusal),
}

impl<R: Into<Refusal>> From<R> for CommitError {
    fn from(refusal: R) -> Self {
        Self::Refused(refusal.into())
    }
}

impl TableActor {
    /// Commits entries and gives the version they lead to.
    pub(super) async fn commit(
        &mut self,
        mut entries: Vec<Entry>,
        author: Option<Author>,
    ) -> Result<u32, CommitError> {
        if entries.is_empty() {
            return Ok(self.table()?.version());
        }
        let early_end = self.count_early_end(&mut entries, author.as_ref()).await?;
        let before = self.table()?.statuses();
        let (mut append, broadcast) = self.apply(entries, author.as_ref())?;
        if let Some(finished) = &mut append.finished {
            finished.counts |= early_end == Some(EarlyEnd::Lost);
        }
        let entries = append.entries.clone();
        let version = self.table()?.version();
        let appended = self.append(append).await;
        if let Err(CommitError::Conflict) = appended {
            self.uncount_early_end(early_end).await;
        }
        appended?;
        crash::point("after-commit");
        self.responsible_at = Some(version);
        self.send(broadcast);
        self.services.bus.publish(Topic::Table(self.id), BusMessage::Changed { entries }).await;
        crash::point("after-publish");
        if let Some(table) = &self.table {
            self.services.publish_statuses(table, &before).await;
        }
        Ok(version)
    }

    /// Applies entries in memory, and gives what is to be appended and then sent.
    fn apply(
        &mut self,
        entries: Vec<Entry>,
        author: Option<&Author>,
    ) -> Result<(Append, Broadcast), CommitError> {
        let viewers = self.subscribers.viewers();
        let table = self.table.as_mut().ok_or(Refusal::NotFound)?;
        // Nodes may have different clocks: time does not run backwards at a table.
        let at = self.services.time.now().max(table.changed());
        let due_before = table.due();
        let mut stored_entries = Vec::with_capacity(entries.len());
        let mut broadcast = Broadcast::default();
        for entry in entries {
            let stored = StoredEntry { version: table.version() + 1, at, by: author.cloned(), entry };
            match table.apply(&stored) {
                Ok(applied) => broadcast.add(table, &stored, &applied, self.delay.as_mut(), &viewers),
                Err(error) => {
                    let version = stored.version;
                    tracing::error!(table = %self.id, version, error = %Chain(&error), "a decided entry cannot be applied");
                    self.forget();
                    return Err(Refusal::Unavailable.into());
                }
            }
            stored_entries.push(stored);
        }
        let append = Append {
            table: self.id,
            seat_limit: self.services.seat_limit(&stored_entries),
            challenge_limit: None,
            entries: stored_entries,
            listed: broadcast.changes_listing.then(|| table.listed()),
            finished: if broadcast.ended { table.finished() } else { None },
            due: Some(table.due()).filter(|due| *due != due_before),
        };
        Ok((append, broadcast))
    }

    /// Makes entries durable. If that fails, the table in memory is dropped: what the store has is what holds.
    async fn append(&mut self, append: Append) -> Result<(), CommitError> {
        let ended = append.finished.is_some();
        match self.services.table_store.append(append).await {
            Ok(()) => {
                if ended {
                    self.services.game_ended.notify_one();
                }
                Ok(())
            }
            Err(AppendError::Conflict) => {
                metrics::counter!(meters::CONFLICTS).increment(1);
                self.forget();
                self.load().await;
                Err(CommitError::Conflict)
            }
            Err(AppendError::TooManySeats | AppendError::TooManyChallenges) => {
                self.forget();
                self.load().await;
                Err(Refusal::TooMany.into())
            }
            Err(AppendError::Store(error)) => {
                tracing::error!(table = %self.id, error = %Chain(&error), "could not append to a table; it is read again from the store");
                self.forget();
                self.recovering = true;
                Err(Refusal::Unavailable.into())
            }
        }
    }
}
