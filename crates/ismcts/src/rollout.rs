//! Evaluation by playing to the end at random.

use rand_core::Rng;
use tabletop::play::play_out;
use tabletop::{Game, MAX_SEATS, Outcome, State};

use crate::SearchRng;
use crate::evaluator::{Evaluator, Values, win_shares};

/// Plays each leaf to the end at random. It needs no knowledge of the game, and prefers no action.
///
/// ```
/// use mandala_ismcts::{Limits, Rollout, Search, Selection};
/// use tabletop::testing::kuhn::{Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, Viewer};
///
/// let (seed, limits) = (Seed::from_number(1), Limits::iterations(100));
/// let view = Kuhn::deal(&Options {}, 2, seed).view(Viewer::Seat(Seat::FIRST));
/// let selection = Selection::Ucb1 { exploration: 0.7 };
/// let search = Search { evaluator: &Rollout, selection, limits: &limits, seed: &seed };
/// let report = search.run::<Kuhn>(&view);
/// assert!(report.actions.iter().all(|stats| (0.0..=1.0).contains(&stats.value)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rollout;

impl<G: Game> Evaluator<G> for Rollout {
    fn evaluate(&self, leaves: &[G::State], rng: &mut SearchRng, values: &mut Vec<Values>) {
        values.extend(leaves.iter().map(|leaf| rollout::<G>(leaf, rng, win_shares)));
    }

    fn prior(&self, _: &G::State, _: G::Action) -> f32 {
        1.0
    }
}

/// An evaluator whose values are mixed with rollouts. With many iterations the errors of rollouts cancel out while an
/// evaluator's stay, so the two together are better than either.
///
/// ```
/// use mandala_ismcts::{Limits, MixedEvaluator, Rollout, Search, Selection};
/// use tabletop::testing::kuhn::{Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, Viewer};
///
/// let seed = Seed::from_number(1);
/// let search = Search {
///     // Any evaluator of your own in the place of the first one.
///     evaluator: &MixedEvaluator { evaluator: &Rollout, rollout_weight: 0.5 },
///     selection: Selection::Puct { exploration: 1.0, reduction: 0.1 },
///     limits: &Limits::iterations(200),
///     seed: &seed,
/// };
/// let view = Kuhn::deal(&Options {}, 2, seed).view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(search.run::<Kuhn>(&view).iterations, 200);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MixedEvaluator<'a, E> {
    /// The evaluator.
    pub evaluator: &'a E,
    /// How much the rollout counts, from 0 to 1.
    pub rollout_weight: f32,
}

impl<G: Game, E: Evaluator<G>> Evaluator<G> for MixedEvaluator<'_, E> {
    fn batch_size(&self) -> usize {
        self.evaluator.batch_size()
    }

    fn evaluate_outcome(&self, outcome: &Outcome<G::Reason>) -> Values {
        self.evaluator.evaluate_outcome(outcome)
    }

    fn evaluate(&self, leaves: &[G::State], rng: &mut SearchRng, values: &mut Vec<Values>) {
        let first = values.len();
        self.evaluator.evaluate(leaves, rng, values);
        for (leaf, values) in leaves.iter().zip(&mut values[first..]) {
            let finished = rollout::<G>(leaf, rng, |outcome| self.evaluator.evaluate_outcome(outcome));
            for (value, finished) in values.iter_mut().zip(finished) {
                *value += self.rollout_weight * (finished - *value);
            }
        }
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        self.evaluator.prior(state, action)
    }
}

/// Plays a copy of the position to the end at random, and evaluates the outcome.
fn rollout<G: Game>(
    leaf: &G::State,
    rng: &mut impl Rng,
    evaluate: impl Fn(&Outcome<G::Reason>) -> Values,
) -> Values {
    let mut state = leaf.clone();
    play_out::<G>(&mut state, rng, |_| {});
    state.outcome().map_or([0.0; MAX_SEATS], |outcome| evaluate(&outcome))
}
