//! What a person leaves behind: tables and games, to be counted, exported and anonymised.

use async_trait::async_trait;
use mandala_table::{Dice, Id, Timestamp};
use protocol::{TableKind, TableSummary};

use super::StoreError;

/// Knows which tables and games are a person's.
#[async_trait]
pub trait PersonalData: Send + Sync + 'static {
    /// The tables a person sits at that are open or running.
    async fn unfinished(&self, person: Id) -> Result<Vec<Id>, StoreError>;

    /// How many those are.
    async fn sits_at(&self, person: Id) -> Result<u32, StoreError>;

    /// The open and running tables at which a person sits or a seat is kept for them, the last changed first.
    async fn concerning(&self, person: Id, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Every table of a person, as lists know it.
    async fn tables_of(&self, person: Id) -> Result<Vec<TableSummary>, StoreError>;

    /// A person's finished games that ended after this one, in the order they ended.
    async fn games_of(
        &self,
        person: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, StoreError>;

    /// Anonymises a person's games and unfinished tables, under the neutral name, and removes their finished tables and
    /// the person with everything else: all of it or nothing. Gives the tables that have changed or are gone. The chance is
    /// for new ids: each game gets one of its own, so that nothing tells that they were the same person's.
    async fn forget(&self, person: Id, chance: &Dice) -> Result<Vec<Id>, StoreError>;
}

/// A game as one of its people knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnGame {
    /// The id of the game and its table.
    pub id: Id,
    /// The kind of table.
    pub kind: TableKind,
    /// When it ended.
    pub ended: Timestamp,
    /// The person's seat, and their place.
    pub seats: Vec<(u8, u8)>,
    /// The record.
    pub record: String,
}
