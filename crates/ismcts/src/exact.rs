//! Exact end-play: where the rest of the game is a small tree, it is played out in full.

use rand_core::SeedableRng;
use tabletop::{Game, MAX_SEATS, Seed, State, View, Worlds};

use crate::SearchRng;
use crate::evaluator::{Values, win_shares};
use crate::report::{ActionStats, Report};

/// How much may be looked at to solve the rest of a game.
///
/// ```
/// use mandala_ismcts::ExactBudget;
///
/// let patient = ExactBudget { worlds: 100, ..ExactBudget::default() };
/// assert_eq!(patient.positions, ExactBudget::default().positions);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactBudget {
    /// Worlds that are solved: as many as can differ in a rest so short.
    pub worlds: u32,
    /// Positions that are looked at in each world.
    pub positions: u32,
}

impl Default for ExactBudget {
    fn default() -> Self {
        Self { worlds: 24, positions: 2_000 }
    }
}

/// Solves the rest of the game in some worlds that look like the view, in which it is the viewer's turn. Each action's value
/// is its average over the worlds, where all players play on perfectly and see everything. There is no report if the
/// rest is too large in any of them.
///
/// ```
/// use mandala_ismcts::{ExactBudget, solve_exactly};
/// use tabletop::testing::kuhn::{Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, Viewer};
///
/// let seed = Seed::from_number(1);
/// let view = Kuhn::deal(&Options {}, 2, seed).view(Viewer::Seat(Seat::FIRST));
/// let report = solve_exactly::<Kuhn>(&view, ExactBudget::default(), &seed).expect("the game is small");
/// assert_eq!(report.actions.len(), 2);
/// ```
pub fn solve_exactly<G: Game>(view: &G::View, budget: ExactBudget, seed: &Seed) -> Option<Report<G::Action>> {
    let worlds = view.worlds()?;
    let seat = view.viewer().seat()?;
    let legal = view.legal_actions();
    let mut rng = SearchRng::from_seed(seed.0);
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..budget.worlds {
        let world = worlds.draw(&mut rng);
        let mut left = budget.positions;
        for (sum, &action) in sums.iter_mut().zip(&legal) {
            let mut next = world.clone();
            next.apply_unchecked(action);
            *sum += solve::<G>(&next, &mut left)?[seat.index()];
        }
    }
    let mut actions: Vec<_> = legal
        .iter()
        .zip(&sums)
        .map(|(&action, sum)| ActionStats {
            action,
            visits: budget.worlds,
            value: sum / budget.worlds as f32,
        })
        .collect();
    actions.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.action.cmp(&b.action)));
    Some(Report { actions, iterations: budget.worlds, nodes: 0, depth: 0 })
}

/// The value of a position when all players play the rest perfectly and see everything, if no more than `budget`
/// positions have to be looked at. The budget is used up as they are.
fn solve<G: Game>(state: &G::State, budget: &mut u32) -> Option<Values> {
    let Some(mover) = state.to_move() else {
        return Some(state.outcome().map_or([0.0; MAX_SEATS], |outcome| win_shares(&outcome)));
    };
    let count = state.legal_count() as u32;
    if *budget < count {
        return None;
    }
    *budget -= count;
    let mut best: Option<Values> = None;
    for index in 0..count {
        let mut next = state.clone();
        next.apply_unchecked(state.nth_legal(index as usize));
        let values = solve::<G>(&next, budget)?;
        if best.is_none_or(|best| values[mover.index()] > best[mover.index()]) {
            best = Some(values);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::testing::kuhn::{Kuhn, Options, State as Poker};

    fn dealt(seed: u64) -> Poker {
        Kuhn::deal(&Options {}, 2, Seed::from_number(seed))
    }

    /// With open cards the better card wins, or at worst the other folds.
    #[test]
    fn open_poker_is_won_by_the_better_card() {
        for seed in 0..20 {
            let state = dealt(seed);
            let values = solve::<Kuhn>(&state, &mut 100).unwrap();
            let mut shown = state.clone();
            shown.apply_unchecked("b".parse().unwrap());
            shown.apply_unchecked("b".parse().unwrap());
            let better = shown.outcome().unwrap().winner.unwrap();
            assert!(values[better.index()] > 0.99 && values[better.next(2).index()] < 0.01);
        }
    }

    /// Kuhn poker has two actions first, and two, then four more after them.
    #[test]
    fn a_tree_too_large_is_left_alone() {
        assert_eq!(solve::<Kuhn>(&dealt(1), &mut 7), None);
        assert!(solve::<Kuhn>(&dealt(1), &mut 8).is_some());
    }
}
