//! How many tables a person sits at, and how many are made from an address.
//!
//! What is counted here refuses early. Whether a person really sits down is decided by the store, which counts again in the
//! transaction: many requests at once do not pass the limit.

use mandala_table::Id;

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;

/// Refuses one more table to a person who sits at too many, or to an address from which too many are made.
pub(crate) async fn check_new_table(app: &App, caller: &Caller) -> Result<(), Refusal> {
    check_seat_limit(app, caller.id, None).await?;
    app.rate_limits.new_table(caller.address)
}

/// Refuses one more table to a person who sits at too many. At `table` they may sit already, and then only ask again.
pub(super) async fn check_seat_limit(app: &App, person: Id, table: Option<Id>) -> Result<(), Refusal> {
    let most = app.config.limits.tables_per_person;
    if most == u32::MAX || app.store.sits_at(person).await? < most {
        return Ok(());
    }
    let sits_at = app.store.unfinished(person).await?;
    if table.is_some_and(|table| sits_at.contains(&table)) { Ok(()) } else { Err(Refusal::TooMany) }
}
