//! Whole rows.

use async_trait::async_trait;
use mandala_table::Timestamp;

use super::database::{Cells, Sql, Work};
use super::{Stored, Value, values};
use crate::store::StoreError;
use crate::store::moving::{Kind, Moving, Row, SHELVES, Shelf};

#[async_trait]
impl<D: Sql> Moving for Stored<D> {
    async fn how_many(&self, of: &Shelf) -> Result<u64, StoreError> {
        let rows = self.ask_one(&format!("SELECT count(*) AS number FROM {}", of.name), values![]).await?;
        rows.map_or(Ok(0), |row| row.count("number"))
    }

    async fn rows(&self, of: &Shelf, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError> {
        let mut values = after.map_or_else(Vec::new, |row| row.0.iter().take(of.key).cloned().collect());
        let position = if values.is_empty() {
            String::new()
        } else {
            format!("WHERE ({}) > ({})", key(of, ""), parameters(1..=of.key))
        };
        values.push(Value::from(limit));
        let statement = format!(
            "SELECT {} FROM {} {position} ORDER BY {} LIMIT ${}",
            columns(of),
            of.name,
            key(of, ""),
            values.len()
        );
        self.database.ask(&statement, values).await?.iter().map(|row| read(of, row)).collect()
    }

    async fn last(&self, of: &Shelf) -> Result<Option<Row>, StoreError> {
        let statement =
            format!("SELECT {} FROM {} ORDER BY {} LIMIT 1", columns(of), of.name, key(of, " DESC"));
        self.ask_one(&statement, values![]).await?.map(|row| read(of, &row)).transpose()
    }

    async fn put(&self, of: &Shelf, rows: Vec<Row>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let width = of.columns.len();
        let places: Vec<_> = (0..rows.len())
            .map(|row| {
                let places = of.columns.iter().zip(row * width + 1..).map(|((_, kind), number)| {
                    let parameter = format!("${number}");
                    if *kind == Kind::Json { D::json(&parameter) } else { parameter }
                });
                format!("({})", places.collect::<Vec<_>>().join(","))
            })
            .collect();
        let statement = format!(
            "INSERT INTO {} ({}) {} VALUES {}",
            of.name,
            of.columns().collect::<Vec<_>>().join(","),
            if of.numbered { D::NUMBERED_BY_US } else { "" },
            places.join(",")
        );
        self.database.run(&statement, rows.into_iter().flat_map(|row| row.0).collect()).await.map(|_| ())
    }

    async fn moving_since(&self) -> Result<Option<Timestamp>, StoreError> {
        self.ask_one("SELECT since FROM moving", values![]).await?.map(|row| row.time("since")).transpose()
    }

    async fn begin_to_move(&self, at: Timestamp) -> Result<(), StoreError> {
        self.database.run("INSERT INTO moving (one, since) VALUES (1, $1)", values![at]).await.map(|_| ())
    }

    async fn end_to_move(&self) -> Result<(), StoreError> {
        let mut work = self.database.begin().await?;
        for shelf in SHELVES.iter().filter(|shelf| shelf.numbered) {
            if let Some(statement) = D::number_after(shelf.name, shelf.columns[0].0) {
                work.ask(&statement, values![]).await?;
            }
        }
        work.run("DELETE FROM moving", values![]).await?;
        work.commit().await
    }
}

fn read(shelf: &Shelf, row: &impl Cells) -> Result<Row, StoreError> {
    let cell = |(name, kind): &(&'static str, Kind)| {
        Ok(match kind {
            Kind::Text | Kind::Json => Value::from(row.text_if_any(name)?),
            Kind::Number => Value::from(row.number_if_any(name)?),
            Kind::Flag => Value::from(row.flag(name)?),
            Kind::Real => Value::from(row.real_if_any(name)?),
        })
    };
    shelf.columns.iter().map(cell).collect::<Result<_, _>>().map(Row)
}

/// What to ask for.
fn columns(shelf: &Shelf) -> String {
    let column = |(name, kind): &(&'static str, Kind)| match kind {
        Kind::Json => format!("CAST({name} AS TEXT) AS {name}"),
        Kind::Text | Kind::Number | Kind::Flag | Kind::Real => (*name).to_owned(),
    };
    shelf.columns.iter().map(column).collect::<Vec<_>>().join(",")
}

fn key(shelf: &Shelf, order: &str) -> String {
    shelf.columns().take(shelf.key).map(|name| format!("{name}{order}")).collect::<Vec<_>>().join(",")
}

fn parameters(numbers: impl Iterator<Item = usize>) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(",")
}
