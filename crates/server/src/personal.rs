//! The event streams of people that are open at this node, and what is sent to them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mandala_table::Id;
use protocol::PersonalTable;
use tokio::sync::mpsc;

use crate::meters;

/// The open event streams, by person. Each has a bounded queue: one that cannot keep up loses it, and reads everything anew.
#[derive(Clone, Debug, Default)]
pub(crate) struct PersonalStreams(Arc<Mutex<HashMap<Id, Vec<mpsc::Sender<PersonalTable>>>>>);

impl PersonalStreams {
    /// What concerns a person from now on. The queue ends when it is full; then there is another one to be asked for.
    pub(crate) fn subscribe(&self, person: Id, backlog: usize) -> mpsc::Receiver<PersonalTable> {
        let (sender, receiver) = mpsc::channel(backlog);
        let mut streams = self.lock();
        let own = streams.entry(person).or_default();
        own.retain(|stream| !stream.is_closed());
        own.push(sender);
        receiver
    }

    /// Whether a person has a stream here.
    pub(crate) fn has(&self, person: Id) -> bool {
        self.lock().contains_key(&person)
    }

    /// Sends a person's streams how a table stands for them.
    pub(crate) fn send(&self, person: Id, table: &PersonalTable) {
        let mut streams = self.lock();
        let Some(own) = streams.get_mut(&person) else { return };
        own.retain(|stream| {
            let sent = stream.try_send(table.clone());
            if matches!(sent, Err(mpsc::error::TrySendError::Full(_))) {
                metrics::counter!(meters::EVENT_STREAMS_BEHIND).increment(1);
            }
            sent.is_ok()
        });
        if own.is_empty() {
            streams.remove(&person);
        }
    }

    /// Forgets streams of a person that have ended.
    pub(crate) fn forget_ended(&self, person: Id) {
        let mut streams = self.lock();
        if let Some(own) = streams.get_mut(&person) {
            own.retain(|stream| !stream.is_closed());
            if own.is_empty() {
                streams.remove(&person);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Id, Vec<mpsc::Sender<PersonalTable>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ClockSpec, GameName, PersonalStatus, Phase, TableSummary};

    use super::*;

    fn at(version: u32) -> PersonalTable {
        let table = TableSummary {
            id: "t".to_owned(),
            game: GameName::STONES,
            seats: vec![],
            free: None,
            bots: vec![],
            rated: false,
            clock: ClockSpec::None,
            hints: false,
            phase: Phase::Running,
            changed: 0,
        };
        PersonalTable {
            status: PersonalStatus::ToMove,
            version,
            seats: vec![0],
            people: vec![],
            undo_asked: None,
            table,
        }
    }

    #[test]
    fn a_stream_that_cannot_keep_up_loses_its_queue_and_no_other_does() {
        let (streams, person) = (PersonalStreams::default(), Id::from_bytes([1; 16]));
        let mut slow = streams.subscribe(person, 1);
        let mut quick = streams.subscribe(person, 8);
        for version in 1..=2 {
            streams.send(person, &at(version));
        }
        assert_eq!(slow.try_recv().map(|table| table.version), Ok(1));
        assert_eq!(slow.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
        assert_eq!(quick.try_recv().map(|table| table.version), Ok(1));
        assert_eq!(quick.try_recv().map(|table| table.version), Ok(2));
    }

    #[test]
    fn people_without_streams_are_forgotten() {
        let (streams, person) = (PersonalStreams::default(), Id::from_bytes([1; 16]));
        let stream = streams.subscribe(person, 1);
        assert!(streams.has(person));
        drop(stream);
        streams.forget_ended(person);
        assert!(!streams.has(person));
    }
}
