//! A store for each test, in each kind of database.

use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

use mandala_store::{Store, open};
use tempfile::TempDir;
use test_services::Postgres;

/// One server for all tests, each of which has a database of its own. It ends with the process.
static SERVER: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());

/// A store, and the way to it.
pub(crate) struct TestStore {
    address: String,
    store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

impl TestStore {
    pub(crate) async fn sqlite() -> Self {
        let folder = TempDir::new().unwrap();
        let address = format!("sqlite:{}", folder.path().join("mandala.db").display());
        let store = open(&address).await.unwrap();
        Self { address, store, _folder: Some(folder) }
    }

    pub(crate) async fn postgres() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let database = format!("store{}", NEXT.fetch_add(1, Ordering::Relaxed));
        SERVER.create(&database).unwrap();
        let address = SERVER.url(&database);
        let store = open(&address).await.unwrap();
        Self { address, store, _folder: None }
    }

    /// Where it is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The same store as another process has it.
    pub(crate) async fn another(&self) -> Arc<dyn Store> {
        open(&self.address).await.unwrap()
    }

    /// The same store twice: as two nodes have it.
    pub(crate) async fn nodes(&self) -> [Arc<dyn Store>; 2] {
        [Arc::clone(&self.store), self.another().await]
    }
}

impl Deref for TestStore {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        &*self.store
    }
}
