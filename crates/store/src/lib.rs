#![doc = include_str!("../README.md")]

mod admin;
mod analyses;
mod cluster;
pub mod crash;
mod daily;
mod error;
mod forget;
mod history;
mod logins;
pub mod meters;
mod migration;
mod name;
mod open;
mod people;
mod personal_data;
mod postgres;
mod ratings;
mod rows;
mod schema;
mod sql;
mod sqlite;
mod tables;
mod value;

pub use mandala_table::{FinishedGame, ListedTable, StoredEntry, WakeTime};

pub use admin::{Admin, ExpiryReason, FoundPerson, FoundTable, MissingEntry};
pub use analyses::{Analyses, AnalysisRequest, StoredAnalysis, WaitingAnalysis};
pub use cluster::Cluster;
pub use daily::{Daily, DailyKey, DailyPlay, DailySecret};
pub use error::{OpenError, StoreError};
pub use history::{GameFilter, History, Opponent, StoredGame};
pub use logins::{Authentication, Login, Logins, Token};
pub use migration::{MigrationError, Progress, Step, TableSum, compare_stores, copy_store};
pub use name::{NEUTRAL_NAME, Name, NameRefused, fold, visible_text};
pub use open::{open, open_unfinished};
pub use people::{Account, NewGuest, NewLogin, People, Person, Secrets};
pub use personal_data::{OwnGame, PersonalData};
pub use postgres::Postgres;
pub use ratings::{Leader, RatedGame, RatedSeat, Rating, Ratings};
pub use rows::{Row, Rows};
pub use schema::{SCHEMA, TableSchema};
pub use sql::SqlStore;
pub use sqlite::{BackupError, Sqlite};
pub use tables::{Append, AppendError, ChallengeLimit, PairingFilter, SeatLimit, TableFilter, TableStore};

/// Everything that is stored.
pub trait Store:
    TableStore + People + Logins + PersonalData + History + Ratings + Analyses + Daily + Cluster + Admin + Rows
{
}

impl<S> Store for S where
    S: TableStore
        + People
        + Logins
        + PersonalData
        + History
        + Ratings
        + Analyses
        + Daily
        + Cluster
        + Admin
        + Rows
{
}
