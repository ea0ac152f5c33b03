//! The limit on how many tables a person sits at.

use mandala_table::Id;

use crate::app::App;
use crate::refusal::Refusal;

/// Refuses one more table to a person who sits at too many. At `table` they may sit already, and then only ask again.
pub(crate) async fn check_seat_limit(app: &App, person: Id, table: Option<Id>) -> Result<(), Refusal> {
    let most = app.config.limits.tables_per_person;
    if most == u32::MAX || app.store.sits_at(person).await? < most {
        return Ok(());
    }
    let sits_at = app.store.unfinished(person).await?;
    if table.is_some_and(|table| sits_at.contains(&table)) { Ok(()) } else { Err(Refusal::TooMany) }
}
