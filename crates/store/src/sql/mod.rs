//! The store as statements, written once for every database.

mod admin;
mod analyses;
mod append;
mod challenge_limits;
mod cluster;
mod daily;
mod database;
mod find;
mod gaps;
mod history;
mod logins;
mod migrations;
mod names;
mod people;
mod personal_data;
mod ratings;
mod rename;
mod rewrite;
mod rows;
mod seat_limits;
mod tables;
mod writer;

pub(super) use database::{Sql, Transaction};
pub(super) use gaps::{FIRST_MISSING, with_gaps};
pub(super) use migrations::{POSTGRES, SQLITE};
#[cfg(test)]
pub(super) use tables::newest;

use mandala_games::Registry;
use mandala_table::Id;

use super::StoreError;
use crate::value::{Value, values};
use database::SqlRow;
use writer::Writer;

/// A store in a database.
#[derive(Clone, Debug)]
pub struct SqlStore<D> {
    pub(super) database: D,
    writer: Writer,
    games: Registry,
}

impl<D: Sql> SqlStore<D> {
    /// A store in a database whose tables are up to date.
    pub(super) fn new(database: D) -> Self {
        Self { writer: Writer::start(database.clone()), database, games: Registry::standard() }
    }

    /// The same store for tables of other games.
    #[must_use]
    pub fn with_games(mut self, games: Registry) -> Self {
        self.games = games;
        self
    }

    /// The one row there is, or none.
    async fn ask_one(&self, statement: &str, values: Vec<Value>) -> Result<Option<D::Row>, StoreError> {
        Ok(self.database.fetch_all(statement, values).await?.into_iter().next())
    }
}

/// JSON for a statement.
fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::unreadable("a value for a statement"))
}

/// The column `id` of every row.
fn ids(rows: &[impl SqlRow]) -> Result<Vec<Id>, StoreError> {
    rows.iter().map(|row| row.id("id")).collect()
}
