//! What an analysis would say of another action in a position of a finished game.

use mandala_jobs::Thought;
use mandala_players::Cancel;
use mandala_players::analysis::Depth;
use mandala_table::Id;
use protocol::{Json, JudgeAction};

use super::{Asker, Caller, in_replay_pool, open_game, replay_cost};
use crate::app::App;
use crate::history::position;
use crate::refusal::Refusal;

/// Judges an action as an analysis judges the one that was played.
pub(crate) async fn judge_action(
    app: &App,
    caller: &Caller,
    game: Id,
    key: Option<&str>,
    JudgeAction { ply, action }: JudgeAction,
) -> Result<Json, Refusal> {
    app.rate_limits.heavy(caller.id)?;
    let stored = open_game(app, game, Asker { person: Some(caller.id), key }).await?;
    let tried = action.clone();
    let turn = (caller.owner(), replay_cost(&stored.record));
    let position = in_replay_pool(app, turn, move |games| {
        let position = position(games, &stored.record, ply)?;
        position.effects(&tried)?;
        Ok(position)
    });
    let position = position.await?;
    let depth = Depth { iterations: app.config.analysis_iterations };
    let judging = move |cancel: &Cancel| position.judge(&action, depth, cancel);
    let judged =
        app.computers.think(Thought::Decision, caller.owner(), Cancel::default(), judging).await.flatten();
    judged.map(Json).ok_or(Refusal::Unavailable)
}
