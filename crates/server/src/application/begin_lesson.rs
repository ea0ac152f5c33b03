//! A table for a lesson.

use mandala_table::Id;
use protocol::LessonChoice;

use super::{Caller, check_new_table};
use crate::app::App;
use crate::history::lessons;
use crate::refusal::Refusal;

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
