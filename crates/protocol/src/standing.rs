//! How well people play: ratings and statistics.

use mandala_games::{GameName, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a rating is about, besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RatingKind {
    /// Two people (Glicko-2).
    Duel,
    /// Three or four people (Weng–Lin).
    Group,
    /// Two players, of whom at least one is a bot.
    BotDuel,
    /// Three or four players, of whom at least one is a bot.
    BotGroup,
}

/// A person's rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingBody {
    /// The game.
    pub game: GameName,
    /// Two players or more.
    pub kind: RatingKind,
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is: the true strength lies within twice this, 19 times out of 20.
    pub deviation: f64,
    /// How many games it is made from.
    pub games: u32,
    /// When the last one ended: milliseconds since 1970.
    pub updated: u64,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingStep {
    /// The game that changed it.
    pub game_id: String,
    /// When it ended: milliseconds since 1970.
    pub at: u64,
    /// The estimate after it.
    pub rating: f64,
    /// How uncertain that is.
    pub deviation: f64,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderBody {
    /// The place, from 1.
    pub place: u32,
    /// The person's public id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// What the board is sorted by: the rating less twice its deviation.
    pub sure: f64,
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How many games it is made from.
    pub games: u32,
}

/// Games counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Tally {
    /// All of them.
    pub games: u32,
    /// Won alone.
    pub wins: u32,
    /// Shared first place.
    pub draws: u32,
}

/// What became of a person's games. Same-device games, in which a person holds several seats, are left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct StatisticsBody {
    /// All games.
    pub all: Tally,
    /// By game and number of players.
    pub by_game: Vec<GameTally>,
    /// Games with a computer in them, by its level.
    pub by_level: Vec<LevelTally>,
    /// Games won in a row, up to now.
    pub streak: u32,
    /// The longest such row.
    pub best_streak: u32,
}

/// Games of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameTally {
    /// The game.
    pub game: GameName,
    /// The number of players.
    pub players: u8,
    /// The games.
    #[serde(flatten)]
    pub tally: Tally,
    /// The own points on average, over games that were played to their end.
    pub average_score: Option<f64>,
}

/// Games against one level.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelTally {
    /// The level.
    pub level: Level,
    /// The games.
    #[serde(flatten)]
    pub tally: Tally,
}
