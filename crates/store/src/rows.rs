//! Everything that is stored, as rows: for a migration to another store.

use async_trait::async_trait;

use mandala_table::Timestamp;

use super::StoreError;
use super::schema::TableSchema;
use super::value::Value;

/// Gives and takes whole rows.
#[async_trait]
pub trait Rows: Send + Sync + 'static {
    /// How many rows there are.
    async fn count_rows(&self, table: &TableSchema) -> Result<u64, StoreError>;

    /// The first rows after this one, in the order of their keys.
    async fn rows(
        &self,
        table: &TableSchema,
        after: Option<&Row>,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError>;

    /// The last row in the order of keys.
    async fn last_row(&self, table: &TableSchema) -> Result<Option<Row>, StoreError>;

    /// Adds rows: all of them or none.
    async fn insert(&self, table: &TableSchema, rows: Vec<Row>) -> Result<(), StoreError>;

    /// Since when everything is being copied here, if it is not all here yet.
    async fn migrating_since(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Notes that everything is being copied here.
    async fn begin_migration(&self, at: Timestamp) -> Result<(), StoreError>;

    /// Everything is here. What is added from now on is numbered after what was copied.
    async fn end_migration(&self) -> Result<(), StoreError>;
}

/// A row: its values, in the order of the table's columns.
#[derive(Clone, PartialEq, Debug)]
pub struct Row(pub(super) Vec<Value>);

impl Row {
    /// The row in bytes, the same from every database and different for different rows.
    pub(crate) fn write(&self, into: &mut Vec<u8>) {
        for value in &self.0 {
            match value {
                Value::Text(Some(text)) => {
                    into.push(b't');
                    into.extend((text.len() as u64).to_le_bytes());
                    into.extend(text.as_bytes());
                }
                Value::Number(Some(number)) => {
                    into.push(b'n');
                    into.extend(number.to_le_bytes());
                }
                Value::Flag(Some(flag)) => into.extend([b'f', u8::from(*flag)]),
                Value::Real(Some(real)) => {
                    into.push(b'r');
                    into.extend(real.to_bits().to_le_bytes());
                }
                Value::Text(None) | Value::Number(None) | Value::Flag(None) | Value::Real(None) => {
                    into.push(b'-');
                }
            }
        }
    }
}
