//! Tokens, with which programs act for a person.

use axum::extract::State;
use axum::http::StatusCode;
use protocol::{CreatedToken, NewToken, SecretText, TokenInfo};

use super::super::caller::BrowserCaller;
use super::super::extract::{Json, Path};
use super::super::play::id;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// The caller's tokens, the newest first.
#[utoipa::path(get, path = "/api/me/tokens", responses((status = 200, body = Vec<TokenInfo>)))]
pub(super) async fn list(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Json<Vec<TokenInfo>>, Refusal> {
    Ok(Json(application::tokens(&app, &caller).await?))
}

/// Makes a token. Its secret is shown this once.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewToken, responses((status = 200, body = CreatedToken)))]
pub(super) async fn make(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(new): Json<NewToken>,
) -> Result<Json<CreatedToken>, Refusal> {
    let (info, secret) = application::make_token(&app, &caller, new).await?;
    Ok(Json(CreatedToken { info, secret: SecretText(secret) }))
}

/// Ends a token, and closes its connections.
#[utoipa::path(delete, path = "/api/me/tokens/{token}", responses((status = 204)))]
pub(super) async fn end(
    State(app): State<App>,
    Path(token): Path<String>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<StatusCode, Refusal> {
    application::end_token(&app, &caller, id(&token)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
