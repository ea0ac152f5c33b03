//! The deals of the days.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use mandala_table::Day;
use protocol::{CreatedTable, DailyBody, DailyPlayed, DailyResult, GameName};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::application::{self, Caller};
use crate::http::caller::OptionalCaller;
use crate::http::device::{device, set_device};
use crate::http::extract::{Json, Path};
use crate::http::peer::Peer;
use crate::http::tables::made;
use crate::refusal::Refusal;

/// The deals of today and tomorrow.
#[utoipa::path(get, path = "/api/daily", responses((status = 200, body = Vec<DailyBody>)))]
pub(super) async fn now(
    State(app): State<App>,
    anyone: OptionalCaller,
    headers: HeaderMap,
) -> Result<Json<Vec<DailyBody>>, Refusal> {
    Ok(Json(application::current_deals(&app, anyone.id(), device(&headers)).await?))
}

/// The deals of a day, with their secrets when it is over.
#[utoipa::path(get, path = "/api/daily/{date}", responses((status = 200, body = Vec<DailyBody>)))]
pub(super) async fn on(
    State(app): State<App>,
    Path(date): Path<String>,
    anyone: OptionalCaller,
    headers: HeaderMap,
) -> Result<Json<Vec<DailyBody>>, Refusal> {
    Ok(Json(application::deals_of(&app, anyone.id(), device(&headers), read(&date)?).await?))
}

/// Which deal of today.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Today {
    game: GameName,
}

/// Seats the caller at today's deal; if they have begun it already, at their own table.
#[utoipa::path(post, path = "/api/daily", request_body = Today, responses((status = 200, body = CreatedTable)))]
pub(super) async fn play(
    State(app): State<App>,
    peer: Peer,
    caller: Caller,
    headers: HeaderMap,
    Json(today): Json<Today>,
) -> Result<Response, Refusal> {
    // Programs have no cookies.
    let known = device(&headers);
    let device = known.or_else(|| (!caller.is_bot()).then(|| app.dice.id()));
    let table = made(application::play_daily(&app, &caller, today.game, device).await?);
    let new = device.filter(|_| known.is_none());
    Ok((new.map(|device| set_device(&app, peer, device)), table).into_response())
}

/// The deals that the caller has finished on their day, the latest first.
#[utoipa::path(get, path = "/api/me/daily", responses((status = 200, body = Vec<DailyPlayed>)))]
pub(super) async fn played(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<DailyPlayed>>, Refusal> {
    Ok(Json(application::played_daily(&app, &caller).await?))
}

/// All results: for those who have finished it themselves, and for everyone when the day is over.
#[utoipa::path(get, path = "/api/daily/{date}/{game}/results", responses((status = 200, body = Vec<DailyResult>)))]
pub(super) async fn results(
    State(app): State<App>,
    Path((date, game)): Path<(String, GameName)>,
    anyone: OptionalCaller,
) -> Result<Json<Vec<DailyResult>>, Refusal> {
    Ok(Json(application::daily_results(&app, anyone.id(), read(&date)?, game).await?))
}

/// A day from an address.
fn read(date: &str) -> Result<Day, Refusal> {
    date.parse().map_err(|_| Refusal::NotFound)
}
