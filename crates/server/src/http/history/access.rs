//! What requests about finished games have in common.

use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::application::Asker;
use crate::http::caller::OptionalCaller;
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

/// The text that was sent, or why there is none.
pub(super) fn sent(body: Result<String, StringRejection>) -> Result<String, Refusal> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Malformed { detail: rejection.body_text() },
    })
}
