//! Lessons.

use axum::extract::State;
use protocol::{CreatedTable, LessonBody, LessonChoice};

use crate::app::App;
use crate::application::{self, Caller};
use crate::http::extract::Json;
use crate::http::tables::made;
use crate::refusal::Refusal;

/// The server's lessons.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonBody>)))]
pub(super) async fn list() -> Json<Vec<LessonBody>> {
    Json(application::list_lessons())
}

/// Makes a table for a lesson: one of the server's, or a script of the caller's own.
#[utoipa::path(post, path = "/api/lessons", request_body = LessonChoice, responses((status = 200, body = CreatedTable)))]
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Json(choice): Json<LessonChoice>,
) -> Result<Json<CreatedTable>, Refusal> {
    Ok(made(application::begin_lesson(&app, &caller, choice).await?))
}
