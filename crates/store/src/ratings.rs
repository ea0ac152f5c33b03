//! Ratings.

use std::time::Duration;

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::{GameName, GameSummary, RatingBody, RatingKind, RatingStep};

use super::StoreError;

/// Stores ratings, and which games are still to be counted.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// The rated game that ended first of those not yet counted, with its players' ratings, and how often they have met within
    /// so long before it.
    async fn uncounted(&self, lately: Duration) -> Result<Option<RatedGame>, StoreError>;

    /// Stores the ratings after a game, or nothing if it moves none, and that it is counted: both or neither. Nothing happens
    /// if it was counted already.
    async fn count(&self, game: &RatedGame, after: Option<Vec<Rating>>) -> Result<(), StoreError>;

    /// A person's ratings.
    async fn ratings(&self, person: Id) -> Result<Vec<RatingBody>, StoreError>;

    /// How one of them came about: its last steps, in order.
    async fn rating_history(
        &self,
        person: Id,
        game: GameName,
        kind: RatingKind,
        limit: u32,
    ) -> Result<Vec<RatingStep>, StoreError>;

    /// The best, by the rating less twice its deviation.
    async fn leaders(&self, game: GameName, kind: RatingKind, limit: u32) -> Result<Vec<Leader>, StoreError>;

    /// All of a person's games, the first one first: what statistics are made from.
    async fn played(&self, person: Id) -> Result<Vec<GameSummary>, StoreError>;
}

/// A rated game to be counted.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// Its id.
    pub id: Id,
    /// Which game.
    pub game: GameName,
    /// Two players or more, with or without bots.
    pub kind: RatingKind,
    /// When it ended.
    pub ended: Timestamp,
    /// Its people.
    pub seats: Vec<RatedSeat>,
}

/// A person in a rated game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedSeat {
    /// Who.
    pub person: Id,
    /// Their place, from 1.
    pub place: u8,
    /// Whether they have an account.
    pub account: bool,
    /// In how many games that were counted lately they have met the opponent whom they have met most often.
    pub met: u32,
    /// Their rating before the game, if they have one.
    pub before: Option<Rating>,
}

/// A rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it swings (two players only).
    pub volatility: f64,
    /// How many games it is made from.
    pub games: u32,
    /// When the last one ended.
    pub updated: Timestamp,
}

/// A person on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// Who.
    pub person: Id,
    /// Their name.
    pub name: String,
    /// Their rating.
    pub rating: Rating,
}
