//! Opening a store by its address.

use std::path::Path;
use std::sync::Arc;

use super::{Postgres, Sqlite, Store, StoreError};

/// Opens the store at `sqlite:PATH` or `postgres://…`, and brings its tables up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    let store = open_unfinished(address).await?;
    if store.migrating_since().await?.is_some() {
        store.close().await;
        return Err(OpenError::Unfinished);
    }
    Ok(store)
}

/// The same for a migration into it: perhaps not everything is there yet.
pub async fn open_unfinished(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    if let Some(file) = address.strip_prefix("sqlite:") {
        return Ok(Arc::new(Sqlite::open(Path::new(file)).await?));
    }
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(Postgres::open(address).await?));
    }
    Err(OpenError::Address { cause: None })
}

/// Why a store could not be opened. What is shown never has the address in it, which may have a password in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is none.
    #[error("the address of a store is `sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`")]
    Address {
        /// What is wrong with one that begins like that of a PostgreSQL server.
        #[source]
        cause: Option<Arc<sqlx::Error>>,
    },
    /// The server is too old.
    #[error("PostgreSQL 14 or later is needed; this is {found}")]
    TooOld {
        /// Its version.
        found: String,
    },
    /// Not everything is there yet.
    #[error("a migration into this store has not been finished; run `mandala migrate` again")]
    Unfinished,
    /// The store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
