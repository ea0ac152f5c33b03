//! What an action is worth against the best one, on what its player can know.

use mandala_ismcts::{Cancel, ExactBudget, Limits, solve_exactly};
use tabletop::{Seed, View};

use super::win_rate::win_rate;
use crate::levels::Level;
use crate::trained::TrainedGame;

/// How much thought a decision gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Iterations of the search for the best action. Each action that is compared gets half as many of its own.
    pub iterations: u32,
}

impl Depth {
    /// A whole game in well under a minute on two cores.
    pub const DEFAULT: Self = Self { iterations: 12_000 };

    /// Iterations for one action that is compared with another.
    fn each(self) -> u32 {
        self.iterations.div_ceil(2).max(1)
    }

    /// Iterations for each of the many short searches that tell luck.
    pub(crate) fn luck_iterations(self) -> u32 {
        (self.iterations / 64).clamp(8, 400)
    }
}

/// A decision compared: the mover's winning chance with the best action and with the action that was played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Comparison<A> {
    pub(crate) legal: usize,
    pub(crate) best: A,
    /// What the search likes most after the best.
    pub(crate) second: Option<A>,
    pub(crate) before: f32,
    pub(crate) after: f32,
}

/// Compares an action of the viewer's, whose turn it is.
///
/// First a search of its own finds the best action. Then the best and the played action are each searched alone, with
/// equally many iterations and the same worlds in the same order: a difference is due to the actions, and not to one of them
/// having been looked at more often. Should the played action come out no worse, it is the best. Where the rest of the game
/// is small enough to be solved, its solution takes the place of all these searches.
pub(crate) fn compare<G: TrainedGame>(
    view: &G::View,
    played: G::Action,
    depth: Depth,
    cancel: &Cancel,
    seed: &Seed,
) -> Comparison<G::Action> {
    let mut count = 0;
    view.for_each_legal(|_| count += 1);
    if let Some(exact) = solve_exactly::<G>(view, ExactBudget::default(), seed) {
        let after = exact.stats(played).map_or(0.0, |stats| stats.value);
        let top = exact.actions[0];
        // Of several equally good actions the played one is as much the best as any.
        let best = if after >= top.value { played } else { top.action };
        let second = exact.actions.iter().map(|stats| stats.action).find(|&action| action != best);
        return Comparison { legal: count, best, second, before: top.value, after };
    }
    let limits = |iterations| Limits { cancel: cancel.clone(), ..Limits::iterations(iterations) };
    let alone = |action| win_rate::<G>(view, action, &limits(depth.each()), &seed.child(1));
    if count == 1 {
        let value = alone(played);
        return Comparison { legal: 1, best: played, second: None, before: value, after: value };
    }
    let config = Level::Master.config::<G>();
    let report = config.search::<G>(view, &limits(depth.iterations), &seed.child(0));
    let (top, next) = (report.actions[0].action, report.actions[1].action);
    let (before, after) = if top == played {
        let value = alone(played);
        (value, value)
    } else {
        (alone(top), alone(played))
    };
    let (best, second) =
        if after >= before { (played, if top == played { next } else { top }) } else { (top, next) };
    Comparison { legal: count, best, second: Some(second), before: before.max(after), after }
}
