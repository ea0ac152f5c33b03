//! What statements have to know of the database they are for.

use std::fmt;

use mandala_table::{Id, Timestamp};
use sqlx::{ColumnIndex, Decode, Type};

use crate::StoreError;
use crate::value::Value;

/// A database. Statements are the same for all; where there are no common words, it knows its own.
pub trait Sql: Clone + fmt::Debug + Send + Sync + 'static {
    /// What it answers.
    type Row: SqlRow + 'static;
    /// Statements that happen together or not at all.
    type Transaction: Transaction<Row = Self::Row>;

    /// As many appends as go into one commit.
    const BATCH: usize;
    /// As many commits as may be on their way at once.
    const COMMITS: usize;
    /// The end of a query whose rows no other may change until the transaction ends.
    const FOR_UPDATE: &'static str;
    /// The same, without the rows that another holds: who waits for none can be in no deadlock.
    const FOR_UPDATE_IF_FREE: &'static str;
    /// What an insertion says that has numbers which the database would give.
    const NUMBERED_BY_US: &'static str;

    /// The elements of a JSON list, as rows with a column `value`.
    fn each(list: &str) -> String;

    /// A JSON list of what many rows have, as a text.
    fn list(of: &str) -> String;

    /// A JSON object of what many rows have, as a text.
    fn object(key: &str, value: &str) -> String;

    /// One statement that does what two do, where there is such a thing.
    fn both(first: &str, second: &str) -> Option<String>;

    /// A text as JSON.
    fn json(text: &str) -> String;

    /// Lets the database go on with its numbers after those that are there, where it does not by itself.
    fn number_after(table: &str, column: &str) -> Option<String>;

    /// Reads rows, and changes nothing.
    fn fetch_all(
        &self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<Vec<Self::Row>, StoreError>> + Send;

    /// Changes something; says how many rows.
    fn execute(
        &self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Changes something; `false`, and nothing done, if something is there already or may not be.
    fn try_execute(
        &self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Begins a transaction.
    fn begin(&self) -> impl Future<Output = Result<Self::Transaction, StoreError>> + Send;

    /// Lets go of the database.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Statements that happen together or not at all: nothing has happened until it is committed.
pub trait Transaction: Send {
    /// What the database answers.
    type Row: SqlRow;

    /// Reads rows.
    fn fetch_all(
        &mut self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<Vec<Self::Row>, StoreError>> + Send;

    /// Changes something; says how many rows.
    fn execute(
        &mut self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Changes something; `false` if something is there already or may not be. Then the transaction is lost.
    fn try_execute(
        &mut self,
        statement: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Takes the lock with this name and holds it until the transaction ends: for what is first counted and then added to, which
    /// no constraint can hold.
    fn lock_exclusively(&mut self, on: &str) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Makes it so.
    fn commit(self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A row, read by the names of its columns.
pub trait SqlRow: Send + Sync {
    /// A text.
    fn text(&self, column: &str) -> Result<&str, StoreError>;
    /// A text, if there is one.
    fn text_if_any(&self, column: &str) -> Result<Option<&str>, StoreError>;
    /// A whole number, if there is one.
    fn number_if_any(&self, column: &str) -> Result<Option<i64>, StoreError>;
    /// A whole number.
    fn number(&self, column: &str) -> Result<i64, StoreError>;
    /// Yes or no.
    fn flag(&self, column: &str) -> Result<bool, StoreError>;
    /// A number with a fraction, if there is one.
    fn real_if_any(&self, column: &str) -> Result<Option<f64>, StoreError>;

    /// A number with a fraction.
    fn real(&self, column: &str) -> Result<f64, StoreError> {
        self.real_if_any(column)?.ok_or_else(|| StoreError::Inconsistent(format!("there is no {column}")))
    }

    /// A small number that we wrote.
    fn count<N: TryFrom<i64>>(&self, column: &str) -> Result<N, StoreError> {
        let number = self.number(column)?;
        let wrong = |_| StoreError::Inconsistent(format!("{number} is too much for {column}"));
        N::try_from(number).map_err(wrong)
    }

    /// A time that we wrote.
    fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        self.number(column).map(Timestamp::from_signed)
    }

    /// An id that we wrote.
    fn id(&self, column: &str) -> Result<Id, StoreError> {
        let text = self.text(column)?;
        text.parse().map_err(StoreError::unreadable(format!("{column} `{text}`")))
    }

    /// JSON that we wrote.
    fn json<T: serde::de::DeserializeOwned>(&self, column: &str) -> Result<T, StoreError> {
        serde_json::from_str(self.text(column)?).map_err(StoreError::unreadable(column))
    }
}

impl<R> SqlRow for R
where
    R: sqlx::Row + Send + Sync,
    for<'c> &'c str: ColumnIndex<R> + Decode<'c, R::Database> + Type<R::Database>,
    for<'c> i64: Decode<'c, R::Database> + Type<R::Database>,
    for<'c> bool: Decode<'c, R::Database> + Type<R::Database>,
    for<'c> f64: Decode<'c, R::Database> + Type<R::Database>,
{
    fn text(&self, column: &str) -> Result<&str, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn text_if_any(&self, column: &str) -> Result<Option<&str>, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn number_if_any(&self, column: &str) -> Result<Option<i64>, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn number(&self, column: &str) -> Result<i64, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.try_get(column)?)
    }

    fn real_if_any(&self, column: &str) -> Result<Option<f64>, StoreError> {
        Ok(self.try_get(column)?)
    }
}
