//! The reference player `newcomer`.

use tabletop::presentation::{Effects, PresentableGame};
use tabletop::{Seed, View};

use super::random::Random;
use crate::bot::Bot;

/// Plays as people do in their first game: takes what looks like most right now. Ties are broken uniformly at random.
///
/// In Mandala this is `greedy`. In Stones points come late, so `greedy` says little about people there: a newcomer picks up as
/// many stones as possible, and scores once five towers stand and nothing can be picked up.
#[derive(Clone, Debug)]
pub struct Newcomer {
    ties: Random,
}

/// A game that says what attracts newcomers.
pub trait Attraction: PresentableGame {
    /// How attractive an action looks by its foreseeable effects: by its points, unless the game says otherwise.
    fn attraction(effects: &Self::Effects) -> u32 {
        effects.points()
    }
}

impl Attraction for mandala::Mandala {}

impl Attraction for stones::Stones {
    fn attraction(effects: &stones::effects::Effects) -> u32 {
        /// More points than one scoring can bring: any pick-up is more attractive than scoring.
        const PICK_UP: u32 = 1_000;
        match &effects.takes {
            Some(takes) => PICK_UP + takes.stones.len() as u32,
            None => effects.points(),
        }
    }
}

impl Newcomer {
    /// A player whose choices follow from the seed.
    pub fn new(seed: &Seed) -> Self {
        Self { ties: Random::new(seed) }
    }
}

impl<G: Attraction> Bot<G> for Newcomer {
    fn choose(&mut self, view: &G::View) -> G::Action {
        let mut best = Vec::new();
        let mut most = 0;
        view.for_each_legal(|action| {
            let attraction = G::effects(view, action).map_or(0, |effects| G::attraction(&effects));
            if attraction > most {
                best.clear();
                most = attraction;
            }
            if attraction == most {
                best.push(action);
            }
        });
        self.ties.pick(&best)
    }
}
