//! Everything that is kept, as rows: for whoever takes it to another store.

mod shelves;

use async_trait::async_trait;

use mandala_table::Timestamp;

use super::StoreError;
use super::sql::Value;

pub(super) use shelves::Kind;
pub use shelves::{SHELVES, Shelf};

/// Gives and takes whole rows.
#[async_trait]
pub trait Moving: Send + Sync + 'static {
    /// How many rows there are.
    async fn how_many(&self, of: &Shelf) -> Result<u64, StoreError>;

    /// The first rows after this one, in the order of their keys.
    async fn rows(&self, of: &Shelf, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError>;

    /// The last row in the order of keys.
    async fn last(&self, of: &Shelf) -> Result<Option<Row>, StoreError>;

    /// Adds rows: all of them or none.
    async fn put(&self, of: &Shelf, rows: Vec<Row>) -> Result<(), StoreError>;

    /// Since when everything is being brought here, if it is not all here yet.
    async fn moving_since(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Notes that everything is being brought here.
    async fn begin_to_move(&self, at: Timestamp) -> Result<(), StoreError>;

    /// Everything is here. What is added from now on is numbered after what was brought.
    async fn end_to_move(&self) -> Result<(), StoreError>;
}

/// A row: its values, in the order of the shelf's columns.
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
