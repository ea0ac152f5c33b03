//! How many people are here.

use axum::extract::State;
use protocol::Online;

use super::super::extract::Json;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// How many people are at a table just now, on all servers together. It says nothing about who they are or where.
#[utoipa::path(get, path = "/api/online", responses((status = 200, body = Online)))]
pub(super) async fn online(State(app): State<App>) -> Result<Json<Online>, Refusal> {
    Ok(Json(Online { people: application::people_online(&app).await? }))
}
