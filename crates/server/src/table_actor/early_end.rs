//! Rated games that a person ends before every side has made a move: a few within a day end without a loss.

use std::time::Duration;

use mandala_table::{Author, Entry};
use tabletop::Seat;

use super::TableActor;
use crate::refusal::Refusal;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl TableActor {
    /// Whether one of these entries makes a person lose who has ended too many rated games early. A game called off is then
    /// resigned.
    pub(super) async fn loses_by_ending_early(
        &self,
        entries: &mut [Entry],
        author: Option<&Author>,
    ) -> Result<bool, Refusal> {
        let table = self.table()?;
        let person = author.map(|author| author.person);
        let mut ending =
            entries.iter_mut().filter_map(|entry| Some((table.ends_early(entry, person)?, entry)));
        let Some((seat, entry)) = ending.next() else { return Ok(false) };
        if self.may_end_early(seat).await? {
            return Ok(false);
        }
        if matches!(entry, Entry::Aborted) {
            *entry = Entry::Resigned { seat: seat.index() as u8 };
        }
        Ok(true)
    }

    /// Counts an early end of this seat's person, if they have one left.
    async fn may_end_early(&self, seat: Seat) -> Result<bool, Refusal> {
        let most = self.services.early_ends_per_day;
        let Some(person) = self.table()?.seats()[seat.index()].person().filter(|_| most > 0) else {
            return Ok(false);
        };
        let (key, now) = (format!("early ends of {person}"), self.services.time.now());
        Ok(self.services.store.admit(&key, now, DAY / most, most).await?.is_none())
    }
}
