//! Tables: their entries, and lists of them.

use async_trait::async_trait;
use mandala_table::{FinishedGame, Id, ListedTable, StoredEntry, Timestamp, WakeTime};
use protocol::{ClockSpec, GameName, Phase};

use super::StoreError;

/// Stores tables.
#[async_trait]
pub trait TableStore: Send + Sync + 'static {
    /// Adds entries to a table: all of them or none. When this returns they are durable.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// A table's entries with a version above `after`, in order.
    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// Tables for a list, the last changed first.
    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError>;

    /// Public tables that wait for players and fit, the one that has waited longest first. Those at which all open seats are kept
    /// for others are none of them, however many there are.
    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError>;

    /// Running tables at which a computer or a clock has to act some time, to be woken after a restart.
    async fn waking(&self) -> Result<Vec<Id>, StoreError>;

    /// Running tables at which a computer or a clock had to act before this time, the longest due first.
    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// The newest version of each of these tables that exists.
    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError>;
}

/// Entries to be added to a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: Id,
    /// The entries; their versions follow the table's.
    pub entries: Vec<StoredEntry>,
    /// What lists have to know, if that has changed.
    pub listed: Option<ListedTable>,
    /// The game, if it ended.
    pub finished: Option<FinishedGame>,
    /// When a computer or a clock has to act next, if that has changed.
    pub due: Option<WakeTime>,
    /// At how many tables people may sit who sit down here; nothing if no person does.
    pub seat_limit: Option<SeatLimit>,
    /// How many challenges there may be; nothing if no person is challenged here.
    pub challenge_limit: Option<ChallengeLimit>,
}

/// At how many open or running tables each of these people may sit, the table of the append included. It is counted in the
/// transaction of the append: however many are made at once, no limit is passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLimit {
    /// Who sits down.
    pub people: Vec<Id>,
    /// At so many tables at most.
    pub most: u32,
}

/// How many seats may be kept for each of these people at tables that wait for them, that of the append included. They are
/// counted in its transaction, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeLimit {
    /// Who is challenged.
    pub people: Vec<Id>,
    /// By whom.
    pub by: Id,
    /// So many seats at most.
    pub most: u32,
    /// And so many at tables of this challenger.
    pub most_of_one: u32,
}

/// Why entries were not added.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another node has added entries with these versions.
    #[error("the table has moved on")]
    Conflict,
    /// A person who sits down would sit at too many tables.
    #[error("a person sits at too many tables")]
    TooManySeats,
    /// A person who is challenged has too many challenges.
    #[error("a person is challenged too often")]
    TooManyChallenges,
    /// The store has failed; the entries may be there or not.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Which tables are wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct TableFilter {
    /// Where they are in their life.
    pub phase: Option<Phase>,
    /// At which this person sits; otherwise public ones.
    pub person: Option<Id>,
    /// At most so many.
    pub limit: u32,
}

/// Which waiting tables a person would sit down at: with the game as published.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PairingFilter {
    /// Who: they do not sit there yet.
    pub person: Id,
    /// Which game.
    pub game: GameName,
    /// How many seats.
    pub players: usize,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The time to think.
    pub clock: ClockSpec,
    /// At most so many.
    pub limit: u32,
}
