//! The log of a table, for players who come back to it.

use axum::extract::State;
use protocol::LogLine;

use super::caller::OptionalCaller;
use super::extract::{Json, Path, Query};
use super::peer::Peer;
use super::play::{ViewQuery, id};
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// Everything that has happened at a table, as this viewer may know it, also what was taken back since.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(ViewQuery), responses((status = 200, body = Vec<LogLine>)))]
pub(super) async fn log(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    anyone: OptionalCaller,
    peer: Peer,
) -> Result<Json<Vec<LogLine>>, Refusal> {
    Ok(Json(application::table_log(&app, id(&table)?, anyone.owner(peer), view.of(anyone.id())).await?))
}
