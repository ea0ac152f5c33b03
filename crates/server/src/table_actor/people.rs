//! How people whom a table concerns are told of it, wherever their event streams are.

use mandala_table::{Id, Table};
use protocol::{PersonalStatus, PersonalTable};

use super::{TableActor, TableServices};
use crate::bus::{BusMessage, Topic};
use crate::refusal::Refusal;

impl TableServices {
    /// Tells each person for whom the table stands differently than before, or whose turn it is, how it stands. Nothing
    /// depends on it: what is lost is found in the store.
    pub(super) async fn tell_people(&self, table: &Table, before: &[(Id, PersonalStatus)]) {
        let now = table.statuses();
        let left = before.iter().filter(|(person, _)| now.iter().all(|(known, _)| known != person));
        let gone = left.map(|(person, _)| (*person, PersonalStatus::Gone));
        for (person, status) in now.iter().copied().chain(gone) {
            let is_news = status == PersonalStatus::ToMove || !before.contains(&(person, status));
            let is_shared = self.bus.is_shared();
            if !is_news || !(is_shared || self.personal.has(person)) {
                continue;
            }
            let told = table.personal(person);
            self.personal.tell(person, &told);
            if is_shared {
                self.bus.publish(Topic::Person(person), BusMessage::Personal { table: Box::new(told) }).await;
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
