//! Ratings, leaderboards and statistics.

use mandala_table::Id;
use protocol::{GameName, LeaderBody, RatingBody, RatingKind, RatingStep, StatisticsBody};

use crate::app::App;
use crate::history::statistics;
use crate::refusal::Refusal;
use crate::store::Leader;

/// The longest leaderboard, and the longest history of a rating.
const MAX_LINES: u32 = 1000;

/// The length of a leaderboard if none is named.
const LEADERS: u32 = 50;

/// A person's ratings.
pub(crate) async fn ratings(app: &App, person: Id) -> Result<Vec<RatingBody>, Refusal> {
    app.settle().await?;
    Ok(app.store.ratings(person).await?)
}

/// How a person's rating came about: its last steps, in order.
pub(crate) async fn rating_history(
    app: &App,
    person: Id,
    game: GameName,
    kind: RatingKind,
    limit: Option<u32>,
) -> Result<Vec<RatingStep>, Refusal> {
    app.settle().await?;
    app.games.rules(game)?;
    let limit = limit.unwrap_or(MAX_LINES).min(MAX_LINES);
    Ok(app.store.rating_history(person, game, kind, limit).await?)
}

/// The best players, by their rating less twice its deviation.
pub(crate) async fn leaderboard(
    app: &App,
    game: GameName,
    kind: RatingKind,
    limit: Option<u32>,
) -> Result<Vec<LeaderBody>, Refusal> {
    app.settle().await?;
    app.games.rules(game)?;
    let leaders = app.store.leaders(game, kind, limit.unwrap_or(LEADERS).min(MAX_LINES)).await?;
    let line = |(place, leader): (u32, Leader)| LeaderBody {
        place,
        person: leader.person.to_string(),
        name: leader.name,
        sure: leader.rating.rating - 2.0 * leader.rating.deviation,
        rating: leader.rating.rating,
        deviation: leader.rating.deviation,
        games: leader.rating.games,
    };
    Ok((1..).zip(leaders).map(line).collect())
}

/// What became of a person's games: of all their own, and of the public ones of others.
pub(crate) async fn person_statistics(
    app: &App,
    caller: Option<Id>,
    person: Id,
) -> Result<StatisticsBody, Refusal> {
    let mut games = app.store.played(person).await?;
    if caller != Some(person) {
        games.retain(|game| game.public);
    }
    Ok(statistics(&person.to_string(), &games))
}
