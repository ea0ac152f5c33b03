//! What every part of the server shares.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use mandala_games::Registry;
use mandala_table::{Dice, Id, Outage};
use tokio::sync::{Mutex, Semaphore};

use crate::bus::Bus;
use crate::config::Config;
use crate::history_services::HistoryServices;
use crate::limits::{Connections, RateLimits};
use crate::people::Passwords;
use crate::personal::PersonalStreams;
use crate::readiness::Readiness;
use crate::shutdown::Shutdown;
use crate::store::{Store, TableStore};
use crate::table_actor::{TableHandle, TableRegistry, TableServices, WaitingJobs};
use crate::time::Time;
use mandala_jobs::ThinkerPool;

/// The server: cheap to clone, the same everywhere.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// What a server is made of.
pub struct Parts {
    /// Everything that is durable.
    pub store: Arc<dyn Store>,
    /// The entries of tables: the same store, unless a test puts something in between.
    pub(crate) table_store: Arc<dyn TableStore>,
    /// Messages to other nodes.
    pub bus: Arc<dyn Bus>,
    /// Which node this is: each start of one is another.
    pub(crate) node: Id,
    /// Whether other nodes were there at the last check.
    pub(crate) has_peers: AtomicBool,
    /// The games that can be played.
    pub games: Registry,
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of ids and secrets.
    pub dice: Dice,
    /// The settings.
    pub config: Config,
    /// The tables in memory.
    pub(crate) tables: TableRegistry,
    /// The threads on which computers think.
    pub(crate) computers: ThinkerPool,
    /// Whether the server is shutting down.
    pub(crate) shutdown: Shutdown,
    /// The rate limits of this node.
    pub(crate) rate_limits: RateLimits,
    /// The long-lived connections of this node.
    pub(crate) connections: Connections,
    /// The event streams of people at this node.
    pub(crate) personal: PersonalStreams,
    /// Players are paired one after the other.
    pub(crate) pairing: Mutex<()>,
    /// Hashes and checks passwords.
    pub(crate) passwords: Passwords,
    /// How long the outage was before this node was started.
    pub(crate) outage: Arc<OnceLock<Outage>>,
    /// Whether the store could be written to lately.
    pub(crate) readiness: Readiness,
    /// Shared by everything about finished games.
    pub(crate) history: HistoryServices,
}

impl App {
    /// Puts a server together.
    pub fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        time: Arc<dyn Time>,
        dice: Dice,
        config: Config,
    ) -> Self {
        // Before anything is counted.
        crate::meters::recorder();
        // Where long thoughts are jobs for workers, brief ones are still thought here.
        let brief = usize::from(bus.queue().is_some());
        let computers = ThinkerPool::new(config.thinkers.max(brief));
        let (node, outage, history) = (dice.id(), Arc::default(), HistoryServices::default());
        let connections = Connections::default();
        let (games, table_store) = (Registry::standard(), Arc::clone(&store) as Arc<dyn TableStore>);
        let personal = PersonalStreams::default();
        let tables = TableRegistry::new(TableServices {
            table_store: Arc::clone(&table_store),
            store: Arc::clone(&store),
            bus: Arc::clone(&bus),
            games: games.clone(),
            time: Arc::clone(&time),
            dice: dice.clone(),
            computers: computers.clone(),
            connections: connections.clone(),
            waiting_jobs: WaitingJobs::default(),
            loading: Arc::new(Semaphore::new(config.thinkers.max(2))),
            node,
            grace: config.grace,
            tables_per_person: config.limits.tables_per_person,
            early_ends_per_day: config.limits.early_ends_per_day,
            unload_after: config.unload,
            outage: Arc::clone(&outage),
            personal: personal.clone(),
            game_ended: Arc::clone(&history.game_ended),
        });
        Self(Arc::new(Parts {
            rate_limits: RateLimits::new(&config.limits, &time),
            store,
            table_store,
            bus,
            node,
            has_peers: AtomicBool::new(false),
            games,
            time,
            dice,
            config,
            tables,
            computers,
            shutdown: Shutdown::default(),
            connections,
            personal,
            pairing: Mutex::default(),
            passwords: Passwords::default(),
            outage,
            readiness: Readiness::default(),
            history,
        }))
    }

    /// The same server with the entries of tables in another place: for tests of stores that fail.
    ///
    /// # Panics
    /// If the server is in use already.
    #[must_use]
    pub fn with_table_store(mut self, table_store: Arc<dyn TableStore>) -> Self {
        let parts = Arc::get_mut(&mut self.0).expect("the server is not in use yet");
        parts.tables = parts.tables.with(|services| services.table_store = Arc::clone(&table_store));
        parts.table_store = table_store;
        self
    }

    /// The same server with other games.
    ///
    /// # Panics
    /// If the server is in use already.
    #[must_use]
    pub fn with_games(mut self, games: Registry) -> Self {
        let parts = Arc::get_mut(&mut self.0).expect("the server is not in use yet");
        parts.tables = parts.tables.with(|services| services.games = games.clone());
        parts.games = games;
        self
    }

    /// The handle of a table, whether there is one with this id or not.
    pub(crate) fn table(&self, id: Id) -> TableHandle {
        self.tables.open(id)
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App")
    }
}
