//! How people whom a table concerns learn of it, wherever their event streams are.

use mandala_table::{Id, Table};
use protocol::{PersonalStatus, PersonalTable};

use super::{TableActor, TableServices};
use crate::bus::{BusMessage, Topic};
use crate::refusal::Refusal;

impl TableServices {
    /// Publishes how the table stands to each person for whom it stands differently than before, whose turn it is, or who is
    /// asked to agree that an action is taken back. Nothing depends on it: what is lost is found in the store.
    pub(super) async fn publish_statuses(&self, table: &Table, before: &[(Id, PersonalStatus)]) {
        let now = table.statuses();
        let left = before.iter().filter(|(person, _)| now.iter().all(|(known, _)| known != person));
        let gone = left.map(|(person, _)| (*person, PersonalStatus::Gone));
        for (person, status) in now.iter().copied().chain(gone) {
            let is_asked = status == PersonalStatus::ToMove || table.undo_asked_of(person).is_some();
            let is_news = is_asked || !before.contains(&(person, status));
            let is_shared = self.bus.is_shared();
            if !is_news || !(is_shared || self.personal.has(person)) {
                continue;
            }
            let personal = table.personal(person);
            self.personal.send(person, &personal);
            if is_shared {
                self.bus
                    .publish(Topic::Person(person), BusMessage::Personal { table: Box::new(personal) })
                    .await;
            }
        }
    }
}

impl TableActor {
    /// How the table stands for a person.
    pub(super) fn personal(&self, person: Id) -> Result<PersonalTable, Refusal> {
        Ok(self.table()?.personal(person))
    }
}
