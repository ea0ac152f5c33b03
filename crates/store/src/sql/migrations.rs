//! How a database became what it is: the statements that bring its tables up to date, in order.

use std::error::Error;

use futures_util::future::BoxFuture;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};

/// Migrations that are part of the program: version, description, statements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migrations(&'static [(i64, &'static str, &'static str)]);

/// Those of SQLite.
pub(crate) const SQLITE: Migrations = Migrations(include!(concat!(env!("OUT_DIR"), "/sqlite.rs")));

/// Those of PostgreSQL.
pub(crate) const POSTGRES: Migrations = Migrations(include!(concat!(env!("OUT_DIR"), "/postgres.rs")));

impl Migrations {
    /// The version to which they bring a database.
    pub(crate) fn latest(self) -> i64 {
        self.0.last().map_or(0, |&(version, ..)| version)
    }

    /// What runs those that a database has not seen.
    pub(crate) async fn migrator(self) -> Result<Migrator, MigrateError> {
        Migrator::new(self).await
    }
}

impl MigrationSource<'static> for Migrations {
    fn resolve(self) -> BoxFuture<'static, Result<Vec<Migration>, Box<dyn Error + Send + Sync>>> {
        let each = |&(version, description, statements): &(i64, &'static str, &'static str)| {
            Migration::new(version, description.into(), MigrationType::Simple, statements.into(), false)
        };
        let migrations = self.0.iter().map(each).collect();
        Box::pin(async { Ok(migrations) })
    }
}
