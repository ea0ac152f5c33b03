//! Asking for an analysis of a finished game, or of any record.

use mandala_table::Id;
use protocol::AnalysisBody;

use super::{Asker, Caller, hash_secret, in_replay_pool, revealed_game};
use crate::app::App;
use crate::history::{AnalysisOf, ReplayViewpoint, film};
use crate::refusal::Refusal;

/// Asks for the analysis of a finished game. To ask again gives the same one.
pub(crate) async fn request_game_analysis(
    app: &App,
    caller: &Caller,
    game: Id,
    key: Option<&str>,
) -> Result<AnalysisBody, Refusal> {
    app.rate_limits.heavy(caller.id)?;
    revealed_game(app, game, Asker { person: Some(caller.id), key }, ReplayViewpoint::Open).await?;
    app.ask_analysis(AnalysisOf::Game(game), caller.person(), caller.owner()).await
}

/// Asks for the analysis of a record. Its id is the record's hash, which is the key to the result.
pub(crate) async fn request_record_analysis(
    app: &App,
    caller: &Caller,
    record: String,
) -> Result<AnalysisBody, Refusal> {
    app.rate_limits.heavy(caller.id)?;
    let checked = record.clone();
    in_replay_pool(app, caller.owner(), move |games| {
        film(games, &checked, ReplayViewpoint::Public).map(drop)
    })
    .await?;
    let key = hash_secret(&record);
    app.ask_analysis(AnalysisOf::Upload { key, record }, caller.person(), caller.owner()).await
}
