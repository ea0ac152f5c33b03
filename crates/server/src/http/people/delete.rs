//! Deletion of an account.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Confirmation;

use super::super::caller::BrowserCaller;
use super::super::extract::Json;
use super::super::peer::Peer;
use super::log_in::clear_cookie;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// Deletes the account and everything about its person. Open tables are left, running games resigned; finished games stay,
/// under a neutral name that is the same for all.
#[utoipa::path(post, path = "/api/me/delete", request_body = Confirmation, responses((status = 204)))]
pub(super) async fn delete(
    State(app): State<App>,
    peer: Peer,
    BrowserCaller(caller): BrowserCaller,
    Json(confirmation): Json<Confirmation>,
) -> Result<Response, Refusal> {
    let password = confirmation.password.map(|password| password.0);
    application::delete_account(&app, &caller, password).await?;
    Ok((clear_cookie(&app, peer), StatusCode::NO_CONTENT).into_response())
}
