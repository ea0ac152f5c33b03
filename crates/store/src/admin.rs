//! What hosts and expiry do: remove, rename, forget.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::TableSummary;

use super::StoreError;

/// Administers the store.
#[async_trait]
pub trait Admin: Send + Sync + 'static {
    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Whether the store can be written to: writes a few thousand bytes for this server, and removes what it had written for
    /// that before.
    async fn check_writable(&self, node: Id, at: Timestamp) -> Result<(), StoreError>;

    /// Finishes the appends under way and closes the store.
    async fn close(&self);

    /// The first entry that is missing at a table at which a game goes on or may begin. What is missing after the last entry
    /// that is there cannot be known.
    async fn missing_entry(&self) -> Result<Option<MissingEntry>, StoreError>;

    /// Notes that a server runs.
    async fn note_alive(&self, at: Timestamp) -> Result<(), StoreError>;

    /// When a server was last known to run.
    async fn last_alive(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Removes a table for ever, and lets [`removed_since`](Self::removed_since) list it; the record of a
    /// finished game stays. `false` if there is no such table.
    async fn remove_table(&self, table: Id, at: Timestamp) -> Result<bool, StoreError>;

    /// Tables removed at this time or later.
    async fn removed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError>;

    /// People whose name was replaced at this time or later.
    async fn renamed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError>;

    /// Forgets what was removed and who was renamed before this time.
    async fn forget_notices(&self, before: Timestamp) -> Result<(), StoreError>;

    /// Tables that have not changed since, the oldest first.
    async fn expired_tables(
        &self,
        reason: ExpiryReason,
        before: Timestamp,
        limit: u32,
    ) -> Result<Vec<Id>, StoreError>;

    /// Removes such a table for ever, unless it has changed since. `false` if it stays, or is gone already.
    async fn remove_expired(
        &self,
        table: Id,
        reason: ExpiryReason,
        before: Timestamp,
        at: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Forgets guests who have not come since and have neither a finished game nor a seat at a table; says how many.
    async fn forget_guests(&self, before: Timestamp) -> Result<u64, StoreError>;

    /// People with this id or, exactly or without regard to small and capital letters, this name.
    async fn people_named(&self, name: &str) -> Result<Vec<FoundPerson>, StoreError>;

    /// People whose name has this text in it, without regard to case; with no text all people. Those who came last come
    /// first.
    async fn find_people(&self, text: &str, limit: usize) -> Result<Vec<FoundPerson>, StoreError>;

    /// Tables where a seat's name has this text in it, without regard to case; with no text all. Those that
    /// changed last come first.
    async fn find_tables(&self, text: &str, limit: usize) -> Result<Vec<FoundTable>, StoreError>;

    /// Gives a person another name, also in the records of their games and in lists, and tells the nodes, through
    /// [`renamed_since`](Self::renamed_since). `false` if there is no such person.
    async fn replace_name(&self, person: Id, name: &str, at: Timestamp) -> Result<bool, StoreError>;

    /// Writes the name a person has now wherever they are named: at tables, in records, in lists. Gives the tables that know
    /// them.
    async fn spread_name(&self, person: Id) -> Result<Vec<Id>, StoreError>;
}

/// Why a table has expired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExpiryReason {
    /// Its game has not begun, or was called off.
    NotBegun,
    /// Its game has stood still.
    StoodStill,
    /// Its game is over.
    Finished,
}

/// An entry that should be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store is damaged: table {table} has no entry of version {version}")]
pub struct MissingEntry {
    /// The table.
    pub table: Id,
    /// The version of the first entry that is missing.
    pub version: u32,
}

/// A person who was looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPerson {
    /// The person's id.
    pub id: Id,
    /// Their name.
    pub name: String,
    /// When they last came.
    pub seen: Timestamp,
    /// How many games they have finished.
    pub games: u32,
    /// Whether they have an account, and not only a guest's login.
    pub has_account: bool,
    /// Whether they are turned away.
    pub banned: bool,
}

/// A table that was looked for.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundTable {
    /// What the lobby would show.
    pub summary: TableSummary,
    /// Whether it is public.
    pub public: bool,
    /// How many entries its log has.
    pub entries: u64,
    /// How long they are together, in bytes.
    pub bytes: u64,
}
