//! Ratings, leaderboards and statistics.

use axum::extract::State;
use protocol::{GameName, LeaderBody, RatingBody, RatingKind, RatingStep, StatisticsBody};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::history;
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::play::id;
use crate::refusal::Refusal;

/// A person's ratings.
#[utoipa::path(get, path = "/api/people/{person}/ratings", responses((status = 200, body = Vec<RatingBody>)))]
pub(super) async fn ratings(
    State(app): State<App>,
    Path(person): Path<String>,
) -> Result<Json<Vec<RatingBody>>, Refusal> {
    app.settle().await?;
    Ok(Json(app.store.ratings(id(&person)?).await?))
}

/// Which rating.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RatingQuery {
    /// The game.
    game: GameName,
    /// Two players or more.
    kind: RatingKind,
    /// At most so many, and never more than 1,000.
    limit: Option<u32>,
}

/// How a person's rating came about: its last steps, in order.
#[utoipa::path(get, path = "/api/people/{person}/ratings/history", params(RatingQuery),
    responses((status = 200, body = Vec<RatingStep>)))]
pub(super) async fn rating_history(
    State(app): State<App>,
    Path(person): Path<String>,
    Query(query): Query<RatingQuery>,
) -> Result<Json<Vec<RatingStep>>, Refusal> {
    app.settle().await?;
    app.games.rules(query.game)?;
    let limit = query.limit.unwrap_or(1000).min(1000);
    Ok(Json(app.store.rating_history(id(&person)?, query.game, query.kind, limit).await?))
}

/// The best players, by their rating less twice its deviation.
#[utoipa::path(get, path = "/api/leaderboard", params(RatingQuery), responses((status = 200, body = Vec<LeaderBody>)))]
pub(super) async fn leaderboard(
    State(app): State<App>,
    Query(query): Query<RatingQuery>,
) -> Result<Json<Vec<LeaderBody>>, Refusal> {
    app.settle().await?;
    app.games.rules(query.game)?;
    let leaders = app.store.leaders(query.game, query.kind, query.limit.unwrap_or(50).min(1000)).await?;
    let line = |(place, leader): (u32, crate::store::Leader)| LeaderBody {
        place,
        person: leader.person.to_string(),
        name: leader.name,
        sure: leader.rating.rating - 2.0 * leader.rating.deviation,
        rating: leader.rating.rating,
        deviation: leader.rating.deviation,
        games: leader.rating.games,
    };
    Ok(Json((1..).zip(leaders).map(line).collect()))
}

/// What became of a person's games: of all their own, and of the public ones of others.
#[utoipa::path(get, path = "/api/people/{person}/statistics", responses((status = 200, body = StatisticsBody)))]
pub(super) async fn person_statistics(
    State(app): State<App>,
    Path(person): Path<String>,
    anyone: OptionalCaller,
) -> Result<Json<StatisticsBody>, Refusal> {
    let whose = id(&person)?;
    let mut games = app.store.played(whose).await?;
    if anyone.id() != Some(whose) {
        games.retain(|game| game.public);
    }
    Ok(Json(history::statistics(&person, &games)))
}
