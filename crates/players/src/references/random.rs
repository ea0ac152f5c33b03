//! The reference player `random`.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::chance::below;
use tabletop::{Game, Seed, View};

use crate::bot::Bot;

/// Plays uniformly over the legal actions.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A player whose choices follow from the seed.
    pub fn new(seed: &Seed) -> Self {
        Self { rng: Xoshiro256PlusPlus::from_seed(seed.0) }
    }

    /// One of the items, each equally likely; there must be one.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[below(&mut self.rng, items.len() as u32) as usize]
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View) -> G::Action {
        self.pick(&view.legal_actions())
    }
}
