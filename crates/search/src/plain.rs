//! The reference player `plain`.

use std::time::Duration;

use tabletop::{Game, Seed, View};

use crate::bot::Bot;
use crate::guide::Playout;
use crate::ismcts::{Selection, search};
use crate::limits::Limits;

/// Information-set Monte-Carlo tree search without any knowledge: UCB1 with c = 0.7 on win, draw and loss by seat, uniform
/// random play-outs.
#[derive(Clone, Debug)]
pub struct Plain {
    seed: Seed,
    turn: u64,
    limits: Limits,
}

impl Plain {
    /// Iterations without any other budget.
    pub const ITERATIONS: u32 = 2_000;

    /// A player whose choices follow from the seed.
    pub fn new(seed: &Seed, limits: Limits) -> Self {
        Self { seed: *seed, turn: 0, limits }
    }
}

impl<G: Game> Bot<G> for Plain {
    fn choose(&mut self, view: &G::View) -> G::Action {
        self.turn += 1;
        let selection = Selection::Ucb1 { exploration: 0.7 };
        let report = search::<G>(view, &Playout, selection, &self.limits, &self.seed.child(self.turn));
        match report.actions.first() {
            Some(found) => found.action,
            // Cancelled before the first iteration.
            None => first_legal::<G>(view),
        }
    }

    fn hurry(&mut self, time: Duration) {
        self.limits.time = Some(time);
    }
}

/// Some legal action.
pub(crate) fn first_legal<G: Game>(view: &G::View) -> G::Action {
    let mut first = None;
    view.for_each_legal(|action| {
        first.get_or_insert(action);
    });
    first.expect("the player to move has a legal action")
}
