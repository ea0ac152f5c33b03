//! Counting decision paths, to compare rules engines.

use crate::game::{Game, State};

/// The number of action sequences of exactly `depth` actions, plus those that end the game sooner; chance is fixed by the
/// state.
///
/// ```
/// use tabletop::play::perft;
/// use tabletop::{Game, Seed};
///
/// # #[cfg(feature = "testing")] {
/// use tabletop::testing::kuhn::{Kuhn, Options};
///
/// // Two ways to begin, two answers to each; only after pass and bet there is a third decision.
/// let state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
/// assert_eq!((perft::<Kuhn>(&state, 1), perft::<Kuhn>(&state, 2), perft::<Kuhn>(&state, 3)), (2, 4, 5));
/// # }
/// ```
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 || state.to_move().is_none() {
        return 1;
    }
    if depth == 1 {
        return state.legal_count() as u64;
    }
    let mut nodes = 0;
    state.for_each_legal(|action| {
        let mut next = state.clone();
        next.apply_unchecked(action);
        nodes += perft::<G>(&next, depth - 1);
    });
    nodes
}
