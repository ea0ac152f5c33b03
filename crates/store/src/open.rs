//! Opening a store by its address.

use std::path::Path;
use std::sync::Arc;

use super::{OpenError, Postgres, Sqlite, Store};

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
