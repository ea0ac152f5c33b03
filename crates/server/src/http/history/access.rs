//! What requests about finished games have in common.

use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::application::{Asker, ReplayRequest};
use crate::http::caller::OptionalCaller;
use crate::http::peer::Peer;
use crate::http::play::id;
use crate::refusal::Refusal;

/// The key that allows to watch a private game.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Key {
    /// The key from a link for watching.
    pub(super) key: Option<String>,
}

/// Who asks, with the key from a link.
pub(super) fn asker<'a>(anyone: &OptionalCaller, key: Option<&'a str>) -> Asker<'a> {
    Asker { person: anyone.id(), key }
}

/// Which game is to be replayed, for whom.
pub(super) fn replay_request<'a>(
    game: &str,
    anyone: &OptionalCaller,
    peer: Peer,
    key: Option<&'a str>,
) -> Result<ReplayRequest<'a>, Refusal> {
    Ok(ReplayRequest { game: id(game)?, asker: asker(anyone, key), owner: anyone.owner(peer) })
}

/// The text that was sent, or why there is none.
pub(super) fn sent(body: Result<String, StringRejection>) -> Result<String, Refusal> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Malformed { detail: rejection.body_text() },
    })
}
