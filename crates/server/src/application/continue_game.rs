//! Playing on from a moment of a finished game.

use mandala_table::Id;
use protocol::ContinueFrom;

use super::{Asker, Caller, check_new_table, in_replay_pool, open_game, replay_cost};
use crate::app::App;
use crate::refusal::Refusal;

/// Makes a table at which a finished game is played on, against computers. Only for people who may see everything in it.
pub(crate) async fn continue_game(
    app: &App,
    caller: &Caller,
    game: Id,
    key: Option<&str>,
    from: ContinueFrom,
) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    let stored = open_game(app, game, Asker { person: Some(caller.id), key }).await?;
    let (person, name) = (caller.id, caller.name.clone());
    let dice = app.dice.clone();
    let turn = (caller.owner(), replay_cost(&stored.record));
    let entries = in_replay_pool(app, turn, move |games| {
        Ok(mandala_table::continue_game(games, &stored.record, from, (person, &name), &dice)?)
    });
    let (entries, table) = (entries.await?, app.dice.id());
    app.tables.create(table, entries).await?;
    Ok(table)
}
