//! Analyses: those asked for, and those that are made.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};

use super::StoreError;

/// Stores analyses.
#[async_trait]
pub trait Analyses: Send + Sync + 'static {
    /// Puts an analysis into the queue, unless it is there already or made, or the queue is full: then `false`. One that
    /// failed is tried again.
    async fn ask_analysis(&self, asked: AnalysisRequest) -> Result<bool, StoreError>;

    /// An analysis.
    async fn analysis(&self, key: &str) -> Result<Option<StoredAnalysis>, StoreError>;

    /// Those that wait, in the order of their turns: each person's first of the last hour comes before any person's second,
    /// short records before long ones, and then what has waited longest.
    async fn waiting_analyses(&self) -> Result<Vec<WaitingAnalysis>, StoreError>;

    /// The record that waits to be analysed; nothing if it does not, or not any more.
    async fn record_to_analyse(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Stores an analysis that is made; nothing for one that failed.
    async fn save_analysis(&self, key: &str, result: Option<String>) -> Result<(), StoreError>;

    /// Forgets the analyses of uploaded records that were asked for before this time and are no longer in the queue; says how
    /// many.
    async fn forget_analyses(&self, before: Timestamp) -> Result<u64, StoreError>;
}

/// An analysis to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// The game's id, or a hash of an uploaded record.
    pub key: String,
    /// Who asks.
    pub person: Id,
    /// When it was asked for.
    pub at: Timestamp,
    /// The record, if it was uploaded.
    pub record: Option<String>,
    /// How many one person may have in the queue.
    pub most_each: u32,
    /// How many may be in the queue.
    pub most: u32,
}

/// The state of an analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredAnalysis {
    /// It is still to be made.
    Queued,
    /// It is made.
    Done(String),
    /// It could not be made.
    Failed,
}

/// An analysis that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingAnalysis {
    /// Its key.
    pub key: String,
    /// Who asked for it; nothing if they were deleted since.
    pub person: Option<Id>,
}
