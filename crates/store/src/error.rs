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
        /// What could not be read.
        what: String,
        /// The cause.
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
    /// No server answers there.
    #[error("could not reach PostgreSQL at {place}: {cause}")]
    Unreachable {
        /// Its host and port, or its socket.
        place: String,
        /// Why.
        cause: String,
    },
    /// The server does not let us in.
    #[error("PostgreSQL at {place} refuses the connection: {cause}")]
    Refused {
        /// Its host and port, or its socket.
        place: String,
        /// What it says.
        cause: String,
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
        match error {
            // All connections are busy, or no new one can be made: either way nothing has answered.
            sqlx::Error::PoolTimedOut => Self::Timeout,
            error => Self::Database(Arc::new(error)),
        }
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
        let error = MigrationError::To(sqlx::Error::WorkerCrashed.into());
        let cause = error.source().and_then(Error::source).expect("the database has failed for some reason");
        assert!(matches!(
            cause.downcast_ref::<Arc<sqlx::Error>>().map(|cause| &**cause),
            Some(sqlx::Error::WorkerCrashed)
        ));
        let once = format!("the store to move to has failed: the database has failed: {cause}");
        assert_eq!(Chain(&error).to_string(), once);
    }
}
