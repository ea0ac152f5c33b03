//! Rated games that a person ends before every side has made a move: a few within a day end without a loss.

use std::time::Duration;

use mandala_table::{Author, Entry};
use tabletop::Seat;
use tabletop::message::Chain;

use super::TableActor;
use crate::refusal::Refusal;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What comes of a rated game that a person ends early.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum EarlyEnd {
    /// It was counted, under this key of the limits that all nodes share.
    Counted(String),
    /// It was one too many: the person loses.
    Lost,
}

impl TableActor {
    /// What comes of it if one of these entries ends a rated game early. A game called off by a person who has done so too
    /// often is resigned instead.
    pub(super) async fn count_early_end(
        &self,
        entries: &mut [Entry],
        author: Option<&Author>,
    ) -> Result<Option<EarlyEnd>, Refusal> {
        let table = self.table()?;
        let person = author.map(|author| author.person);
        let mut ending =
            entries.iter_mut().filter_map(|entry| Some((table.ends_early(entry, person)?, entry)));
        let Some((seat, entry)) = ending.next() else { return Ok(None) };
        if let Some(key) = self.admit_early_end(seat).await? {
            return Ok(Some(EarlyEnd::Counted(key)));
        }
        if matches!(entry, Entry::Aborted) {
            *entry = Entry::Resigned { seat: seat.index() as u8 };
        }
        Ok(Some(EarlyEnd::Lost))
    }

    /// Counts an early end of this seat's person, if they have one left, and gives the key under which it is counted.
    async fn admit_early_end(&self, seat: Seat) -> Result<Option<String>, Refusal> {
        let most = self.services.early_ends_per_day;
        let Some(person) = self.table()?.seats()[seat.index()].person().filter(|_| most > 0) else {
            return Ok(None);
        };
        let (key, now) = (format!("early ends of {person}"), self.services.time.now());
        let refused = self.services.store.admit(&key, now, DAY / most, most).await?;
        Ok(refused.is_none().then_some(key))
    }

    /// Takes back what was counted: another node was quicker, and the command is decided anew. If the store fails, it stays
    /// counted, which costs the person one of their early ends of this day.
    pub(super) async fn uncount_early_end(&self, early_end: Option<EarlyEnd>) {
        let Some(EarlyEnd::Counted(key)) = early_end else { return };
        let every = DAY / self.services.early_ends_per_day.max(1);
        if let Err(error) = self.services.store.give_back(&key, every).await {
            tracing::warn!(table = %self.id, error = %Chain(&error), "an early end that did not happen stays counted");
        }
    }
}
