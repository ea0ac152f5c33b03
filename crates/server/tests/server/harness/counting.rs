//! A store that counts how often tables are read from it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use server::store::{
    Append, AppendError, ListedTable, PairingFilter, Sqlite, StoreError, StoredEntry, TableFilter, TableStore,
};
use server::{Id, Timestamp};

/// How often tables were read, and how often they were asked for their version.
#[derive(Clone, Default)]
pub(crate) struct Reads {
    tables: Arc<AtomicUsize>,
    versions: Arc<AtomicUsize>,
}

impl Reads {
    /// What was counted since the last time: tables that were read, and questions for versions.
    pub(crate) fn take(&self) -> (usize, usize) {
        (self.tables.swap(0, Ordering::Relaxed), self.versions.swap(0, Ordering::Relaxed))
    }
}

/// Counts into `Reads`.
pub(crate) struct CountingStore(pub(crate) Sqlite, pub(crate) Reads);

#[async_trait]
impl TableStore for CountingStore {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.0.append(append).await
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.1.tables.fetch_add(1, Ordering::Relaxed);
        self.0.entries(table, after).await
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        self.0.list(filter).await
    }

    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError> {
        self.0.waiting(fitting).await
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        self.0.waking().await
    }

    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.0.due(before, limit).await
    }

    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        self.1.versions.fetch_add(1, Ordering::Relaxed);
        self.0.versions(tables).await
    }
}
