//! Ratings, leaderboards and statistics.

use axum::extract::State;
use protocol::{GameName, LeaderBody, RatingBody, RatingKind, RatingStep, StatisticsBody};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::application;
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
    Ok(Json(application::ratings(&app, id(&person)?).await?))
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
    let RatingQuery { game, kind, limit } = query;
    Ok(Json(application::rating_history(&app, id(&person)?, game, kind, limit).await?))
}

/// The best players, by their rating less twice its deviation.
#[utoipa::path(get, path = "/api/leaderboard", params(RatingQuery), responses((status = 200, body = Vec<LeaderBody>)))]
pub(super) async fn leaderboard(
    State(app): State<App>,
    Query(query): Query<RatingQuery>,
) -> Result<Json<Vec<LeaderBody>>, Refusal> {
    Ok(Json(application::leaderboard(&app, query.game, query.kind, query.limit).await?))
}

/// What became of a person's games: of all their own, and of the public ones of others.
#[utoipa::path(get, path = "/api/people/{person}/statistics", responses((status = 200, body = StatisticsBody)))]
pub(super) async fn person_statistics(
    State(app): State<App>,
    Path(person): Path<String>,
    anyone: OptionalCaller,
) -> Result<Json<StatisticsBody>, Refusal> {
    Ok(Json(application::person_statistics(&app, anyone.id(), id(&person)?).await?))
}
