//! Another person.

use axum::extract::State;
use protocol::PersonBody;

use super::super::extract::{Json, Path};
use super::super::play::id;
use crate::app::App;
use crate::refusal::Refusal;

/// What is public about a person, for those who know their id.
#[utoipa::path(get, path = "/api/people/{person}", responses((status = 200, body = PersonBody)))]
pub(super) async fn person(
    State(app): State<App>,
    Path(person): Path<String>,
) -> Result<Json<PersonBody>, Refusal> {
    let person = app.store.person(id(&person)?).await?.ok_or(Refusal::NotFound)?;
    Ok(Json(PersonBody { id: person.id.to_string(), name: person.name }))
}
