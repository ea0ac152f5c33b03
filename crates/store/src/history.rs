//! Finished games.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::{GameName, GameSummary, Level};

use super::StoreError;

/// Stores finished games. They are added by [`super::TableStore::append`], together with the entry that ended them.
#[async_trait]
pub trait History: Send + Sync + 'static {
    /// A finished game.
    async fn game(&self, id: Id) -> Result<Option<StoredGame>, StoreError>;

    /// A person's games, the latest first.
    async fn games(&self, filter: GameFilter) -> Result<Vec<GameSummary>, StoreError>;

    /// The records of a person's games, the latest first, each with what a list knows of it.
    async fn records(&self, filter: GameFilter) -> Result<Vec<(GameSummary, String)>, StoreError>;
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    /// What a list knows of it.
    pub summary: GameSummary,
    /// What lets one see a private one.
    pub watch_key: String,
    /// Its record.
    pub record: String,
}

/// Which games are wanted.
#[derive(Clone, PartialEq, Debug)]
pub struct GameFilter {
    /// Whose.
    pub person: Id,
    /// Only public ones.
    pub public: bool,
    /// Which game.
    pub game: Option<GameName>,
    /// With so many players.
    pub players: Option<u8>,
    /// Rated or unrated.
    pub rated: Option<bool>,
    /// In which these played.
    pub opponent: Option<Opponent>,
    /// That come after this one in the list.
    pub before: Option<(Timestamp, Id)>,
    /// At most so many.
    pub limit: u32,
}

/// An opponent a person has played against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A person.
    Person(Id),
    /// A computer.
    Level(Level),
}
