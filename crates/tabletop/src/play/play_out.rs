//! Playing to the end at random.

use rand_core::Rng;

use crate::chance::below;
use crate::game::{Game, State};

/// Plays to the end, each legal action equally likely. Before each decision `seen` is told how many there are.
///
/// ```
/// use tabletop::play::play_out;
/// use tabletop::{Game, Seed, State};
///
/// # #[cfg(feature = "testing")] {
/// use tabletop::testing::kuhn::{Kuhn, Options};
///
/// let mut state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
/// play_out::<Kuhn>(&mut state, &mut Seed::from_number(2).deal(), |_| {});
/// assert!(state.outcome().is_some());
/// # }
/// ```
#[inline]
pub fn play_out<G: Game>(state: &mut G::State, rng: &mut impl Rng, mut seen: impl FnMut(u32)) {
    while state.to_move().is_some() {
        let action = state.pick_legal(|count| {
            seen(count);
            below(rng, count)
        });
        state.apply_unchecked(action);
    }
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::testing::kuhn::{Kuhn, Options};

    #[test]
    fn every_way_to_play_is_found_and_every_decision_told() {
        let mut rng = Seed::from_number(1).deal();
        let mut decisions = [0; 4];
        for number in 0..400 {
            let mut state = Kuhn::deal(&Options {}, 2, Seed::from_number(number));
            let mut counts = Vec::new();
            play_out::<Kuhn>(&mut state, &mut rng, |count| counts.push(count));
            assert!(state.outcome().is_some());
            assert!(counts.iter().all(|&count| count == 2));
            decisions[counts.len()] += 1;
        }
        // Of the five ways, pp, bp and bb take two decisions: three games in four.
        assert_eq!(decisions[0] + decisions[1], 0);
        assert!((260..340).contains(&decisions[2]), "{decisions:?}");
    }
}
