//! Replays, and checks of the deal.

use axum::extract::State;
use axum::extract::rejection::StringRejection;
use mandala_games::Registry;
use protocol::{ErrorBody, ReplayAt, ReplayFilm, VerifyBody};
use serde::Deserialize;
use tabletop::record::ReplayError;
use utoipa::IntoParams;

use super::access::{Key, asker, sent};
use crate::app::App;
use crate::application::{in_replay_pool, own_seat, owner, revealed_game, viewpoint};
use crate::history::{ReplayViewpoint, film, frame};
use crate::http::answer::body;
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::peer::Peer;
use crate::http::play::id;
use crate::refusal::Refusal;

/// From which viewpoint, and after which action.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplayQuery {
    /// How many actions have been played; the end of the game, if it is missing.
    ply: Option<u32>,
    /// A seat's number, `own` for one's own seat, `public` for what spectators saw, or `open`, which is meant if it is missing.
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
    anyone: OptionalCaller,
    peer: Peer,
) -> Result<Json<ReplayAt>, Refusal> {
    let asker = asker(&anyone, query.key.as_deref());
    let (stored, viewpoint) = viewpoint(&app, id(&game)?, asker, query.seat.as_deref()).await?;
    Ok(Json(
        in_replay_pool(&app, anyone.owner(peer), move |games| {
            frame(games, &stored.record, viewpoint, query.ply)
        })
        .await?,
    ))
}

/// From which viewpoint.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FilmQuery {
    /// A seat's number, `own` for one's own seat, `public` for what spectators saw, or `open`, which is meant if it is missing.
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
    anyone: OptionalCaller,
    peer: Peer,
) -> Result<Json<ReplayFilm>, Refusal> {
    let asker = asker(&anyone, query.key.as_deref());
    let (stored, viewpoint) = viewpoint(&app, id(&game)?, asker, query.seat.as_deref()).await?;
    let own = own_seat(&stored, anyone.id());
    let film =
        in_replay_pool(&app, anyone.owner(peer), move |games| film(games, &stored.record, viewpoint)).await?;
    Ok(Json(ReplayFilm { own, ..film }))
}

/// Any record, whole: nothing of it is kept. A record that does not hold is refused, with the action that fails as `ply`.
#[utoipa::path(post, path = "/api/replay", params(FilmQuery), request_body(content = String, content_type = "application/json"),
    responses((status = 200, body = ReplayFilm)))]
pub(super) async fn upload(
    State(app): State<App>,
    Query(query): Query<FilmQuery>,
    peer: Peer,
    record: Result<String, StringRejection>,
) -> Result<Json<ReplayFilm>, Refusal> {
    let viewpoint = ReplayViewpoint::read(query.seat.as_deref())?;
    let record = sent(record)?;
    // A login is not looked at: all who upload from one place share.
    let owner = owner(peer.address, None);
    Ok(Json(in_replay_pool(&app, owner, move |games| film(games, record.trim(), viewpoint)).await?))
}

/// Whether a game was dealt as the server had committed itself to.
#[utoipa::path(get, path = "/api/games/{game}/verify", params(Key), responses((status = 200, body = VerifyBody)))]
pub(super) async fn verify(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    anyone: OptionalCaller,
    peer: Peer,
) -> Result<Json<VerifyBody>, Refusal> {
    let stored =
        revealed_game(&app, id(&game)?, asker(&anyone, key.as_deref()), ReplayViewpoint::Open).await?;
    let check = move |games: &Registry| {
        Ok(mandala_table::verify(games, &stored.record, None).err().map(|error| error_body(&error)))
    };
    let error = in_replay_pool(&app, anyone.owner(peer), check).await?;
    Ok(Json(VerifyBody { ok: error.is_none(), error }))
}

fn error_body(error: &mandala_table::VerifyError) -> ErrorBody {
    body(&ReplayError { ply: error.ply(), fault: error.fault() }.into())
}
