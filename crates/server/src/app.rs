//! What every part of the server shares.

use std::sync::Arc;

use protocol::{NewTable, Visibility};

use crate::bus::Bus;
use crate::closing::Closing;
use crate::config::Config;
use crate::dice::Dice;
use crate::id::Id;
use crate::limits::{Connections, Gates};
use crate::live::{Computers, Live, Tables};
use crate::people::Passwords;
use crate::refusal::Refusal;
use crate::store::{Append, AppendError, Store};
use crate::table::{By, Kept, Table, created};
use crate::time::Time;

/// The server: cheap to clone, the same everywhere.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// What a server is made of.
pub struct Parts {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who tells others of changes.
    pub bus: Arc<dyn Bus>,
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
    /// Whether it is time to go.
    pub(crate) closing: Closing,
    /// Who asks how often.
    pub(crate) gates: Gates,
    /// Who is connected.
    pub(crate) connections: Connections,
    /// What checks passwords.
    pub(crate) passwords: Passwords,
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
        let computers = Computers::new(config.thinkers);
        let gates = Gates::new(&config.limits, &time);
        // Whatever counts from now on is counted.
        crate::meters::recorder();
        Self(Arc::new(Parts {
            store,
            bus,
            time,
            dice,
            config,
            tables: Tables::default(),
            computers,
            closing: Closing::new(),
            gates,
            connections: Connections::default(),
            passwords: Passwords::default(),
        }))
    }

    /// The table with this id, in memory.
    pub(crate) fn table(&self, id: Id) -> Live {
        self.tables.open(self, id)
    }

    /// Makes a table. When this returns it is durable.
    pub(crate) async fn create(
        &self,
        new: &NewTable,
        maker: (Id, &str),
        by: Option<By>,
    ) -> Result<Id, Refusal> {
        let id = self.dice.id();
        self.keep_new(id, created(new, maker, &self.dice)?, by).await?;
        Ok(id)
    }

    /// Keeps the first entries of a table.
    pub(crate) async fn keep_new(
        &self,
        id: Id,
        entries: Vec<crate::table::Entry>,
        by: Option<By>,
    ) -> Result<(), Refusal> {
        let at = self.time.now();
        let kept: Vec<_> =
            (1..).zip(entries).map(|(version, entry)| Kept { version, at, by: by.clone(), entry }).collect();
        let table = Table::fold(id, &kept).map_err(|_| Refusal::Unavailable)?;
        let listed = Some(listed(&table));
        let append = Append { table: id, entries: kept, listed, finished: None };
        self.store.append(append).await.map_err(|error| match error {
            AppendError::Conflict | AppendError::Store(_) => Refusal::Unavailable,
        })?;
        if table.computer_to_move().is_some() || table.deadline().is_some() {
            self.table(id);
        }
        Ok(())
    }

    /// Wakes the tables at which a computer or a clock may have to act.
    pub async fn wake(&self) -> Result<usize, crate::store::StoreError> {
        let waking = self.store.waking().await?;
        for &id in &waking {
            self.table(id);
        }
        Ok(waking.len())
    }
}

/// What lists know of a table.
pub(crate) fn listed(table: &Table) -> crate::store::ListedTable {
    let people = table.seats.iter().filter_map(crate::table::Chair::person).collect();
    let computers = table.seats.iter().any(|chair| chair.computer().is_some());
    crate::store::ListedTable {
        summary: table.summary(),
        public: table.terms.visibility == Visibility::Public,
        wakes: computers || table.terms.clock != protocol::ClockSpec::None,
        people,
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
