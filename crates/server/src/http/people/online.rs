//! How many people are here.

use axum::extract::State;
use protocol::Online;

use super::super::extract::Json;
use crate::app::App;
use crate::liveness::alive_since;
use crate::refusal::Refusal;

/// The largest number in an answer: a person who waits for an opponent needs no larger one.
const MAX_COUNT: u32 = 999;

/// How many people are at a table just now, on all servers together. It says nothing about who they are or where.
#[utoipa::path(get, path = "/api/online", responses((status = 200, body = Online)))]
pub(super) async fn online(State(app): State<App>) -> Result<Json<Online>, Refusal> {
    let people = if app.bus.is_shared() {
        app.store.online(alive_since(app.time.now())).await?
    } else {
        u32::try_from(app.connections.people()).unwrap_or(MAX_COUNT)
    };
    Ok(Json(Online { people: people.min(MAX_COUNT) }))
}
