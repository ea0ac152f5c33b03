//! Coming to know a PostgreSQL server.

use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::{Pool, Postgres, StoreError};
use crate::store::OpenError;

/// As many connections as a node has.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that nobody has used for so long may be gone.
const IDLE: Duration = Duration::from_secs(1);

/// The oldest version that will do, as the server counts.
const OLDEST: u32 = 14_00_00;

impl Postgres {
    /// Connects to a database and brings its tables up to date. Of several nodes that start at once, one does so.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        let options = PgConnectOptions::from_str(address).map_err(|_| OpenError::Address)?;
        let options = options.application_name("mandala").options([
            // Whoever stops in the middle of something must not keep others waiting.
            ("idle_in_transaction_session_timeout", "5s"),
            ("client_connection_check_interval", "5s"),
        ]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // An acknowledged action is durable, whatever the server does otherwise.
                    let durable = "SELECT set_config('synchronous_commit', 'on', false)
                         WHERE current_setting('synchronous_commit') = 'off'";
                    sqlx::query(durable).execute(connection).await.map(|_| ())
                })
            })
            // A question before every other would double the way there and back.
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
        let connection = pool.acquire().await.map_err(StoreError::from)?;
        // Servers that do not say are older than all that do.
        let version = connection.server_version_num().unwrap_or_default();
        drop(connection);
        if version < OLDEST {
            let found = format!("{}.{}", version / 10_000, version % 10_000);
            return Err(OpenError::TooOld { found });
        }
        let mut migrations = sqlx::migrate!("migrations/postgres");
        // A node of the version before may start again while the next one is already there.
        migrations.set_ignore_missing(true);
        migrations.run(&pool).await.map_err(|error| StoreError { detail: error.to_string() })?;
        Ok(Self::new(Pool(pool)))
    }
}
