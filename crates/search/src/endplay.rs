//! Exact end-play: where the rest of the game is a small tree, it is played out in full.

use tabletop::{Game, MAX_SEATS, State};

use crate::guide::{Values, result};

/// The value of a position when everybody plays the rest perfectly and sees everything, if no more than `budget` positions
/// have to be looked at. The budget is used up as they are.
pub(crate) fn solve<G: Game>(state: &G::State, budget: &mut u32) -> Option<Values> {
    let Some(mover) = state.to_move() else {
        return Some(state.outcome().map_or([0.0; MAX_SEATS], |outcome| result(&outcome)));
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
    use tabletop::testing::kuhn::{Kuhn, Options, Setup, State as Poker};
    use tabletop::{Seed, Setup as _};

    /// With open cards the better card wins, or at worst the other folds.
    #[test]
    fn open_poker_is_won_by_the_better_card() {
        for seed in 0..20 {
            let seed = Seed::from_number(seed);
            let setup = Setup::deal(2, &seed);
            let state = Poker::new(&Options {}, &setup, seed);
            let values = solve::<Kuhn>(&state, &mut 100).unwrap();
            let mut shown = state.clone();
            shown.apply_unchecked("b".parse().unwrap());
            shown.apply_unchecked("b".parse().unwrap());
            let better = shown.outcome().unwrap().winner.unwrap();
            assert!(values[better.index()] > 0.99 && values[better.next(2).index()] < 0.01);
        }
    }

    #[test]
    fn a_tree_too_large_is_left_alone() {
        let seed = Seed::from_number(1);
        let state = mandala::State::new(&mandala::Options::default(), &mandala::Setup::deal(2, &seed), seed);
        assert_eq!(solve::<mandala::Mandala>(&state, &mut 10_000), None);
    }
}
