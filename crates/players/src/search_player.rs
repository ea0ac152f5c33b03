//! A player that searches.

use std::time::{Duration, Instant};

use mandala_ismcts::{
    ActionStats, Cancel, ExactBudget, Limits, MixedEvaluator, Report, Search, sample, solve_exactly,
};
use tabletop::{Seed, View};

use crate::bot::Bot;
use crate::levels::SearchConfig;
use crate::trained::{TrainedGame, selection};

/// A player that searches as its configuration says.
#[derive(Clone, Debug)]
pub struct SearchPlayer {
    config: SearchConfig,
    limits: Limits,
    seed: Seed,
    turn: u64,
}

impl SearchPlayer {
    /// A player whose choices follow from the seed: without a time cap, the same everywhere.
    pub fn new(config: SearchConfig, seed: &Seed) -> Self {
        Self { config, limits: Limits::iterations(config.iterations), seed: *seed, turn: 0 }
    }

    /// The same player, which also keeps to the time cap of its configuration, and can be cancelled.
    #[must_use]
    pub fn with_time_cap(mut self, cancel: Cancel) -> Self {
        self.limits.time = Some(self.config.time_cap);
        self.limits.cancel = cancel;
        self
    }
}

impl<G: TrainedGame> Bot<G> for SearchPlayer {
    fn choose(&mut self, view: &G::View) -> G::Action {
        self.turn += 1;
        let seed = self.seed.child(self.turn);
        let report = self.config.search::<G>(view, &self.limits, &seed);
        let best = report.best().expect("the player to move has a legal action");
        if self.config.temperature > 0.0 {
            sample(&report.actions, self.config.temperature, &seed.child(0)).action
        } else {
            best.action
        }
    }

    fn limit_time(&mut self, time: Duration) {
        self.limits.time = Some(time.min(self.config.time_cap));
    }
}

impl SearchConfig {
    /// Searches a view in which it is the viewer's turn. Every legal action is in the report, the best first. Where the rest
    /// of the game is small enough to be solved, its solution is the report.
    pub fn search<G: TrainedGame>(&self, view: &G::View, limits: &Limits, seed: &Seed) -> Report<G::Action> {
        let started = Instant::now();
        if let Some(exact) = solve_exactly::<G>(view, ExactBudget::default(), seed) {
            return exact;
        }
        // What the attempt at an exact answer took is not there for the search.
        let time = limits.time.map(|time| time.saturating_sub(started.elapsed()));
        let limits = &Limits { time, ..limits.clone() };
        let (evaluator, selection) = (G::evaluator(), selection::<G>());
        let mut report = if self.rollouts && G::ROLLOUT_WEIGHT > 0.0 {
            let evaluator = &MixedEvaluator { evaluator, rollout_weight: G::ROLLOUT_WEIGHT };
            Search { evaluator, selection, limits, seed }.run_on_threads::<G>(view, self.threads)
        } else {
            Search { evaluator, selection, limits, seed }.run_on_threads::<G>(view, self.threads)
        };
        view.for_each_legal(|action| {
            if report.stats(action).is_none() {
                report.actions.push(ActionStats { action, visits: 0, value: 0.0 });
            }
        });
        report
    }
}
