//! The reference player `greedy`.

use tabletop::presentation::{Effects, PresentableGame};
use tabletop::{Seed, View};

use super::random::Random;
use crate::bot::Bot;

/// Maximises its own score minus the best other score right after the action, as far as its view shows; ties are broken
/// uniformly at random.
///
/// In neither game does an action change another player's score, so the difference is largest where the own points are.
#[derive(Clone, Debug)]
pub struct Greedy {
    ties: Random,
}

impl Greedy {
    /// A player whose choices follow from the seed.
    pub fn new(seed: &Seed) -> Self {
        Self { ties: Random::new(seed) }
    }
}

impl<G: PresentableGame> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let mut best = Vec::new();
        let mut most = 0;
        view.for_each_legal(|action| {
            let points = G::effects(view, action).map_or(0, |effects| effects.points());
            if points > most {
                best.clear();
                most = points;
            }
            if points == most {
                best.push(action);
            }
        });
        self.ties.pick(&best)
    }
}
