//! Where everything is kept. Small traits, one for each concern; SQLite or PostgreSQL is behind them.
//!
//! The statements are written once (`sql`), for both. What differs is in `sqlite` and `postgres`.

mod admin;
mod analyses;
mod belongings;
mod cluster;
mod daily;
mod history;
mod logins;
mod moving;
mod open;
mod people;
mod postgres;
mod ratings;
mod sql;
mod sqlite;
mod tables;

pub use mandala_table::{Due, FinishedGame, ListedTable, StoredEntry};

pub use admin::{Admin, Found, Stale};
pub use analyses::{Analyses, AskedAnalysis, StoredAnalysis, WaitingAnalysis};
pub use belongings::{Belongings, OwnGame};
pub use cluster::Cluster;
pub use daily::{Daily, DailyKey, DailyPlay, DailySecret};
pub use history::{GameFilter, History, Opponent, StoredGame};
pub use logins::{Login, Logins, Pass, Token};
pub use moving::{Moving, Row, SHELVES, Shelf};
pub use open::{OpenError, open, open_unfinished};
pub use people::{Account, NewGuest, NewLogin, People, Person, Secrets};
pub use postgres::Postgres;
pub use ratings::{Leader, RatedGame, RatedSeat, Rating, Ratings};
pub use sql::Stored;
pub use sqlite::Sqlite;
pub use tables::{Append, AppendError, Fitting, TableFilter, Tables};

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
pub trait Store:
    Tables + People + Logins + Belongings + History + Ratings + Analyses + Daily + Cluster + Admin + Moving
{
}

impl<S> Store for S where
    S: Tables
        + People
        + Logins
        + Belongings
        + History
        + Ratings
        + Analyses
        + Daily
        + Cluster
        + Admin
        + Moving
{
}
