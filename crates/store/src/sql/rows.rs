//! Whole rows.

use async_trait::async_trait;
use mandala_table::Timestamp;

use super::database::{Sql, SqlRow, Transaction};
use super::{SqlStore, Value, values};
use crate::StoreError;
use crate::rows::{Row, Rows};
use crate::schema::{ColumnKind, SCHEMA, TableSchema};

#[async_trait]
impl<D: Sql> Rows for SqlStore<D> {
    async fn count_rows(&self, table: &TableSchema) -> Result<u64, StoreError> {
        let rows = self.ask_one(&format!("SELECT count(*) AS number FROM {}", table.name), values![]).await?;
        rows.map_or(Ok(0), |row| row.count("number"))
    }

    async fn rows(
        &self,
        table: &TableSchema,
        after: Option<&Row>,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let mut values = after.map_or_else(Vec::new, |row| row.0.iter().take(table.key).cloned().collect());
        let position = if values.is_empty() {
            String::new()
        } else {
            format!("WHERE ({}) > ({})", key(table, ""), parameters(1..=table.key))
        };
        values.push(Value::from(limit));
        let statement = format!(
            "SELECT {} FROM {} {position} ORDER BY {} LIMIT ${}",
            columns(table),
            table.name,
            key(table, ""),
            values.len()
        );
        self.database.fetch_all(&statement, values).await?.iter().map(|row| read(table, row)).collect()
    }

    async fn last_row(&self, table: &TableSchema) -> Result<Option<Row>, StoreError> {
        let statement =
            format!("SELECT {} FROM {} ORDER BY {} LIMIT 1", columns(table), table.name, key(table, " DESC"));
        self.ask_one(&statement, values![]).await?.map(|row| read(table, &row)).transpose()
    }

    async fn insert(&self, table: &TableSchema, rows: Vec<Row>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let width = table.columns.len();
        let places: Vec<_> = (0..rows.len())
            .map(|row| {
                let places = table.columns.iter().zip(row * width + 1..).map(|((_, kind), number)| {
                    let parameter = format!("${number}");
                    if *kind == ColumnKind::Json { D::json(&parameter) } else { parameter }
                });
                format!("({})", places.collect::<Vec<_>>().join(","))
            })
            .collect();
        let statement = format!(
            "INSERT INTO {} ({}) {} VALUES {}",
            table.name,
            table.columns().collect::<Vec<_>>().join(","),
            if table.numbered { D::NUMBERED_BY_US } else { "" },
            places.join(",")
        );
        self.database.execute(&statement, rows.into_iter().flat_map(|row| row.0).collect()).await.map(|_| ())
    }

    async fn migrating_since(&self) -> Result<Option<Timestamp>, StoreError> {
        self.ask_one("SELECT since FROM moving", values![]).await?.map(|row| row.time("since")).transpose()
    }

    async fn begin_migration(&self, at: Timestamp) -> Result<(), StoreError> {
        self.database.execute("INSERT INTO moving (one, since) VALUES (1, $1)", values![at]).await.map(|_| ())
    }

    async fn end_migration(&self) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        for table in SCHEMA.iter().filter(|table| table.numbered) {
            if let Some(statement) = D::number_after(table.name, table.columns[0].0) {
                transaction.fetch_all(&statement, values![]).await?;
            }
        }
        transaction.execute("DELETE FROM moving", values![]).await?;
        transaction.commit().await
    }
}

fn read(table: &TableSchema, row: &impl SqlRow) -> Result<Row, StoreError> {
    let cell = |(name, kind): &(&'static str, ColumnKind)| {
        Ok(match kind {
            ColumnKind::Text | ColumnKind::Json => Value::from(row.text_if_any(name)?),
            ColumnKind::Number => Value::from(row.number_if_any(name)?),
            ColumnKind::Flag => Value::from(row.flag(name)?),
            ColumnKind::Real => Value::from(row.real_if_any(name)?),
        })
    };
    table.columns.iter().map(cell).collect::<Result<_, _>>().map(Row)
}

/// What to ask for.
fn columns(table: &TableSchema) -> String {
    let column = |(name, kind): &(&'static str, ColumnKind)| match kind {
        ColumnKind::Json => format!("CAST({name} AS TEXT) AS {name}"),
        ColumnKind::Text | ColumnKind::Number | ColumnKind::Flag | ColumnKind::Real => (*name).to_owned(),
    };
    table.columns.iter().map(column).collect::<Vec<_>>().join(",")
}

fn key(table: &TableSchema, order: &str) -> String {
    table.columns().take(table.key).map(|name| format!("{name}{order}")).collect::<Vec<_>>().join(",")
}

fn parameters(numbers: impl Iterator<Item = usize>) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(",")
}
