//! Lessons.

use axum::extract::State;
use mandala_table::begin_lesson;
use protocol::{LessonBody, LessonChoice, TableMade};

use crate::app::App;
use crate::history::{NamedLesson, lessons};
use crate::http::caller::Caller;
use crate::http::extract::Json;
use crate::http::tables::a_seat_more;
use crate::refusal::Refusal;

/// The server's lessons.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonBody>)))]
pub(super) async fn list() -> Json<Vec<LessonBody>> {
    Json(lessons().iter().map(NamedLesson::body).collect())
}

/// Makes a table for a lesson: one of the server's, or one's own.
#[utoipa::path(post, path = "/api/lessons", request_body = LessonChoice, responses((status = 200, body = TableMade)))]
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Json(choice): Json<LessonChoice>,
) -> Result<Json<TableMade>, Refusal> {
    let (name, script) = match choice {
        LessonChoice::Own(script) => (None, script),
        LessonChoice::Named(name) => {
            let known = lessons().iter().find(|lesson| lesson.name == name).ok_or(Refusal::NotFound)?;
            (Some(known.name), known.lesson.clone())
        }
    };
    a_seat_more(&app, caller.id, None).await?;
    let table = app.dice.id();
    app.keep_new(table, begin_lesson(&app.games, name, &script, (caller.id, &caller.name), &app.dice)?)
        .await?;
    Ok(Json(TableMade { table: table.to_string() }))
}
