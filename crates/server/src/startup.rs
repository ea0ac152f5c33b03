//! What a node does before it serves.

use crate::app::App;
use crate::bus::BusError;
use crate::store::{MissingEntry, StoreError};

/// Why a node does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An entry of a table at which people play is missing.
    #[error("{0}; restore a backup, or remove that table with `mandala admin remove-table`")]
    Missing(MissingEntry),
    /// The bus has failed.
    #[error(transparent)]
    Bus(#[from] BusError),
}

impl App {
    /// Starts the background tasks, joins the cluster, and wakes the tables at which a computer or a clock may have to act.
    pub async fn start(&self) -> Result<(), StartError> {
        if let Some(missing) = self.store.missing_entry().await? {
            return Err(StartError::Missing(missing));
        }
        crate::history::start(self).await?;
        // While other nodes are there, people can play, and those nodes see to what is overdue.
        if self.nodes().await?.is_empty() {
            self.note_outage().await?;
            self.wake_tables().await?;
        }
        self.keep_heartbeat().await;
        self.join_cluster().await?;
        Ok(())
    }

    /// Loads the tables at which a computer or a clock may have to act.
    async fn wake_tables(&self) -> Result<(), StoreError> {
        let tables: Vec<_> = self.store.waking().await?.into_iter().map(|id| self.table(id)).collect();
        // The first heartbeat overwrites the time of the last one, so every clock has to know of the outage before.
        for table in tables {
            let _ = table.outline().await;
            table.wake().await;
        }
        Ok(())
    }
}
