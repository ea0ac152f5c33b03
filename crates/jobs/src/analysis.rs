//! The analysis of a record, a decision at a time, so that computers at tables are never kept waiting for long.

use mandala_games::Registry;
use mandala_players::Cancel;
use mandala_players::analysis::Depth;
use serde::{Deserialize, Serialize};
use tabletop::record::{RawRecord, ReplayError};

use crate::owner::Owner;
use crate::thinkers::{ThinkerPool, Thought};

/// How far an analysis has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Its key.
    pub key: String,
    /// Decisions done.
    pub done: usize,
    /// Of so many.
    pub total: usize,
}

/// Analyses a record and says after each decision how far it has come. Nothing if a computer failed.
pub async fn analyse<Reported: Future<Output = ()>>(
    games: &Registry,
    (key, record): (&str, &str),
    iterations: u32,
    (thinkers, owner): (&ThinkerPool, Owner),
    mut report: impl FnMut(Progress) -> Reported,
) -> Result<Option<String>, ReplayError> {
    let record = RawRecord::parse(record).map_err(ReplayError::before)?;
    let mut analysis = games.of_record(&record)?.analysis(&record, Depth { iterations })?;
    loop {
        let (done, total) = (analysis.done(), analysis.total());
        report(Progress { key: key.to_owned(), done, total }).await;
        if done == total {
            return Ok(analysis.document());
        }
        // Each decision waits for its owner's turn.
        let step = move |_: &Cancel| {
            analysis.step();
            analysis
        };
        let Some(stepped) = thinkers.think(Thought::Decision, owner, Cancel::default(), step).await else {
            return Ok(None);
        };
        analysis = stepped;
    }
}
