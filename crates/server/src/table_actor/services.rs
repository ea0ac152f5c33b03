//! What the actors of tables need from the server.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use mandala_games::Registry;
use mandala_table::{Dice, Id, Outage, StoredEntry};
use tokio::sync::{Notify, Semaphore};

use super::waiting_jobs::WaitingJobs;
use crate::bus::Bus;
use crate::limits::Connections;
use crate::personal::PersonalStreams;
use crate::store::{SeatLimit, Store, TableStore};
use crate::time::Time;
use mandala_jobs::ThinkerPool;

/// Shared by all actors of this node.
#[derive(Clone)]
pub(crate) struct TableServices {
    /// Where entries are appended and read.
    pub(crate) table_store: Arc<dyn TableStore>,
    /// Where the presence of all nodes is.
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) games: Registry,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) dice: Dice,
    pub(crate) computers: ThinkerPool,
    /// Where people are.
    pub(crate) connections: Connections,
    /// The tables whose jobs wait at this node.
    pub(crate) waiting_jobs: WaitingJobs,
    /// How many more tables may be loaded at the same time: each takes memory and a thread.
    pub(crate) loading: Arc<Semaphore>,
    /// This node.
    pub(crate) node: Id,
    /// How long a person may be away from an unrated table before the others may go on without them.
    pub(crate) grace: Duration,
    /// At how many open or running tables a person may sit.
    pub(crate) tables_per_person: u32,
    /// How many rated games a person may end within a day before every side has made a move.
    pub(crate) early_ends_per_day: u32,
    /// How long an idle table stays in memory.
    pub(crate) unload_after: Duration,
    /// How long the outage was before this node was started.
    pub(crate) outage: Arc<OnceLock<Outage>>,
    /// The event streams of people at this node.
    pub(crate) personal: PersonalStreams,
    /// Notified when a game has ended and is stored.
    pub(crate) game_ended: Arc<Notify>,
}

impl TableServices {
    /// The limit for the people who sit down by these entries.
    pub(super) fn seat_limit(&self, entries: &[StoredEntry]) -> Option<SeatLimit> {
        let people: Vec<_> = entries.iter().flat_map(|stored| stored.entry.who_sits_down()).collect();
        (!people.is_empty()).then_some(SeatLimit { people, most: self.tables_per_person })
    }
}

#[cfg(test)]
pub(super) mod testing {
    use tempfile::TempDir;

    use super::*;
    use crate::bus::InProcess;
    use crate::store::Sqlite;
    use crate::time::HandClock;
    use mandala_table::Timestamp;

    /// The services of a node with a database of its own.
    pub(in crate::table_actor) async fn services() -> (TempDir, TableServices) {
        let folder = TempDir::new().expect("there is room for a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("mandala.db")).await.expect("a new database"));
        let dice = Dice::fixed(1);
        let services = TableServices {
            table_store: Arc::clone(&store) as Arc<dyn TableStore>,
            store,
            bus: Arc::new(InProcess::new()),
            games: Registry::standard(),
            time: Arc::new(HandClock::at(Timestamp(1))),
            loading: Arc::new(Semaphore::new(1)),
            node: dice.id(),
            dice,
            computers: ThinkerPool::new(1),
            connections: Connections::default(),
            waiting_jobs: WaitingJobs::default(),
            grace: Duration::from_secs(60),
            tables_per_person: 100,
            early_ends_per_day: 3,
            unload_after: Duration::from_secs(300),
            outage: Arc::default(),
            personal: PersonalStreams::default(),
            game_ended: Arc::default(),
        };
        (folder, services)
    }
}
