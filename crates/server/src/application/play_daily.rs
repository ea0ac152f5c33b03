//! The deal of the day.

use mandala_table::Id;
use protocol::GameName;

use super::{Caller, check_new_table};
use crate::app::App;
use crate::refusal::Refusal;

/// Sits a person down at today's deal; at their own table, if they have begun it already. Of those who begin it on one device
/// the first counts.
pub(crate) async fn play_daily(
    app: &App,
    caller: &Caller,
    game: GameName,
    device: Option<Id>,
) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    app.begin_daily(game, &caller.maker(), device).await
}
