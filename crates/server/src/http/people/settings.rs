//! What a person's client wants to find again on another device: language, colours, sounds. The server does not read it.

use axum::extract::State;
use axum::http::StatusCode;

use super::super::caller::BrowserCaller;
use super::super::extract::Json;
use crate::app::App;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// As much as a client may keep, in bytes.
const LARGEST: usize = 8 * 1024;

/// What the client has kept: a JSON object.
#[utoipa::path(get, path = "/api/me/settings", responses((status = 200, body = protocol::Json)))]
pub(super) async fn read(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Json<protocol::Json>, Refusal> {
    Ok(Json(settings(&app.store.settings(caller.id).await?)?))
}

/// Replaces what the client has kept.
#[utoipa::path(put, path = "/api/me/settings", request_body = protocol::Json, responses((status = 204)))]
pub(super) async fn keep(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(object): Json<serde_json::Map<String, serde_json::Value>>,
) -> Result<StatusCode, Refusal> {
    let text = protocol::Json::of(&object);
    if text.text().len() > LARGEST {
        return Err(Denied::SettingsTooLarge.into());
    }
    app.store.save_settings(caller.id, text.text()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Kept JSON as it is carried.
pub(super) fn settings(text: &str) -> Result<protocol::Json, Refusal> {
    let raw = serde_json::value::RawValue::from_string(text.to_owned());
    raw.map(protocol::Json).map_err(|error| {
        tracing::error!(%error, "could not read settings from the store");
        Denied::Internal.into()
    })
}
