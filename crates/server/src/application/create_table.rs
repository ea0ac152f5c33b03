//! Making a table, and lists of tables.

use mandala_table::{Id, create, invited_to};
use protocol::{NewTable, Phase, TableSummary};

use super::challenge::challenge;
use super::{Caller, check_new_table};
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::TableFilter;

/// How many tables a list has at most.
const MAX_LISTED: u32 = 100;

/// Makes a table. When this returns, it is durable.
pub(crate) async fn create_table(app: &App, caller: &Caller, new: &NewTable) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    create_unlimited(app, caller, new).await
}

/// The same for a person whose seats have been counted.
pub(super) async fn create_unlimited(app: &App, caller: &Caller, new: &NewTable) -> Result<Id, Refusal> {
    let seat_key = app.dice.id();
    let id = invited_to(seat_key);
    let (new, limit) = challenge(app, caller, new).await?;
    let entries = create(&app.games, &new, &caller.maker(), seat_key, &app.dice)?;
    app.tables.create_within(id, entries, limit).await?;
    Ok(id)
}

/// Public tables, or those of a person.
pub(crate) async fn list_tables(
    app: &App,
    phase: Option<Phase>,
    person: Option<Id>,
) -> Result<Vec<TableSummary>, Refusal> {
    let listed = app.store.list(TableFilter { phase, person, limit: MAX_LISTED }).await?;
    Ok(listed.into_iter().map(|listed| listed.summary).collect())
}
