//! Playing on from a moment of a finished game.

use axum::extract::State;
use mandala_table::continue_game;
use protocol::{ContinueFrom, TableMade};

use super::access::{Key, aside, open};
use crate::app::App;
use crate::history::Eyes;
use crate::http::caller::{Anyone, Caller};
use crate::http::extract::{Json, Path, Query};
use crate::http::tables::a_seat_more;
use crate::refusal::Refusal;

/// Makes a table at which a finished game is played on, against computers. Only for those to whom everything in it lies open.
#[utoipa::path(post, path = "/api/games/{game}/continue", params(Key), request_body = ContinueFrom,
    responses((status = 200, body = TableMade)))]
pub(super) async fn play_on(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    caller: Caller,
    Json(from): Json<ContinueFrom>,
) -> Result<Json<TableMade>, Refusal> {
    a_seat_more(&app, caller.id, None).await?;
    let (person, name) = (caller.id, caller.name.clone());
    let (_, stored) = open(&app, &game, &Anyone(Some(caller)), key.as_deref(), Eyes::Open).await?;
    let (games, dice) = (app.games.clone(), app.dice.clone());
    let entries =
        aside(&app, move || Ok(continue_game(&games, &stored.record, from, (person, &name), &dice)?)).await?;
    let table = app.dice.id();
    app.keep_new(table, entries).await?;
    Ok(Json(TableMade { table: table.to_string() }))
}
