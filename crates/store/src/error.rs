//! What can go wrong in a store. Causes are kept.

use std::error::Error;
use std::sync::Arc;

use mandala_table::FoldError;
use sqlx::migrate::MigrateError;

/// The store cannot be reached, or has failed. What was asked for may or may not have happened.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database has failed.
    #[error("the database has failed")]
    Database(#[source] Arc<sqlx::Error>),
    /// The tables of the database could not be brought up to date.
    #[error("the database could not be brought up to date")]
    Migrations(#[source] Arc<MigrateError>),
    /// The database does not answer.
    #[error("the database does not answer")]
    Timeout,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Something in the database cannot be read.
    #[error("{what}")]
    Unreadable {
        /// What.
        what: String,
        /// Why.
        #[source]
        cause: Arc<dyn Error + Send + Sync>,
    },
    /// The database holds what cannot be.
    #[error("the database is inconsistent: {0}")]
    Inconsistent(String),
    /// The entries of a table do not follow from each other.
    #[error(transparent)]
    Entries(#[from] FoldError),
}

impl StoreError {
    /// Makes of a cause that something cannot be read.
    pub(crate) fn unreadable<E: Error + Send + Sync + 'static>(
        what: impl Into<String>,
    ) -> impl FnOnce(E) -> Self {
        let what = what.into();
        |cause| Self::Unreadable { what, cause: Arc::new(cause) }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        Self::Migrations(Arc::new(error))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::message::Chain;

    use super::*;
    use crate::MigrationError;

    #[test]
    fn causes_are_kept_and_printed_once() {
        let error = MigrationError::To(sqlx::Error::PoolTimedOut.into());
        let cause = error.source().and_then(Error::source).expect("the database has failed for some reason");
        assert!(matches!(
            cause.downcast_ref::<Arc<sqlx::Error>>().map(|cause| &**cause),
            Some(sqlx::Error::PoolTimedOut)
        ));
        let once = format!("the store to move to has failed: the database has failed: {cause}");
        assert_eq!(Chain(&error).to_string(), once);
    }
}
