//! Analyses of finished games, and of any record: to ask for one, and to see how far it has come.

use futures_util::stream::{Stream, unfold};
use mandala_games::Registry;
use mandala_table::Id;
use protocol::{AnalysisBody, AnalysisState};

use super::{Asker, Caller, hash_secret, in_replay_pool, open_game, replay_cost};
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
    open_game(app, game, Asker { person: Some(caller.id), key }).await?;
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
    let check = move |games: &Registry| film(games, &checked, ReplayViewpoint::Public).map(drop);
    in_replay_pool(app, (caller.owner(), replay_cost(&record)), check).await?;
    let key = hash_secret(&record);
    app.ask_analysis(AnalysisOf::Upload { key, record }, caller.person(), caller.owner()).await
}

/// The analysis of a finished game, as far as it has come; nothing before it is asked for.
pub(crate) async fn game_analysis(
    app: &App,
    game: Id,
    asker: Asker<'_>,
) -> Result<Option<AnalysisBody>, Refusal> {
    open_game(app, game, asker).await?;
    app.analysis(&game.to_string()).await
}

/// The analysis under a key, as far as it has come. For people who know the key: that of a record is its hash.
pub(crate) async fn analysis(app: &App, key: &str) -> Result<AnalysisBody, Refusal> {
    app.analysis(key).await?.ok_or(Refusal::NotFound)
}

/// The same, and then again whenever it has come further, until it is done.
pub(crate) async fn analysis_steps(
    app: &App,
    key: String,
) -> Result<impl Stream<Item = AnalysisBody> + use<>, Refusal> {
    // What happens between the two is not missed.
    let progress = app.analysis_progress();
    let first = analysis(app, &key).await?;
    let app = app.clone();
    Ok(unfold(Some((first, None, progress)), move |state| {
        let (app, key) = (app.clone(), key.clone());
        async move {
            let (mut now, last, mut progress) = state?;
            // The progress may be that of another analysis.
            while Some(&now) == last.as_ref() {
                progress.changed().await.ok()?;
                now = app.analysis(&key).await.ok()??;
            }
            let is_over = matches!(now.state, AnalysisState::Done | AnalysisState::Failed);
            let next = (!is_over).then(|| (now.clone(), Some(now.clone()), progress));
            Some((now, next))
        }
    }))
}
