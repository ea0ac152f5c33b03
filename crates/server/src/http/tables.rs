//! Making and finding tables.

use axum::extract::State;
use mandala_table::Id;
use protocol::{ClockSpec, CreatedTable, GameName, NewTable, Phase, TableSummary};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::caller::OptionalCaller;
use super::extract::{Json, Query};
use crate::app::App;
use crate::application::{self, Caller, PairingRequest};
use crate::refusal::Refusal;

/// The answer that names a table.
pub(super) fn made(table: Id) -> Json<CreatedTable> {
    Json(CreatedTable { table: table.to_string() })
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = CreatedTable)))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<Json<CreatedTable>, Refusal> {
    Ok(made(application::create_table(&app, &caller, &new).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablesQuery {
    /// Where they are in their life.
    phase: Option<Phase>,
    /// Own tables instead of public ones.
    #[serde(default)]
    mine: bool,
}

/// Public tables, or the caller's own.
#[utoipa::path(get, path = "/api/tables", params(TablesQuery), responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<App>,
    anyone: OptionalCaller,
    Query(TablesQuery { phase, mine }): Query<TablesQuery>,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let person = if mine { Some(anyone.id().ok_or(Refusal::LoginNeeded)?) } else { None };
    Ok(Json(application::list_tables(&app, phase, person).await?))
}

/// What the caller wants to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pairing {
    game: GameName,
    players: usize,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    clock: ClockSpec,
}

/// Seats the caller at the public table that fits and has waited longest, or at a new one. It is the game as published.
#[utoipa::path(post, path = "/api/pair", request_body = Pairing, responses((status = 200, body = CreatedTable)))]
pub(super) async fn pair(
    State(app): State<App>,
    caller: Caller,
    Json(Pairing { game, players, rated, clock }): Json<Pairing>,
) -> Result<Json<CreatedTable>, Refusal> {
    let request = PairingRequest { game, players, rated, clock };
    Ok(made(application::pair(&app, &caller, request).await?))
}
