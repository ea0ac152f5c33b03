//! Coming to know a PostgreSQL server.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::{Pool, Postgres, StoreError, reach};
use crate::OpenError;
use crate::sql::POSTGRES;

/// As many connections as a node has.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection that was not used for so long may be gone.
const IDLE: Duration = Duration::from_secs(1);

/// The oldest version that will do, as the server counts.
const OLDEST: u32 = 14_00_00;

impl Postgres {
    /// Connects to a database and brings its tables up to date. Of several nodes that start at once, one does so.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|error| OpenError::Address { cause: Some(Arc::new(error)) })?;
        let options = options.application_name("mandala");
        let connection = reach::connect(&options, CONNECT_TIMEOUT).await?;
        new_enough(connection.server_version_num())?;
        connection.close().await.map_err(StoreError::from)?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT_TIMEOUT)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // A transaction that stops in the middle must not keep others waiting. An acknowledged action is
                    // durable, even if the server's own default is otherwise.
                    let settings = "SELECT set_config('idle_in_transaction_session_timeout', '5s', false),
                         CASE WHEN current_setting('synchronous_commit') = 'off'
                         THEN set_config('synchronous_commit', 'on', false) END";
                    sqlx::query(settings).execute(connection).await.map(|_| ())
                })
            })
            // A ping before every statement would double the round trips.
            .test_before_acquire(false)
            .before_acquire(|connection, idle| {
                Box::pin(async move {
                    if idle.idle_for > IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options)
            .await
            .map_err(StoreError::from)?;
        let mut migrations = POSTGRES.migrator().await.map_err(StoreError::from)?;
        // A node of the version before may start again while the next one is already there.
        migrations.set_ignore_missing(true);
        migrations.run(&pool).await.map_err(StoreError::from)?;
        Ok(Self::new(Pool(pool)))
    }
}

/// Whether a server of this version will do. One that does not say is older than all that do.
fn new_enough(version: Option<u32>) -> Result<(), OpenError> {
    match version {
        Some(OLDEST..) => Ok(()),
        Some(old) => Err(OpenError::TooOld { found: format!("{}.{}", old / 10_000, old % 10_000) }),
        None => Err(OpenError::TooOld { found: "older".to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_server_is_refused_in_words() {
        assert!(new_enough(Some(15_00_10)).is_ok() && new_enough(Some(14_00_00)).is_ok());
        let old = new_enough(Some(13_00_14)).unwrap_err().to_string();
        assert_eq!(old, "PostgreSQL 14 or later is needed; this is 13.14");
        assert!(new_enough(None).is_err());
    }

    /// What an acknowledgement rests on when the power fails, and who is kept waiting when a node stops.
    #[tokio::test]
    async fn every_commit_reaches_the_disk_whatever_the_server_does_otherwise() {
        let server = test_services::Postgres::start().unwrap();
        server.create("mandala").unwrap();
        let pool = sqlx::PgPool::connect(&server.url("mandala")).await.unwrap();
        sqlx::query("ALTER DATABASE mandala SET synchronous_commit = off").execute(&pool).await.unwrap();
        let store = Postgres::open(&server.url("mandala")).await.unwrap();
        let setting = async |name| {
            let setting = sqlx::query_scalar::<_, String>("SELECT current_setting($1)").bind(name);
            setting.fetch_one(&store.database.0).await.unwrap()
        };
        assert_eq!(setting("synchronous_commit").await, "on");
        assert_eq!(setting("idle_in_transaction_session_timeout").await, "5s");
    }
}
