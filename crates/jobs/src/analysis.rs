//! The analysis of a record, a decision at a time, so that computers at tables are never kept waiting for long.

use mandala_games::{PlayableGame, Visit, visit_record};
use mandala_players::Cancel;
use mandala_players::analysis::{Depth, IncrementalAnalysis, Plan, RecordedGame, Report, document};
use serde::{Deserialize, Serialize};
use tabletop::message::Message;
use tabletop::record::{RawRecord, ReplayError};

use crate::ThinkerPool;

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
    (key, record): (&str, &str),
    iterations: u32,
    thinkers: &ThinkerPool,
    mut report: impl FnMut(Progress) -> Reported,
) -> Result<Option<String>, ReplayError> {
    let record = RawRecord::parse(record).map_err(ReplayError::before)?;
    let mut analysis = visit_record(&record, Begin { record: &record, depth: Depth { iterations } })??;
    loop {
        let (done, total) = (analysis.done(), analysis.total());
        report(Progress { key: key.to_owned(), done, total }).await;
        if done == total {
            return Ok(analysis.document());
        }
        // Each decision waits its turn among the moves.
        let step = move |_: &Cancel| {
            analysis.step();
            analysis
        };
        let Some(stepped) = thinkers.think(Cancel::default(), step).await else { return Ok(None) };
        analysis = stepped;
    }
}

/// An analysis under way, whatever the game.
trait AnyAnalysis: Send {
    fn step(&mut self);
    fn done(&self) -> usize;
    fn total(&self) -> usize;
    /// What `mandala analyse --json` prints, once all is done.
    fn document(&self) -> Option<String>;
}

struct Begin<'a> {
    record: &'a RawRecord,
    depth: Depth,
}

impl<G: PlayableGame> Visit<G> for Begin<'_> {
    type Output = Result<Box<dyn AnyAnalysis>, ReplayError>;

    fn visit(self) -> Self::Output {
        let steps = IncrementalAnalysis::new(RecordedGame::<G>::of(self.record)?, Plan::new(self.depth, 1));
        Ok(Box::new(Analysis { names: self.record.players.clone(), depth: self.depth, steps }))
    }
}

struct Analysis<G: PlayableGame> {
    names: Vec<String>,
    depth: Depth,
    steps: IncrementalAnalysis<G>,
}

impl<G: PlayableGame> AnyAnalysis for Analysis<G> {
    fn step(&mut self) {
        self.steps.step();
    }

    fn done(&self) -> usize {
        self.steps.done()
    }

    fn total(&self) -> usize {
        self.steps.total()
    }

    fn document(&self) -> Option<String> {
        let analysis = self.steps.finished()?;
        let say = |message: &dyn Message, _: &str| message.id().to_owned();
        let report = Report::new(&self.names, self.steps.game(), &analysis, say);
        Some(document(self.depth.iterations, [Ok(&report)]))
    }
}
