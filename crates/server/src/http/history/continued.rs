//! Playing on from a moment of a finished game.

use axum::extract::State;
use protocol::{ContinueFrom, CreatedTable};

use super::access::Key;
use crate::app::App;
use crate::application::{self, Caller};
use crate::http::extract::{Json, Path, Query};
use crate::http::play::id;
use crate::http::tables::made;
use crate::refusal::Refusal;

/// Makes a table at which a finished game is played on, against computers. Only for those to whom everything in it lies open.
#[utoipa::path(post, path = "/api/games/{game}/continue", params(Key), request_body = ContinueFrom,
    responses((status = 200, body = CreatedTable)))]
pub(super) async fn play_on(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    caller: Caller,
    Json(from): Json<ContinueFrom>,
) -> Result<Json<CreatedTable>, Refusal> {
    let table = application::continue_game(&app, &caller, id(&game)?, key.as_deref(), from).await?;
    Ok(made(table))
}
