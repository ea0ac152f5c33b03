//! Where everything is kept. Small traits, one for each concern; SQLite is behind them.

mod admin;
mod analyses;
mod belongings;
mod daily;
mod history;
mod logins;
mod people;
mod ratings;
mod sqlite;
mod tables;

pub use crate::table::Kept;
pub use admin::{Admin, Found, Stale};
pub use analyses::{Analyses, AskedAnalysis, StoredAnalysis, WaitingAnalysis};
pub use belongings::{Belongings, OwnGame};
pub use daily::{Daily, DailyKey, DailyPlay, DailySecret};
pub use history::{GameFilter, History, Opponent, StoredGame};
pub use logins::{Login, Logins, Pass, Token};
pub use people::{Account, NewGuest, NewLogin, People, Person, Secrets};
pub use ratings::{Leader, RatedGame, RatedSeat, Rating, Ratings};
pub use sqlite::Sqlite;
pub use tables::{Append, AppendError, Finished, Fitting, ListedTable, TableFilter, Tables};

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
    Tables + People + Logins + Belongings + History + Ratings + Analyses + Daily + Admin
{
}

impl<S: Tables + People + Logins + Belongings + History + Ratings + Analyses + Daily + Admin> Store for S {}
