//! Migration between databases: everything that is in one store, copied to another.
//!
//! Rows go over in the order of their keys, some hundred to a commit, so a copy that was interrupted goes on after the
//! last row that has arrived. At the end both stores are read whole and compared, row by row in one sum for each table.

use std::fmt;
use std::time::Duration;

use mandala_table::Timestamp;
use sha2::{Digest, Sha256};

use crate::crash;
use crate::{SCHEMA, Store, StoreError, TableSchema};

/// As many rows as go over at a time.
const BATCH: u32 = 500;
/// A server that has given no sign for so long is gone.
const GONE: Duration = Duration::from_secs(10);

/// How far a migration has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// What is being done.
    pub step: Step,
    /// With which table of the database.
    pub table: &'static str,
    /// How many rows have been copied or compared.
    pub done: u64,
    /// How many there are to copy and to compare.
    pub total: u64,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Rows go over.
    Copying,
    /// Both stores are read.
    Comparing,
}

/// What a table of the database holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSum {
    /// Its name.
    pub table: &'static str,
    /// How many rows.
    pub rows: u64,
    /// The SHA-256 of all of them.
    pub checksum: [u8; 32],
}

impl fmt::Display for TableSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows, SHA-256 ", self.rows)?;
        self.checksum.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Why a migration did not come to its end. Nothing is lost: the old store is only read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum MigrationError {
    /// The store to move from has failed.
    #[error("the store to move from has failed")]
    From(#[source] StoreError),
    /// The store to move to has failed.
    #[error("the store to move to has failed")]
    To(#[source] StoreError),
    /// A server runs on one of the stores.
    #[error("a server is using the store to move {}; stop it first", if *from { "from" } else { "to" })]
    InUse {
        /// The store to move from.
        from: bool,
    },
    /// The store to move from is itself unfinished.
    #[error("the store to move from is not whole: a move into it has not been finished")]
    Unfinished,
    /// There is something else in the store to move to.
    #[error("the store to move to has something in it already (`{table}`); one moves into an empty one")]
    NotEmpty {
        /// The database table that has rows.
        table: &'static str,
    },
    /// The stores do not hold the same.
    #[error("`{}` differs: {from} in the store to move from, {to} in the other", from.table)]
    Differs {
        /// The sum of the rows in the source.
        from: TableSum,
        /// The sum of the rows in the target.
        to: TableSum,
    },
}

impl MigrationError {
    /// Whether it is about the store to move from, and not about the other.
    pub fn is_about_old(&self) -> bool {
        matches!(self, Self::From(_) | Self::InUse { from: true } | Self::Unfinished)
    }
}

/// Copies everything from one store into another, which is empty or the half-filled one of a migration that was interrupted, and
/// compares. No server can run on it before that is done.
pub async fn copy_store(
    from: &dyn Store,
    to: &dyn Store,
    now: Timestamp,
    show: &mut (dyn FnMut(Progress) + Send),
) -> Result<Vec<TableSum>, MigrationError> {
    for (store, here) in [(from, true), (to, false)] {
        let failed = if here { MigrationError::From } else { MigrationError::To };
        if !store.nodes_since(now.minus(GONE)).await.map_err(failed)?.is_empty() {
            return Err(MigrationError::InUse { from: here });
        }
    }
    if from.migrating_since().await.map_err(MigrationError::From)?.is_some() {
        return Err(MigrationError::Unfinished);
    }
    let alive = from.last_alive().await.map_err(MigrationError::From)?;
    if to.migrating_since().await.map_err(MigrationError::To)?.is_none() {
        for schema in &SCHEMA {
            if to.last_row(schema).await.map_err(MigrationError::To)?.is_some() {
                return Err(MigrationError::NotEmpty { table: schema.name });
            }
        }
        to.begin_migration(now).await.map_err(MigrationError::To)?;
    }
    let mut progress = Progress { step: Step::Copying, table: "", done: 0, total: 2 * rows(from).await? };
    for schema in &SCHEMA {
        progress.table = schema.name;
        copy(from, to, schema, &mut progress, show).await?;
    }
    let sums = compare(from, to, progress, show).await?;
    // What was played meanwhile may have come too late to be seen.
    if from.last_alive().await.map_err(MigrationError::From)? != alive {
        return Err(MigrationError::InUse { from: true });
    }
    to.end_migration().await.map_err(MigrationError::To)?;
    Ok(sums)
}

/// Reads both stores, and gives what both hold.
pub async fn compare_stores(
    from: &dyn Store,
    to: &dyn Store,
    show: &mut (dyn FnMut(Progress) + Send),
) -> Result<Vec<TableSum>, MigrationError> {
    let progress = Progress { step: Step::Comparing, table: "", done: 0, total: rows(from).await? };
    compare(from, to, progress, show).await
}

async fn rows(store: &dyn Store) -> Result<u64, MigrationError> {
    let mut rows = 0;
    for schema in &SCHEMA {
        rows += store.count_rows(schema).await.map_err(MigrationError::From)?;
    }
    Ok(rows)
}

async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    schema: &TableSchema,
    progress: &mut Progress,
    show: &mut (dyn FnMut(Progress) + Send),
) -> Result<(), MigrationError> {
    progress.done += to.count_rows(schema).await.map_err(MigrationError::To)?;
    let mut last = to.last_row(schema).await.map_err(MigrationError::To)?;
    loop {
        show(*progress);
        let rows = from.rows(schema, last.as_ref(), BATCH).await.map_err(MigrationError::From)?;
        let Some(next) = rows.last() else { return Ok(()) };
        last = Some(next.clone());
        progress.done += rows.len() as u64;
        to.insert(schema, rows).await.map_err(MigrationError::To)?;
        crash::point("moved-some");
    }
}

async fn compare(
    from: &dyn Store,
    to: &dyn Store,
    mut progress: Progress,
    show: &mut (dyn FnMut(Progress) + Send),
) -> Result<Vec<TableSum>, MigrationError> {
    progress.step = Step::Comparing;
    let mut sums = Vec::new();
    for schema in &SCHEMA {
        progress.table = schema.name;
        let here = async {
            let counted = |rows| {
                progress.done += rows;
                show(progress);
            };
            sum(from, schema, counted).await.map_err(MigrationError::From)
        };
        let there = async { sum(to, schema, |_| ()).await.map_err(MigrationError::To) };
        let (here, there) = tokio::try_join!(here, there)?;
        if here != there {
            return Err(MigrationError::Differs { from: here, to: there });
        }
        sums.push(here);
    }
    Ok(sums)
}

async fn sum(
    store: &dyn Store,
    schema: &TableSchema,
    mut counted: impl FnMut(u64),
) -> Result<TableSum, StoreError> {
    let (mut hash, mut rows, mut last) = (Sha256::new(), 0, None);
    let mut bytes = Vec::new();
    loop {
        let mut some = store.rows(schema, last.as_ref(), BATCH).await?;
        rows += some.len() as u64;
        counted(some.len() as u64);
        for row in &some {
            bytes.clear();
            row.write(&mut bytes);
            hash.update(&bytes);
        }
        last = some.pop();
        if last.is_none() {
            return Ok(TableSum { table: schema.name, rows, checksum: hash.finalize().into() });
        }
    }
}
