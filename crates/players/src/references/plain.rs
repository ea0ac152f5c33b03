//! The reference player `plain`.

use std::time::Duration;

use mandala_ismcts::{Limits, Rollout, Search, Selection};
use tabletop::{Game, Seed, View};

use crate::bot::Bot;

/// Information-set Monte-Carlo tree search without any knowledge: UCB1 with c = 0.7 on win, draw and loss by seat, uniform
/// random rollouts.
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
        let seed = self.seed.child(self.turn);
        let report =
            Search { evaluator: &Rollout, selection, limits: &self.limits, seed: &seed }.run::<G>(view);
        match report.best() {
            Some(best) => best.action,
            // Cancelled before the first iteration.
            None => first_legal::<G>(view),
        }
    }

    fn limit_time(&mut self, time: Duration) {
        self.limits.time = Some(time);
    }
}

/// Some legal action.
fn first_legal<G: Game>(view: &G::View) -> G::Action {
    let mut first = None;
    view.for_each_legal(|action| {
        first.get_or_insert(action);
    });
    first.expect("the player to move has a legal action")
}
