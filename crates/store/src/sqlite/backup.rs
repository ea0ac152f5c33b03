//! Copies of a store: made while it is in use, and checked.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::Sqlite;
use crate::admin::MissingEntry;
use crate::sql::{FIRST_MISSING, SQLITE, with_gaps};

/// Why a file cannot be copied or is no good copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// SQLite has failed.
    #[error("the database has failed")]
    Database(#[from] sqlx::Error),
    /// SQLite takes only names in Unicode.
    #[error("the name of the copy is not Unicode")]
    Name,
    /// The file is damaged.
    #[error("the file is damaged: {verdict}")]
    Damaged {
        /// What SQLite says.
        verdict: String,
    },
    /// The file is whole, but an entry of a table is not in it.
    #[error(transparent)]
    Missing(#[from] MissingEntry),
    /// The file holds something else.
    #[error("the file is not a store of this server")]
    Foreign,
    /// A later version of the server has written it.
    #[error("the file was written by a later version")]
    Later,
}

impl Sqlite {
    /// Copies the store in `file` to `copy`, which must not exist: everything that was committed when it began, and nothing
    /// of what comes later. Others that use the store are not stopped.
    pub async fn copy(file: &Path, copy: &Path) -> Result<(), BackupError> {
        let mut connection = connect(file).await?;
        let Some(copy) = copy.to_str() else {
            return Err(BackupError::Name);
        };
        sqlx::query("VACUUM INTO $1").bind(copy).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }

    /// Reads the whole file and says what is wrong with it, if anything: it is damaged, or not ours, or of a later version.
    pub async fn verify(file: &Path) -> Result<(), BackupError> {
        let mut connection = connect(file).await?;
        let verdict: String =
            sqlx::query("PRAGMA integrity_check(1)").fetch_one(&mut connection).await?.try_get(0)?;
        if verdict != "ok" {
            return Err(BackupError::Damaged { verdict });
        }
        let ours =
            "SELECT count(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'entries', 'games')";
        let ours: i64 = sqlx::query(ours).fetch_one(&mut connection).await?.try_get(0)?;
        if ours != 3 {
            return Err(BackupError::Foreign);
        }
        let latest: i64 = sqlx::query("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut connection)
            .await?
            .try_get(0)?;
        let known = SQLITE.latest();
        if latest > known {
            return Err(BackupError::Later);
        }
        check_entries(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }
}

/// Refuses a store in which a table has a gap, whatever has become of its game.
async fn check_entries(connection: &mut SqliteConnection) -> Result<(), BackupError> {
    let Some(row) = sqlx::query(&with_gaps("")).fetch_optional(&mut *connection).await? else {
        return Ok(());
    };
    let id: String = row.try_get(0)?;
    let version: i64 = sqlx::query(FIRST_MISSING).bind(&id).fetch_one(connection).await?.try_get(0)?;
    let table = id.parse().map_err(|_| BackupError::Foreign)?;
    Err(MissingEntry { table, version: u32::try_from(version).unwrap_or(u32::MAX) }.into())
}

async fn connect(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(10));
    options.connect().await
}
