//! An analysis one piece at a time, for hosts with other things to do in between.

use super::{Analysis, Plan, PlyAnalysis, RecordedGame, assemble};
use crate::reasons::ExplainedGame;

/// An analysis under way. It comes to what [`super::analyse`] comes to.
#[derive(Clone, Debug)]
pub struct IncrementalAnalysis<G: ExplainedGame> {
    game: RecordedGame<G>,
    plan: Plan,
    plies: Vec<PlyAnalysis<G>>,
}

impl<G: ExplainedGame> IncrementalAnalysis<G> {
    /// An analysis of which nothing is done yet.
    pub fn new(game: RecordedGame<G>, plan: Plan) -> Self {
        Self { game, plan, plies: Vec::new() }
    }

    /// The pieces of work: one more than actions.
    pub fn total(&self) -> usize {
        self.game.actions().len() + 1
    }

    /// The pieces that are done.
    pub fn done(&self) -> usize {
        self.plies.len()
    }

    /// The game.
    pub fn game(&self) -> &RecordedGame<G> {
        &self.game
    }

    /// Does the next piece, if there is one. A cancelled piece counts for nothing and is done again the next time.
    pub fn step(&mut self) {
        if self.done() < self.total() {
            let ply = PlyAnalysis::of(&self.game, self.done(), &self.plan);
            if !self.plan.cancel.is_cancelled() {
                self.plies.push(ply);
            }
        }
    }

    /// The analysis, once all pieces are done.
    pub fn finished(&self) -> Option<Analysis<G>> {
        (self.done() == self.total()).then(|| assemble(&self.game, self.plies.clone()))
    }
}
