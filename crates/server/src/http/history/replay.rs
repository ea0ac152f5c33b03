//! Replays, and checks of the deal.

use axum::extract::State;
use axum::extract::rejection::StringRejection;
use protocol::{ReplayAt, ReplayFilm, VerifyBody};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::{Key, replay_request, sent};
use crate::app::App;
use crate::application;
use crate::http::answer::body;
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::peer::Peer;
use crate::refusal::Refusal;

/// From which viewpoint, and after which action.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplayQuery {
    /// How many actions have been played; the end of the game, if it is missing.
    ply: Option<u32>,
    /// A seat's number, `own` for the caller's own seat, `public` for what spectators saw, or `open`, which is meant if
    /// it is missing.
    seat: Option<String>,
    /// The key from a link for watching.
    key: Option<String>,
}

/// A finished game at one moment. This address is the link to the moment.
#[utoipa::path(get, path = "/api/games/{game}/replay", params(ReplayQuery), responses((status = 200, body = ReplayAt)))]
pub(super) async fn at(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(query): Query<ReplayQuery>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Json<ReplayAt>, Refusal> {
    let request = replay_request(&game, &anyone, peer, query.key.as_deref())?;
    let seat = query.seat.as_deref();
    Ok(Json(application::replay_at(&app, request, seat, query.ply).await?))
}

/// From which viewpoint.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FilmQuery {
    /// A seat's number, `own` for the caller's own seat, `public` for what spectators saw, or `open`, which is meant if
    /// it is missing.
    seat: Option<String>,
    /// The key from a link for watching.
    key: Option<String>,
}

/// A finished game, whole.
#[utoipa::path(get, path = "/api/games/{game}/film", params(FilmQuery), responses((status = 200, body = ReplayFilm)))]
pub(super) async fn whole(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(query): Query<FilmQuery>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Json<ReplayFilm>, Refusal> {
    let request = replay_request(&game, &anyone, peer, query.key.as_deref())?;
    Ok(Json(application::replay_film(&app, request, query.seat.as_deref()).await?))
}

/// Any record, whole: nothing of it is kept. A record that does not hold is refused, with the action that fails as `ply`.
#[utoipa::path(post, path = "/api/replay", params(FilmQuery), request_body(content = String, content_type = "application/json"),
    responses((status = 200, body = ReplayFilm)))]
pub(super) async fn upload(
    State(app): State<App>,
    peer: Peer,
    Query(query): Query<FilmQuery>,
    record: Result<String, StringRejection>,
) -> Result<Json<ReplayFilm>, Refusal> {
    // A login is not looked at: all who upload from one place share.
    let owner = application::owner(peer.address, None);
    Ok(Json(application::replay_record(&app, owner, sent(record)?, query.seat.as_deref()).await?))
}

/// Whether a game was dealt as the server had committed itself to.
#[utoipa::path(get, path = "/api/games/{game}/verify", params(Key), responses((status = 200, body = VerifyBody)))]
pub(super) async fn verify(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Json<VerifyBody>, Refusal> {
    let request = replay_request(&game, &anyone, peer, key.as_deref())?;
    let fault = application::verify_game(&app, request).await?;
    Ok(Json(VerifyBody { ok: fault.is_none(), error: fault.map(|fault| body(&fault.into())) }))
}
