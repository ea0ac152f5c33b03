//! The log of a table, for players who come back to it.

use axum::extract::State;
use protocol::LogLine;
use tabletop::message::Chain;

use super::caller::OptionalCaller;
use super::extract::{Json, Path, Query};
use super::play::{ViewQuery, id};
use crate::app::App;
use crate::refusal::Refusal;

/// Everything that has happened at a table, as one was told of it: also what was taken back since.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(ViewQuery), responses((status = 200, body = Vec<LogLine>)))]
pub(super) async fn log(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    anyone: OptionalCaller,
) -> Result<Json<Vec<LogLine>>, Refusal> {
    let table = id(&table)?;
    let viewpoint = app.table(table).viewpoint(view.of(anyone.id())).await?;
    let mut entries = app.table_store.entries(table, 0).await?;
    entries.retain(|kept| kept.version <= viewpoint.version);
    let games = app.games.clone();
    // To replay a long game takes a while.
    let lines = app
        .history
        .replaying
        .run(move || mandala_table::log(&games, table, &entries, viewpoint.viewer))
        .await?;
    Ok(Json(lines.map_err(|error| {
        tracing::error!(error = %Chain(&error), "could not read a table's log");
        Refusal::Unavailable
    })?))
}
