//! The log of a table, for players who come back to it.

use mandala_games::Registry;
use mandala_jobs::Owner;
use mandala_table::Id;
use protocol::LogLine;
use tabletop::message::Chain;

use super::in_replay_pool;
use crate::app::App;
use crate::refusal::Refusal;
use crate::table_actor::ViewRequest;

/// So many entries of a table are replayed as fast as a kilobyte of a record.
const ENTRIES_PER_KILOBYTE: usize = 64;

/// Everything that has happened at a table, as this viewer may know it, also what was taken back since.
pub(crate) async fn table_log(
    app: &App,
    table: Id,
    owner: Owner,
    request: ViewRequest,
) -> Result<Vec<LogLine>, Refusal> {
    let viewpoint = app.table(table).viewpoint(request).await?;
    let mut entries = app.table_store.entries(table, 0).await?;
    entries.retain(|entry| entry.version <= viewpoint.version);
    // Replaying a long game takes a while.
    let cost = u32::try_from(entries.len() / ENTRIES_PER_KILOBYTE).unwrap_or(u32::MAX).saturating_add(1);
    let log = move |games: &Registry| Ok(mandala_table::log(games, table, &entries, viewpoint.viewer));
    in_replay_pool(app, (owner, cost), log).await?.map_err(|error| {
        tracing::error!(%table, error = %Chain(&error), "could not read a table's log");
        Refusal::Unavailable
    })
}
