//! Analyses on request, of finished games and of uploaded records.

use axum::body::Body;
use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use protocol::{AnalysisBody, Scope};

use super::access::{Key, asker, sent};
use crate::app::App;
use crate::application::{self, Caller, open_game};
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::peer::Peer;
use crate::http::play::id;
use crate::limits::OpenConnection;
use crate::refusal::Refusal;

/// Asks for the analysis of a finished game. A second request gets the same one, so a program has to be allowed to read.
#[utoipa::path(post, path = "/api/games/{game}/analysis", params(Key), responses((status = 200, body = AnalysisBody)))]
pub(super) async fn ask(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    caller: Caller,
) -> Result<Json<AnalysisBody>, Refusal> {
    caller.may(Scope::Read)?;
    Ok(Json(application::request_game_analysis(&app, &caller, id(&game)?, key.as_deref()).await?))
}

/// The analysis of a finished game, as far as it has come; `null` until one is asked for.
#[utoipa::path(get, path = "/api/games/{game}/analysis", params(Key),
    responses((status = 200, body = Option<AnalysisBody>)))]
pub(super) async fn of_game(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    anyone: OptionalCaller,
) -> Result<Json<Option<AnalysisBody>>, Refusal> {
    Ok(Json(application::game_analysis(&app, id(&game)?, asker(&anyone, key.as_deref())).await?))
}

/// How the analysis of a finished game comes along: a line whenever it comes further, and the analysis itself at the end.
#[utoipa::path(get, path = "/api/games/{game}/analysis/events", params(Key),
    responses((status = 200, content_type = "application/x-ndjson", body = AnalysisBody)))]
pub(super) async fn game_events(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Response, Refusal> {
    let game = id(&game)?;
    open_game(&app, game, asker(&anyone, key.as_deref())).await?;
    let connection = anyone.connect(&app, peer).await?;
    follow(app, game.to_string(), connection).await
}

/// Asks for the analysis of any record. Its id, made from the record, is the key to the result.
#[utoipa::path(post, path = "/api/replay/analysis", request_body(content = String, content_type = "application/json"),
    responses((status = 200, body = AnalysisBody)))]
pub(super) async fn upload(
    State(app): State<App>,
    caller: Caller,
    record: Result<String, StringRejection>,
) -> Result<Json<AnalysisBody>, Refusal> {
    let record = sent(record)?.trim().to_owned();
    Ok(Json(application::request_record_analysis(&app, &caller, record).await?))
}

/// The analysis of an uploaded record, as far as it has come.
#[utoipa::path(get, path = "/api/analyses/{id}", responses((status = 200, body = AnalysisBody)))]
pub(super) async fn of_upload(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<AnalysisBody>, Refusal> {
    Ok(Json(application::analysis(&app, uploaded(&id)?).await?))
}

/// How the analysis of an uploaded record comes along.
#[utoipa::path(get, path = "/api/analyses/{id}/events",
    responses((status = 200, content_type = "application/x-ndjson", body = AnalysisBody)))]
pub(super) async fn upload_events(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Response, Refusal> {
    let key = uploaded(&id)?.to_owned();
    let connection = anyone.connect(&app, peer).await?;
    follow(app, key, connection).await
}

/// The key of an uploaded record: a hash, and never the id of a game.
fn uploaded(id: &str) -> Result<&str, Refusal> {
    const DIGITS: usize = 64;
    if id.len() == DIGITS { Ok(id) } else { Err(Refusal::NotFound) }
}

/// Lines until the analysis is done, the login has ended or the server closes, whichever comes first.
async fn follow(app: App, key: String, connection: OpenConnection) -> Result<Response, Refusal> {
    let steps = application::analysis_steps(&app, key).await?;
    let until =
        futures_util::future::select(Box::pin(connection.ended()), Box::pin(app.shutdown.requested()));
    let guard = app.shutdown.connection();
    let lines = steps.map(|step| {
        let mut line = serde_json::to_string(&step)?;
        line.push('\n');
        Ok::<_, serde_json::Error>(line)
    });
    let lines = lines.take_until(until).inspect(move |_| {
        // The connection counts for as long as the stream lives.
        let _ = (&connection, &guard);
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}
