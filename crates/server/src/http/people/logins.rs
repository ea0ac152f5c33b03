//! The browsers that the caller is logged in with.

use axum::extract::State;
use axum::http::StatusCode;
use protocol::LoginInfo;

use super::super::caller::BrowserCaller;
use super::super::extract::{Json, Path};
use super::super::play::id;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// The browsers that the caller is logged in with, the last seen first.
#[utoipa::path(get, path = "/api/me/logins", responses((status = 200, body = Vec<LoginInfo>)))]
pub(super) async fn list(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Json<Vec<LoginInfo>>, Refusal> {
    Ok(Json(application::logins(&app, &caller).await?))
}

/// Ends all logins but this one.
#[utoipa::path(delete, path = "/api/me/logins", responses((status = 204)))]
pub(super) async fn end_others(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<StatusCode, Refusal> {
    application::end_other_logins(&app, &caller).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends one login.
#[utoipa::path(delete, path = "/api/me/logins/{login}", responses((status = 204)))]
pub(super) async fn end(
    State(app): State<App>,
    Path(login): Path<String>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<StatusCode, Refusal> {
    let ended = application::end_login(&app, caller.id, id(&login)?).await?;
    if ended { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::NotFound) }
}
