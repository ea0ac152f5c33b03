//! A hint for the player to move.

use mandala_games::Hint;
use mandala_jobs::Thought;
use mandala_players::Cancel;
use mandala_table::Id;
use tabletop::Seed;

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;
use crate::table_actor::ViewRequest;

/// A hint, and the version of the table it is for.
pub(crate) struct TableHint {
    pub(crate) version: u32,
    pub(crate) hint: Hint,
}

/// Thinks about what the player to move should do; never at rated tables or at the deal of the day.
pub(crate) async fn hint(
    app: &App,
    table: Id,
    caller: &Caller,
    request: ViewRequest,
) -> Result<TableHint, Refusal> {
    let position = app.table(table).position(request).await?;
    // Only hints that can be given count.
    app.rate_limits.heavy(caller.id)?;
    let (seed, view) = (Seed(app.dice.bytes()), position.view);
    let think = move |cancel: &Cancel| view.hint(&seed, cancel);
    let hint = app.computers.think(Thought::Hint, caller.owner(), Cancel::default(), think).await;
    Ok(TableHint { version: position.version, hint: hint.ok_or(Refusal::Unavailable)? })
}
