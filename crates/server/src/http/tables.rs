//! Making and finding tables.

use axum::extract::State;
use mandala_games::AS_PUBLISHED;
use mandala_table::Id;
use protocol::{
    ClockSpec, Command, Envelope, GameName, NewTable, Phase, SeatChoice, TableMade, TableSummary, Visibility,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::caller::Caller;
use super::extract::{Json, Query};
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{Fitting, TableFilter};

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableMade)))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<Json<TableMade>, Refusal> {
    a_seat_more(&app, caller.id, None).await?;
    let id = app.create(&new, (caller.id, &caller.name)).await?;
    Ok(Json(TableMade { table: id.to_string() }))
}

/// Refuses one more table to those who sit at too many.
pub(super) async fn a_seat_more(app: &App, person: Id, table: Option<Id>) -> Result<(), Refusal> {
    let most = app.config.limits.tables;
    if most == u32::MAX || app.store.sits_at(person).await? < most {
        return Ok(());
    }
    // Whoever sits there already only asks again.
    let sits = app.store.unfinished(person).await?;
    if table.is_some_and(|table| sits.contains(&table)) { Ok(()) } else { Err(Refusal::TooMany) }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// Where they are in their life.
    phase: Option<Phase>,
    /// Own tables instead of public ones.
    #[serde(default)]
    mine: bool,
}

/// Public tables, or one's own.
#[utoipa::path(get, path = "/api/tables", params(Wanted), responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<App>,
    caller: super::caller::Anyone,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let person = if wanted.mine { Some(caller.id().ok_or(Refusal::LoginNeeded)?) } else { None };
    let listed = app.store.list(TableFilter { phase: wanted.phase, person, limit: 100 }).await?;
    Ok(Json(listed.into_iter().map(|listed| listed.summary).collect()))
}

/// What one wants to play.
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

/// Sits one down at the public table that fits and has waited longest, or at a new one. It is the game as published.
#[utoipa::path(post, path = "/api/pair", request_body = Pairing, responses((status = 200, body = TableMade)))]
pub(super) async fn pair(
    State(app): State<App>,
    caller: Caller,
    Json(wanted): Json<Pairing>,
) -> Result<Json<TableMade>, Refusal> {
    a_seat_more(&app, caller.id, None).await?;
    // Before a list of so many seats is made.
    app.games.rules(wanted.game)?.check(AS_PUBLISHED, wanted.players)?;
    let turn = app.turn_to_pair().await?;
    let paired = pair_now(&app, &caller, wanted).await;
    turn.end().await;
    Ok(Json(TableMade { table: paired?.to_string() }))
}

async fn pair_now(app: &App, caller: &Caller, wanted: Pairing) -> Result<Id, Refusal> {
    let Pairing { game, players, rated, clock } = wanted;
    let fitting = Fitting { person: caller.id, game, players, rated, clock, limit: 100 };
    for id in app.store.waiting(fitting).await? {
        let command = Command::Join { key: None, nonce: None };
        let envelope = Envelope { id: app.dice.id().to_string(), version: None, seat: None, command };
        // Somebody else may have been quicker: then the next one.
        if app.table(id).command(caller.who(), envelope).await.is_ok() {
            return Ok(id);
        }
    }
    let mut seats = vec![SeatChoice::Open; players];
    if let Some(first) = seats.first_mut() {
        *first = SeatChoice::Me;
    }
    let new = NewTable {
        game,
        seats,
        options: None,
        visibility: Visibility::Public,
        rated,
        clock,
        delay: 0,
        hints: false,
        nonce: None,
    };
    app.create(&new, (caller.id, &caller.name)).await
}
