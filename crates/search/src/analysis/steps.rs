//! An analysis one piece at a time, for hosts with other things to do in between.

use super::{Analysis, Film, Plan, Shot, assemble};
use crate::reasons::Explained;

/// An analysis under way. It comes to what [`super::analyse`] comes to.
#[derive(Clone, Debug)]
pub struct Steps<G: Explained> {
    film: Film<G>,
    plan: Plan,
    shots: Vec<Shot<G>>,
}

impl<G: Explained> Steps<G> {
    /// An analysis of which nothing is done yet.
    pub fn new(film: Film<G>, plan: Plan) -> Self {
        Self { film, plan, shots: Vec::new() }
    }

    /// The pieces of work: one more than actions.
    pub fn total(&self) -> usize {
        self.film.actions().len() + 1
    }

    /// The pieces that are done.
    pub fn done(&self) -> usize {
        self.shots.len()
    }

    /// The game.
    pub fn film(&self) -> &Film<G> {
        &self.film
    }

    /// Does the next piece, if there is one. A cancelled piece counts for nothing and is done again the next time.
    pub fn step(&mut self) {
        if self.done() < self.total() {
            let shot = Shot::of(&self.film, self.done(), &self.plan);
            if !self.plan.cancel.is_cancelled() {
                self.shots.push(shot);
            }
        }
    }

    /// The analysis, once all pieces are done.
    pub fn finished(&self) -> Option<Analysis<G>> {
        (self.done() == self.total()).then(|| assemble(&self.film, self.shots.clone()))
    }
}
