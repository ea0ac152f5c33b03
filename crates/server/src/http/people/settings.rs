//! What a person's client wants to find again on another device.

use axum::extract::State;
use axum::http::StatusCode;

use super::super::caller::BrowserCaller;
use super::super::extract::Json;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// The settings that the client has saved: a JSON object.
#[utoipa::path(get, path = "/api/me/settings", responses((status = 200, body = protocol::Json)))]
pub(super) async fn read(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Json<protocol::Json>, Refusal> {
    Ok(Json(application::client_settings(&app, caller.id).await?))
}

/// Replaces the settings that the client has saved.
#[utoipa::path(put, path = "/api/me/settings", request_body = protocol::Json, responses((status = 204)))]
pub(super) async fn save(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(object): Json<serde_json::Map<String, serde_json::Value>>,
) -> Result<StatusCode, Refusal> {
    application::save_client_settings(&app, caller.id, &protocol::Json::of(&object)).await?;
    Ok(StatusCode::NO_CONTENT)
}
