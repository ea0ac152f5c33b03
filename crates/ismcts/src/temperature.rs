//! Choosing at random among good actions.

use rand_core::{Rng, SeedableRng};
use tabletop::Seed;

use crate::SearchRng;
use crate::report::ActionStats;

/// Chooses among the actions that were tried, good ones more often: an action whose value is worse than the best by
/// `temperature` is chosen e times less often. `actions` must not be empty, and `temperature` must be above 0.
///
/// ```
/// use mandala_ismcts::{ActionStats, sample};
/// use tabletop::Seed;
///
/// let actions = [ActionStats { action: 'a', visits: 9, value: 0.6 }, ActionStats { action: 'b', visits: 1, value: 0.1 }];
/// // At a low temperature it is nearly always the best.
/// assert_eq!(sample(&actions, 0.01, &Seed::from_number(1)).action, 'a');
/// ```
pub fn sample<A: Copy>(actions: &[ActionStats<A>], temperature: f32, seed: &Seed) -> ActionStats<A> {
    let tried = || actions.iter().filter(|stats| stats.visits > 0);
    let best = tried().map(|stats| stats.value).fold(0.0, f32::max);
    let weight = |stats: &ActionStats<A>| libm::expf((stats.value - best) / temperature);
    let mut rng = SearchRng::from_seed(seed.0);
    let sum: f32 = tried().map(weight).sum();
    let mut at = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * sum;
    for stats in tried() {
        at -= weight(stats);
        if at < 0.0 {
            return *stats;
        }
    }
    actions[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a temperature of 0.1, an action that is 0.1 worse is chosen e times less often.
    #[test]
    fn worse_actions_are_chosen_less_often() {
        let stats = |action, visits, value| ActionStats { action, visits, value };
        let actions = [stats('a', 9, 0.6), stats('b', 5, 0.5), stats('c', 0, 0.0)];
        let (mut a, mut b) = (0.0, 0.0);
        for number in 0..4_000 {
            match sample(&actions, 0.1, &Seed::from_number(1).child(number)).action {
                'a' => a += 1.0,
                'b' => b += 1.0,
                other => panic!("{other} was never tried"),
            }
        }
        let ratio: f64 = a / b;
        assert!((2.4..3.1).contains(&ratio), "{ratio}");
    }
}
