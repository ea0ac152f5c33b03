//! What an action is worth against the best one, on what its player can know.

use tabletop::{Seed, View};

use super::chance::chance;
use crate::known::Known;
use crate::levels::Level;
use crate::limits::{Cancel, Limits};
use crate::thinker::{exactly, think};

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
    pub(crate) fn glance(self) -> u32 {
        (self.iterations / 64).clamp(8, 400)
    }
}

/// A decision weighed: the mover's winning chance with the best action and with the one played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) legal: usize,
    pub(crate) best: A,
    /// What the search likes most after the best.
    pub(crate) second: Option<A>,
    pub(crate) before: f32,
    pub(crate) after: f32,
}

/// Weighs an action of the viewer's, whose turn it is.
///
/// First a search of its own finds the best action. Then the best and the played action are each searched alone, with
/// equally many iterations and the same worlds in the same order: a difference is due to the actions, and not to one of them
/// having been looked at more often. Should the played action come out no worse, it is the best. Where the rest of the game
/// is small enough to be solved, its solution takes the place of all these searches.
pub(crate) fn weigh<G: Known>(
    view: &G::View,
    played: G::Action,
    depth: Depth,
    cancel: &Cancel,
    seed: &Seed,
) -> Weighed<G::Action> {
    let mut legal = Vec::new();
    view.for_each_legal(|action| legal.push(action));
    let count = legal.len();
    if let Some(exact) = exactly::<G>(view, &legal, seed) {
        let value =
            |action| exact.actions.iter().find(|found| found.action == action).map(|found| found.value);
        let after = value(played).unwrap_or_default();
        let top = exact.actions[0];
        // Of several equally good actions the played one is as much the best as any.
        let best = if after >= top.value { played } else { top.action };
        let second = exact.actions.iter().map(|found| found.action).find(|&action| action != best);
        return Weighed { legal: count, best, second, before: top.value, after };
    }
    let limits = |iterations| Limits { cancel: cancel.clone(), ..Limits::iterations(iterations) };
    let alone = |action| chance::<G>(view, action, &limits(depth.each()), &seed.child(1));
    if count == 1 {
        let value = alone(played);
        return Weighed { legal: 1, best: played, second: None, before: value, after: value };
    }
    let config = Level::Master.config::<G>();
    let report = think::<G>(view, &config, &limits(depth.iterations), &seed.child(0));
    let (top, next) = (report.actions[0].action, report.actions[1].action);
    let (before, after) = if top == played {
        let value = alone(played);
        (value, value)
    } else {
        (alone(top), alone(played))
    };
    let (best, second) =
        if after >= before { (played, if top == played { next } else { top }) } else { (top, next) };
    Weighed { legal: count, best, second: Some(second), before: before.max(after), after }
}
