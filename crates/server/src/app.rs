//! What every part of the server shares.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use mandala_games::Registry;
use mandala_table::{Dice, Entry, Id, Outage, StoredEntry, Table, create, invited_to};
use protocol::NewTable;

use crate::bus::{Bus, BusError};
use crate::config::Config;
use crate::limits::{Connections, RateLimits};
use crate::live::{Computers, Live, Tables};
use crate::people::Passwords;
use crate::refusal::Refusal;
use crate::shutdown::Shutdown;
use crate::store::{Append, AppendError, Store, StoreError};
use crate::time::Time;

/// The server: cheap to clone, the same everywhere.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// What a server is made of.
pub struct Parts {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Where tables are kept: the same store, unless a test puts something in between.
    pub(crate) journal: Arc<dyn crate::store::TableStore>,
    /// Who tells others of changes.
    pub bus: Arc<dyn Bus>,
    /// Which of several servers this is: each start of one is another.
    pub(crate) node: Id,
    /// Whether others were there when it was last looked.
    pub(crate) accompanied: AtomicBool,
    /// The games that can be played.
    pub games: Registry,
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of ids and secrets.
    pub dice: Dice,
    /// The settings.
    pub config: Config,
    /// The tables in memory.
    pub(crate) tables: Tables,
    /// The computers.
    pub(crate) computers: Computers,
    /// Whether the server is shutting down.
    pub(crate) shutdown: Shutdown,
    /// The rate limits of this node.
    pub(crate) rate_limits: RateLimits,
    /// The long-lived connections of this node.
    pub(crate) connections: Connections,
    /// Players are paired one after the other.
    pub(crate) pairing: tokio::sync::Mutex<()>,
    /// What checks passwords.
    pub(crate) passwords: Passwords,
    /// How long the server was away before it was started.
    pub(crate) outage: OnceLock<Outage>,
    /// What the history's tasks share.
    pub(crate) history: crate::history::Desk,
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
        // Where others think for the computers, hints are still given here.
        let hints = usize::from(bus.queue().is_some());
        let computers = Computers::new(config.thinkers.max(hints));
        let rate_limits = RateLimits::new(&config.limits, &time);
        let history = crate::history::Desk::default();
        let journal = Arc::clone(&store) as Arc<dyn crate::store::TableStore>;
        // Whatever counts from now on is counted.
        crate::meters::recorder();
        Self(Arc::new(Parts {
            store,
            journal,
            bus,
            games: Registry::standard(),
            node: dice.id(),
            accompanied: AtomicBool::new(false),
            time,
            dice,
            config,
            tables: Tables::default(),
            computers,
            shutdown: Shutdown::default(),
            rate_limits,
            connections: Connections::default(),
            pairing: tokio::sync::Mutex::default(),
            passwords: Passwords::default(),
            outage: OnceLock::new(),
            history,
        }))
    }

    /// The same server with its tables kept elsewhere: for tests of stores that fail.
    ///
    /// # Panics
    /// If the server is in use already.
    #[must_use]
    pub fn with_journal(mut self, journal: Arc<dyn crate::store::TableStore>) -> Self {
        Arc::get_mut(&mut self.0).expect("nobody uses the server yet").journal = journal;
        self
    }

    /// The same server with other games.
    ///
    /// # Panics
    /// If the server is in use already.
    #[must_use]
    pub fn with_games(mut self, games: Registry) -> Self {
        Arc::get_mut(&mut self.0).expect("nobody uses the server yet").games = games;
        self
    }

    /// The table with this id, in memory.
    pub(crate) fn table(&self, id: Id) -> Live {
        self.tables.open(self, id)
    }

    /// Makes a table. When this returns it is durable.
    pub(crate) async fn create(&self, new: &NewTable, maker: (Id, &str)) -> Result<Id, Refusal> {
        let seat_key = self.dice.id();
        let id = invited_to(seat_key);
        self.keep_new(id, create(&self.games, new, maker, seat_key, &self.dice)?).await?;
        Ok(id)
    }

    /// Keeps the first entries of a table.
    pub(crate) async fn keep_new(&self, id: Id, entries: Vec<Entry>) -> Result<(), Refusal> {
        let at = self.time.now();
        let kept: Vec<_> =
            (1..).zip(entries).map(|(version, entry)| StoredEntry { version, at, by: None, entry }).collect();
        let table = Table::fold(&self.games, id, &kept).map_err(|_| Refusal::Unavailable)?;
        let listed = Some(table.listed());
        let due = Some(table.due());
        let append = Append { table: id, entries: kept, listed, finished: None, due };
        self.journal.append(append).await.map_err(|error| match error {
            // Another table has the id, or had it and was removed.
            AppendError::Conflict => Refusal::NotFound,
            AppendError::Store(_) => Refusal::Unavailable,
        })?;
        if table.computer_to_move().is_some() || table.deadline().is_some() {
            self.table(id).due().await;
        }
        Ok(())
    }

    /// Begins to listen to other processes and to work on finished games, and wakes the tables at which a computer or a clock
    /// may have to act.
    pub async fn start(&self) -> Result<(), StartError> {
        crate::history::start(self).await?;
        let others = self.others().await?;
        // While others are there, nobody is kept from playing, and they see to what is due.
        if others.is_empty() {
            self.note_outage().await?;
            self.wake().await?;
        }
        self.leave_signs().await;
        self.join_others().await?;
        Ok(())
    }

    /// Loads the tables at which a computer or a clock may have to act.
    async fn wake(&self) -> Result<(), StoreError> {
        let waking: Vec<_> = self.store.waking().await?.into_iter().map(|id| self.table(id)).collect();
        // A sign of life means that every clock has been told of the outage: one more right after would hide it otherwise.
        for table in waking {
            let _ = table.peek().await;
            table.due().await;
        }
        Ok(())
    }
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus has failed.
    #[error(transparent)]
    Bus(#[from] BusError),
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
