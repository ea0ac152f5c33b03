//! Where everything is kept. Small traits, one for each concern; SQLite is behind them.

mod admin;
mod belongings;
mod logins;
mod people;
mod sqlite;
mod tables;

pub use admin::{Admin, Found, Stale};
pub use belongings::{Belongings, OwnGame};
pub use logins::{Login, Logins, Pass, Token};
pub use people::{Account, NewGuest, NewLogin, People, Person, Secrets};
pub use sqlite::Sqlite;
pub use tables::{Append, AppendError, Finished, FinishedSeat, ListedTable, TableFilter, Tables};

/// The store cannot be reached, or has failed. What was asked for may or may not have happened.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the store has failed: {detail}")]
pub struct StoreError {
    /// What it said; for logs.
    pub detail: String,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self { detail: error.to_string() }
    }
}

/// Everything that is kept.
pub trait Store: Tables + People + Logins + Belongings + Admin {}

impl<S: Tables + People + Logins + Belongings + Admin> Store for S {}
