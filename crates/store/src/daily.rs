//! The deals of the days.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::{DailyPlayed, DailyResult, GameName};

use super::StoreError;

/// Stores the deals of the days, and who has played them.
#[async_trait]
pub trait Daily: Send + Sync + 'static {
    /// Stores the secret of a day, unless there is one; gives the one that holds.
    async fn save_daily(&self, key: DailyKey, secret: DailySecret) -> Result<DailySecret, StoreError>;

    /// The secret of a day.
    async fn daily(&self, key: DailyKey) -> Result<Option<DailySecret>, StoreError>;

    /// Says that a person begins the deal of a day at this table, unless they have begun it already; gives the table that
    /// holds. If another has begun it on the same device, it will be none of the results.
    async fn begin_daily(&self, key: DailyKey, play: DailyPlay) -> Result<Id, StoreError>;

    /// The table at which a person has begun it.
    async fn daily_table(&self, key: DailyKey, person: Id) -> Result<Option<Id>, StoreError>;

    /// Whether the result of a person is, or would be, among the results: not if another has begun it on the same device.
    async fn daily_counts(&self, key: DailyKey, person: Id, device: Option<Id>) -> Result<bool, StoreError>;

    /// The results of all who have finished it, the best first; of those on one device the first alone.
    async fn daily_results(&self, key: DailyKey) -> Result<Vec<DailyResult>, StoreError>;

    /// What a person has finished on its day, the latest first: at most so many.
    async fn played_daily(&self, person: Id, limit: u32) -> Result<Vec<DailyPlayed>, StoreError>;

    /// The day a table belongs to.
    async fn day_of(&self, table: Id) -> Result<Option<String>, StoreError>;
}

/// A deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyKey {
    /// The day, as `2026-11-15`.
    pub date: String,
    /// The game.
    pub game: GameName,
}

/// The secret of a day. It prints as nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailySecret {
    /// The secret.
    pub secret: mandala_table::Secret,
    /// When its commitment could first be seen.
    pub published: Timestamp,
}

/// A person who begins the deal of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyPlay {
    /// The person who played it.
    pub person: Id,
    /// The table at which it was played.
    pub table: Id,
    /// The name of the device for this deal, if it has one.
    pub device: Option<Id>,
}
