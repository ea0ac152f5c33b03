//! The tables whose computers' moves wait at this node until workers are about to take them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mandala_table::Id;

/// How many jobs of each table wait: one that was cancelled may wait a moment longer than the one after it. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct WaitingJobs(Arc<Mutex<BTreeMap<Id, u32>>>);

impl WaitingJobs {
    /// Notes that a job of a table waits, until what this gives is dropped.
    pub(super) fn note(&self, table: Id) -> WaitingJob {
        *self.lock().entry(table).or_default() += 1;
        WaitingJob { jobs: self.clone(), table }
    }

    /// The tables that have one.
    pub(crate) fn tables(&self) -> Vec<Id> {
        self.lock().keys().copied().collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Id, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A job that waits.
#[derive(Debug)]
pub(super) struct WaitingJob {
    jobs: WaitingJobs,
    table: Id,
}

impl Drop for WaitingJob {
    fn drop(&mut self) {
        let mut jobs = self.jobs.lock();
        if let Some(count) = jobs.get_mut(&self.table) {
            *count -= 1;
            if *count == 0 {
                jobs.remove(&self.table);
            }
        }
    }
}
