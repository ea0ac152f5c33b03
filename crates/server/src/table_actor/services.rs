//! What the actors of tables need from the server.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use mandala_games::Registry;
use mandala_table::{Dice, Id, Outage};
use tokio::sync::Notify;

use crate::bus::Bus;
use crate::store::{Store, TableStore};
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
    /// This node.
    pub(crate) node: Id,
    /// How long a person may be away from an unrated table before the others may go on without them.
    pub(crate) grace: Duration,
    /// How long an idle table stays in memory.
    pub(crate) unload_after: Duration,
    /// How long the outage was before this node was started.
    pub(crate) outage: Arc<OnceLock<Outage>>,
    /// Notified when a game has ended and is stored.
    pub(crate) game_ended: Arc<Notify>,
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
            node: dice.id(),
            dice,
            computers: ThinkerPool::new(1),
            grace: Duration::from_secs(60),
            unload_after: Duration::from_secs(300),
            outage: Arc::default(),
            game_ended: Arc::default(),
        };
        (folder, services)
    }
}
