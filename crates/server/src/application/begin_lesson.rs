//! Lessons, and a table for one.

use mandala_table::Id;
use protocol::{LessonBody, LessonChoice};

use super::{Caller, check_new_table};
use crate::app::App;
use crate::history::{NamedLesson, lessons};
use crate::refusal::Refusal;

/// The server's lessons.
pub(crate) fn list_lessons() -> Vec<LessonBody> {
    lessons().iter().map(NamedLesson::body).collect()
}

/// Makes a table for one of the server's lessons, or for a script of the caller's own.
pub(crate) async fn begin_lesson(app: &App, caller: &Caller, choice: LessonChoice) -> Result<Id, Refusal> {
    let (name, script) = match choice {
        LessonChoice::Own(script) => (None, script),
        LessonChoice::Named(name) => {
            let known = lessons().iter().find(|lesson| lesson.name == name).ok_or(Refusal::NotFound)?;
            (Some(known.name), known.lesson.clone())
        }
    };
    check_new_table(app, caller).await?;
    let table = app.dice.id();
    let entries =
        mandala_table::begin_lesson(&app.games, name, &script, (caller.id, &caller.name), &app.dice)?;
    app.tables.create(table, entries).await?;
    Ok(table)
}
