//! Positions of finished games, in which a person tries other actions.

use axum::extract::State;
use protocol::{JudgeAction, Scope};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::{Key, replay_request};
use crate::app::App;
use crate::application::{self, Caller};
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::peer::Peer;
use crate::http::play::id;
use crate::refusal::Refusal;

/// Which position.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlyQuery {
    /// After how many actions.
    ply: u32,
    /// The key from a link for watching.
    key: Option<String>,
}

/// What the player to move could have done.
#[utoipa::path(get, path = "/api/games/{game}/legal", params(PlyQuery), responses((status = 200, body = Vec<String>)))]
pub(super) async fn legal(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(PlyQuery { ply, key }): Query<PlyQuery>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Json<Vec<String>>, Refusal> {
    let request = replay_request(&game, &anyone, peer, key.as_deref())?;
    Ok(Json(application::legal_actions(&app, request, ply).await?))
}

/// Which action in which position.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionQuery {
    /// After how many actions.
    ply: u32,
    /// The action, in the game's notation.
    action: String,
    /// The key from a link for watching.
    key: Option<String>,
}

/// What an action would foreseeably have done, by what the player to move could know.
#[utoipa::path(get, path = "/api/games/{game}/effects", params(ActionQuery), responses((status = 200, body = protocol::Json)))]
pub(super) async fn effects(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(ActionQuery { ply, action, key }): Query<ActionQuery>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Json<protocol::Json>, Refusal> {
    let request = replay_request(&game, &anyone, peer, key.as_deref())?;
    Ok(Json(application::effects_of_action(&app, request, ply, action).await?))
}

/// Judges an action as an analysis judges the one that was played: one of its `decisions`. A program has to be allowed to read.
#[utoipa::path(post, path = "/api/games/{game}/judgement", params(Key), request_body = JudgeAction,
    responses((status = 200, body = protocol::Json)))]
pub(super) async fn judge(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    caller: Caller,
    Json(action): Json<JudgeAction>,
) -> Result<Json<protocol::Json>, Refusal> {
    caller.may(Scope::Read)?;
    Ok(Json(application::judge_action(&app, &caller, id(&game)?, key.as_deref(), action).await?))
}
