//! Everything the server has about a person, for that person.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::super::caller::BrowserCaller;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// All data of the caller as JSON: who they are, logins and tokens (without secrets), settings, tables as lists show
/// them, and every finished game with its record. Games that still go on hold what others may not know, and are not in
/// it; nor is the record of a daily deal before its day is over, because others still play it.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = protocol::Json)))]
pub(super) async fn export(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Response, Refusal> {
    let pieces = application::export_account(&app, &caller).await?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"mandala-export.json\""),
    ];
    Ok((headers, Body::from_stream(pieces)).into_response())
}
