//! Making a table.

use mandala_table::{Id, create, invited_to};
use protocol::NewTable;

use super::challenge::challenge;
use super::{Caller, check_new_table};
use crate::app::App;
use crate::refusal::Refusal;

/// Makes a table. When this returns, it is durable.
pub(crate) async fn create_table(app: &App, caller: &Caller, new: &NewTable) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    create_unlimited(app, caller, new).await
}

/// The same for a person whose seats have been counted.
pub(super) async fn create_unlimited(app: &App, caller: &Caller, new: &NewTable) -> Result<Id, Refusal> {
    let seat_key = app.dice.id();
    let id = invited_to(seat_key);
    let new = challenge(app, caller, new).await?;
    app.tables.create(id, create(&app.games, &new, &caller.maker(), seat_key, &app.dice)?).await?;
    Ok(id)
}
