//! The deals of the days.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use mandala_table::{Day, Id};
use protocol::{CreatedTable, DailyBody, DailyPlayed, DailyResult, GameName};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::application::{self, Caller};
use crate::history::{day, today};
use crate::http::caller::OptionalCaller;
use crate::http::device::{device, set_device};
use crate::http::extract::{Json, Path};
use crate::http::peer::Peer;
use crate::http::tables::made;
use crate::refusal::Refusal;
use crate::store::DailyKey;

/// A calendar shows no more deals: two games a day, for a year.
const DAYS: u32 = 2 * 366;

/// The deals of today and tomorrow.
#[utoipa::path(get, path = "/api/daily", responses((status = 200, body = Vec<DailyBody>)))]
pub(super) async fn now(
    State(app): State<App>,
    anyone: OptionalCaller,
    headers: HeaderMap,
) -> Result<Json<Vec<DailyBody>>, Refusal> {
    let (today, device) = (today(&app), device(&headers));
    let mut deals = deals_of(&app, today, &anyone, device).await?;
    deals.extend(deals_of(&app, today.next(), &anyone, device).await?);
    Ok(Json(deals))
}

/// The deals of a day, with their secrets when it is over.
#[utoipa::path(get, path = "/api/daily/{date}", responses((status = 200, body = Vec<DailyBody>)))]
pub(super) async fn on(
    State(app): State<App>,
    Path(date): Path<String>,
    anyone: OptionalCaller,
    headers: HeaderMap,
) -> Result<Json<Vec<DailyBody>>, Refusal> {
    let date = date.parse().map_err(|_| Refusal::NotFound)?;
    Ok(Json(deals_of(&app, date, &anyone, device(&headers)).await?))
}

async fn deals_of(
    app: &App,
    date: Day,
    anyone: &OptionalCaller,
    device: Option<Id>,
) -> Result<Vec<DailyBody>, Refusal> {
    let over = date < today(app);
    let mut deals = Vec::new();
    for (key, deal) in day(app, date).await? {
        let (table, counts) = match anyone.id() {
            Some(person) => (
                app.store.daily_table(key.clone(), person).await?,
                app.daily_counts(&key, person, device).await?,
            ),
            None => (None, true),
        };
        deals.push(DailyBody {
            date: key.date,
            game: key.game,
            level: date.level(),
            commitment: deal.secret.commitment(),
            published: deal.published.0,
            secret: over.then(|| deal.secret.reveal()),
            table: table.map(|table| table.to_string()),
            counts,
        });
    }
    Ok(deals)
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

/// The deals that one has finished on their day, the latest first.
#[utoipa::path(get, path = "/api/me/daily", responses((status = 200, body = Vec<DailyPlayed>)))]
pub(super) async fn played(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<DailyPlayed>>, Refusal> {
    Ok(Json(app.store.played_daily(caller.id, DAYS).await?))
}

/// All results: for those who have finished it themselves, and for everyone when the day is over.
#[utoipa::path(get, path = "/api/daily/{date}/{game}/results", responses((status = 200, body = Vec<DailyResult>)))]
pub(super) async fn results(
    State(app): State<App>,
    Path((date, game)): Path<(String, GameName)>,
    anyone: OptionalCaller,
) -> Result<Json<Vec<DailyResult>>, Refusal> {
    app.games.rules(game)?;
    let date: Day = date.parse().map_err(|_| Refusal::NotFound)?;
    let key = DailyKey { date: date.to_string(), game };
    let results = app.store.daily_results(key.clone()).await?;
    let own = anyone.id().map(|id| id.to_string());
    let listed = results.iter().any(|result| Some(&result.person) == own.as_ref());
    if listed || date < today(&app) || has_finished(&app, key, anyone.id()).await? {
        Ok(Json(results))
    } else {
        Err(Refusal::DailyNotPlayed)
    }
}

/// Whether a person has finished a deal that does not count among the results.
async fn has_finished(app: &App, key: DailyKey, person: Option<Id>) -> Result<bool, Refusal> {
    let Some(person) = person else { return Ok(false) };
    let Some(table) = app.store.daily_table(key, person).await? else { return Ok(false) };
    Ok(app.store.game(table).await?.is_some())
}
