//! The analysis of a recorded game of any kind, a decision at a time.

use mandala_players::analysis::{Depth, IncrementalAnalysis, Plan, RecordedGame, Report, document};
use tabletop::message::Message;
use tabletop::record::{RawRecord, ReplayError};

use crate::list::PlayableGame;

/// An analysis under way.
pub trait AnyAnalysis: Send {
    /// Analyses one more piece.
    fn step(&mut self);

    /// How many pieces are done.
    fn done(&self) -> usize;

    /// How many there are.
    fn total(&self) -> usize;

    /// What `mandala analyse --json` prints, with ids for words; nothing before all is done.
    fn document(&self) -> Option<String>;
}

struct Analysis<G: PlayableGame> {
    names: Vec<String>,
    depth: Depth,
    steps: IncrementalAnalysis<G>,
}

pub(crate) fn begin<G: PlayableGame>(
    record: &RawRecord,
    depth: Depth,
) -> Result<Box<dyn AnyAnalysis>, ReplayError> {
    let steps = IncrementalAnalysis::new(RecordedGame::<G>::of(record)?, Plan::new(depth, 1));
    Ok(Box::new(Analysis { names: record.players.clone(), depth, steps }))
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
