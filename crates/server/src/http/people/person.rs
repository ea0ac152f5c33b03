//! Another person.

use axum::extract::State;
use protocol::PersonBody;

use super::super::extract::{Json, Path};
use super::super::play::id;
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;

/// What is public about a person, for those who know their id.
#[utoipa::path(get, path = "/api/people/{person}", responses((status = 200, body = PersonBody)))]
pub(super) async fn person(
    State(app): State<App>,
    Path(person): Path<String>,
) -> Result<Json<PersonBody>, Refusal> {
    Ok(Json(application::person(&app, id(&person)?).await?))
}
