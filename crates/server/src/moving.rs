//! Moving house: everything that one store keeps, in another.
//!
//! Rows go over in the order of their keys, some hundred to a commit, so whoever was interrupted goes on after the last row
//! that has arrived. At the end both stores are read whole and compared, row by row in one sum for each table.

use std::fmt;
use std::time::Duration;

use mandala_table::Timestamp;
use sha2::{Digest, Sha256};

use crate::crash;
use crate::store::{SHELVES, Shelf, Store, StoreError};

/// As many rows as go over at a time.
const BATCH: u32 = 500;
/// A server that has given no sign for so long is gone.
const GONE: Duration = Duration::from_secs(10);

/// How far a move has come.
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// What is being done.
    pub step: Step,
    /// With which table of the database.
    pub shelf: &'static str,
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
pub struct Sum {
    /// Its name.
    pub shelf: &'static str,
    /// How many rows.
    pub rows: u64,
    /// The SHA-256 of all of them.
    pub checksum: [u8; 32],
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows, SHA-256 ", self.rows)?;
        self.checksum.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Why a move did not come to its end. Nothing is lost: the store one moves from is only read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum MoveError {
    /// The store to move from has failed.
    #[error("the store to move from: {0}")]
    From(StoreError),
    /// The store to move to has failed.
    #[error("the store to move to: {0}")]
    To(StoreError),
    /// Somebody serves from one of the stores.
    #[error("a server is using the store to move {}; stop it first", if *from { "from" } else { "to" })]
    InUse {
        /// The store to move from.
        from: bool,
    },
    /// The store to move from is itself unfinished.
    #[error("the store to move from is not whole: a move into it has not been finished")]
    Unfinished,
    /// There is something else in the store to move to.
    #[error("the store to move to has something in it already (`{shelf}`); one moves into an empty one")]
    NotEmpty {
        /// Where.
        shelf: &'static str,
    },
    /// The stores do not hold the same.
    #[error("`{}` differs: {from} in the store to move from, {to} in the other", from.shelf)]
    Differs {
        /// What there is where one moves from.
        from: Sum,
        /// What there is where one moves to.
        to: Sum,
    },
}

impl MoveError {
    /// Whether it is about the store to move from, and not about the other.
    pub fn is_about_old(&self) -> bool {
        matches!(self, Self::From(_) | Self::InUse { from: true } | Self::Unfinished)
    }
}

/// Brings everything from one store into another, which is empty or the half-filled one of a move that was interrupted, and
/// compares. Nobody can serve from it before that is done.
pub async fn move_house(
    from: &dyn Store,
    to: &dyn Store,
    now: Timestamp,
    show: &mut (dyn FnMut(Moved) + Send),
) -> Result<Vec<Sum>, MoveError> {
    for (store, here) in [(from, true), (to, false)] {
        let failed = if here { MoveError::From } else { MoveError::To };
        if !store.nodes_since(now.minus(GONE)).await.map_err(failed)?.is_empty() {
            return Err(MoveError::InUse { from: here });
        }
    }
    if from.moving_since().await.map_err(MoveError::From)?.is_some() {
        return Err(MoveError::Unfinished);
    }
    let alive = from.last_alive().await.map_err(MoveError::From)?;
    if to.moving_since().await.map_err(MoveError::To)?.is_none() {
        for shelf in &SHELVES {
            if to.last(shelf).await.map_err(MoveError::To)?.is_some() {
                return Err(MoveError::NotEmpty { shelf: shelf.name });
            }
        }
        to.begin_to_move(now).await.map_err(MoveError::To)?;
    }
    let mut moved = Moved { step: Step::Copying, shelf: "", done: 0, total: 2 * rows(from).await? };
    for shelf in &SHELVES {
        moved.shelf = shelf.name;
        copy(from, to, shelf, &mut moved, show).await?;
    }
    let sums = compare(from, to, moved, show).await?;
    // Whatever somebody has played on meanwhile may have come too late to be seen.
    if from.last_alive().await.map_err(MoveError::From)? != alive {
        return Err(MoveError::InUse { from: true });
    }
    to.end_to_move().await.map_err(MoveError::To)?;
    Ok(sums)
}

/// Reads both stores, and gives what both hold.
pub async fn compare_houses(
    from: &dyn Store,
    to: &dyn Store,
    show: &mut (dyn FnMut(Moved) + Send),
) -> Result<Vec<Sum>, MoveError> {
    let moved = Moved { step: Step::Comparing, shelf: "", done: 0, total: rows(from).await? };
    compare(from, to, moved, show).await
}

async fn rows(store: &dyn Store) -> Result<u64, MoveError> {
    let mut rows = 0;
    for shelf in &SHELVES {
        rows += store.how_many(shelf).await.map_err(MoveError::From)?;
    }
    Ok(rows)
}

async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    shelf: &Shelf,
    moved: &mut Moved,
    show: &mut (dyn FnMut(Moved) + Send),
) -> Result<(), MoveError> {
    moved.done += to.how_many(shelf).await.map_err(MoveError::To)?;
    let mut last = to.last(shelf).await.map_err(MoveError::To)?;
    loop {
        show(*moved);
        let rows = from.rows(shelf, last.as_ref(), BATCH).await.map_err(MoveError::From)?;
        let Some(next) = rows.last() else { return Ok(()) };
        last = Some(next.clone());
        moved.done += rows.len() as u64;
        to.put(shelf, rows).await.map_err(MoveError::To)?;
        crash::point("moved-some");
    }
}

async fn compare(
    from: &dyn Store,
    to: &dyn Store,
    mut moved: Moved,
    show: &mut (dyn FnMut(Moved) + Send),
) -> Result<Vec<Sum>, MoveError> {
    moved.step = Step::Comparing;
    let mut sums = Vec::new();
    for shelf in &SHELVES {
        moved.shelf = shelf.name;
        let here = async {
            let counted = |rows| {
                moved.done += rows;
                show(moved);
            };
            sum(from, shelf, counted).await.map_err(MoveError::From)
        };
        let there = async { sum(to, shelf, |_| ()).await.map_err(MoveError::To) };
        let (here, there) = tokio::try_join!(here, there)?;
        if here != there {
            return Err(MoveError::Differs { from: here, to: there });
        }
        sums.push(here);
    }
    Ok(sums)
}

async fn sum(store: &dyn Store, shelf: &Shelf, mut counted: impl FnMut(u64)) -> Result<Sum, StoreError> {
    let (mut hash, mut rows, mut last) = (Sha256::new(), 0, None);
    let mut bytes = Vec::new();
    loop {
        let mut some = store.rows(shelf, last.as_ref(), BATCH).await?;
        rows += some.len() as u64;
        counted(some.len() as u64);
        for row in &some {
            bytes.clear();
            row.write(&mut bytes);
            hash.update(&bytes);
        }
        last = some.pop();
        if last.is_none() {
            return Ok(Sum { shelf: shelf.name, rows, checksum: hash.finalize().into() });
        }
    }
}
