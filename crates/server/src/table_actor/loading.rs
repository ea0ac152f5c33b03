//! A table from the store. To read and play a long game takes a while, so it is done on a thread for that, and only a few tables
//! are loaded at a time, however many are asked for. Of one table it is done once: its actor does it, and all who ask wait for that.

use mandala_table::{FoldError, Id, StoredEntry, Table};
use tabletop::Viewer;
use tokio::task::{JoinError, spawn_blocking};

use super::TableServices;
use super::broadcast::Broadcast;
use super::spectator_delay::SpectatorDelay;
use crate::store::StoreError;
use mandala_games::Registry;

/// A table, and what its subscribers have missed.
pub(super) struct LoadedTable {
    pub(super) table: Table,
    pub(super) delay: Option<SpectatorDelay>,
    pub(super) broadcast: Broadcast,
}

/// Why a table could not be loaded.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Entries(#[from] FoldError),
    #[error("loading it failed: {0}")]
    Failed(#[from] JoinError),
}

impl LoadError {
    /// Whether it may be different the next time.
    pub(super) fn may_pass(&self) -> bool {
        matches!(self, Self::Store(_))
    }
}

impl LoadedTable {
    /// The table with this id, if there is one, and the messages about everything after the version that was `sent` to `viewers`.
    pub(super) async fn load(
        services: &TableServices,
        id: Id,
        sent: Option<u32>,
        viewers: Vec<Viewer>,
    ) -> Result<Option<Self>, LoadError> {
        let _permit = services.loading.acquire().await.expect("the semaphore is never closed");
        let entries = services.table_store.entries(id, 0).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let games = services.games.clone();
        let fold = move || Self::fold(&games, id, &entries, sent, &viewers);
        Ok(Some(spawn_blocking(fold).await??))
    }

    fn fold(
        games: &Registry,
        id: Id,
        entries: &[StoredEntry],
        sent: Option<u32>,
        viewers: &[Viewer],
    ) -> Result<Self, FoldError> {
        let fails = |version| move |reason| FoldError { table: id, version, reason };
        let (first, rest) = entries.split_first().expect("a table has a first entry");
        let mut table = Table::begin(games, id, first).map_err(fails(first.version))?;
        let mut delay = SpectatorDelay::new(games, &table, first).map_err(fails(first.version))?;
        let mut broadcast = Broadcast::default();
        for stored in rest {
            let applied = table.apply(stored).map_err(fails(stored.version))?;
            let is_missed = sent.is_some_and(|sent| stored.version > sent);
            broadcast.add(&table, stored, &applied, delay.as_mut(), if is_missed { viewers } else { &[] });
        }
        Ok(Self { table, delay, broadcast })
    }
}
