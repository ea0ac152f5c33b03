//! A store of tables that tells a test what is asked of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use server::store::{
    Append, AppendError, ListedTable, PairingFilter, Sqlite, StoreError, StoredEntry, TableFilter, TableStore,
};
use server::{Id, Timestamp};

/// What a test may want to know of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StoreCall {
    /// An append has come. The next deadline that comes with it is known only once the entry has been applied.
    Append { has_deadline: bool },
    /// The appended entries are durable.
    Durable,
    /// A table is read.
    Entries,
    /// The newest versions of tables are asked for.
    Versions,
}

pub(crate) struct ObservedStore {
    store: Sqlite,
    observe: Box<dyn Fn(StoreCall) + Send + Sync>,
}

impl ObservedStore {
    pub(crate) fn new(store: Sqlite, observe: impl Fn(StoreCall) + Send + Sync + 'static) -> Self {
        Self { store, observe: Box::new(observe) }
    }
}

#[async_trait]
impl TableStore for ObservedStore {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        (self.observe)(StoreCall::Append { has_deadline: append.due.is_some() });
        self.store.append(append).await?;
        (self.observe)(StoreCall::Durable);
        Ok(())
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        (self.observe)(StoreCall::Entries);
        self.store.entries(table, after).await
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        self.store.list(filter).await
    }

    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError> {
        self.store.waiting(fitting).await
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        self.store.waking().await
    }

    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.store.due(before, limit).await
    }

    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        (self.observe)(StoreCall::Versions);
        self.store.versions(tables).await
    }
}

/// How often tables were read, and how often they were asked for their version.
#[derive(Clone, Default)]
pub(crate) struct ReadCount {
    tables: Arc<AtomicUsize>,
    versions: Arc<AtomicUsize>,
}

impl ReadCount {
    /// What was counted since the last time: tables that were read, and questions for versions.
    pub(crate) fn take(&self) -> (usize, usize) {
        (self.tables.swap(0, Ordering::Relaxed), self.versions.swap(0, Ordering::Relaxed))
    }

    pub(crate) fn note(&self, call: StoreCall) {
        match call {
            StoreCall::Entries => drop(self.tables.fetch_add(1, Ordering::Relaxed)),
            StoreCall::Versions => drop(self.versions.fetch_add(1, Ordering::Relaxed)),
            StoreCall::Append { .. } | StoreCall::Durable => {}
        }
    }
}
