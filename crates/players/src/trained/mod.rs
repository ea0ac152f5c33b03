//! The games that the computer can play well.

mod evaluator;
mod features;
mod net;
mod policy;

use std::sync::LazyLock;

use mandala::Mandala;
use mandala_ismcts::{Evaluator, Selection};
use stones::Stones;

pub use evaluator::NetEvaluator;
pub use features::Features;
pub use net::Net;
pub use policy::Policy;

use crate::references::Attraction;
use crate::strength::Strength;

/// A game with an evaluator, and with the settings of search that the arena found best for it.
pub trait TrainedGame: Attraction {
    /// What evaluates its positions.
    type Evaluator: Evaluator<Self> + Sync + 'static;

    /// How much exploration counts in search.
    const EXPLORATION: f32;

    /// How much a rollout counts beside the evaluator for a player that mixes the two; 0 where the arena found no gain.
    const ROLLOUT_WEIGHT: f32;

    /// How strong `beginner` is: weak enough that a first game can be won (`docs/experiments/newcomers.md`).
    const BEGINNER: Strength;

    /// The evaluator. Its weights are part of the program.
    fn evaluator() -> &'static Self::Evaluator;
}

/// How a game is searched.
pub(crate) const fn selection<G: TrainedGame>() -> Selection {
    /// How much lower than its parent an action not tried yet is valued.
    const REDUCTION: f32 = 0.1;
    Selection::Puct { exploration: G::EXPLORATION, reduction: REDUCTION }
}

impl TrainedGame for Mandala {
    type Evaluator = NetEvaluator;

    const EXPLORATION: f32 = 1.0;
    const ROLLOUT_WEIGHT: f32 = 0.5;
    const BEGINNER: Strength = Strength { iterations: 20, temperature: 0.8 };

    fn evaluator() -> &'static NetEvaluator {
        static EVALUATOR: LazyLock<NetEvaluator> =
            LazyLock::new(|| read::<Mandala>(include_bytes!("../../nets/mandala.net")));
        &EVALUATOR
    }
}

impl TrainedGame for Stones {
    type Evaluator = NetEvaluator;

    const EXPLORATION: f32 = 2.5;
    const ROLLOUT_WEIGHT: f32 = 0.0;
    const BEGINNER: Strength = Strength { iterations: 10, temperature: 0.15 };

    fn evaluator() -> &'static NetEvaluator {
        static EVALUATOR: LazyLock<NetEvaluator> =
            LazyLock::new(|| read::<Stones>(include_bytes!("../../nets/stones.net")));
        &EVALUATOR
    }
}

fn read<G: Features>(weights: &[u8]) -> NetEvaluator {
    NetEvaluator { net: Net::read(G::COUNT, weights).expect("a test reads the weights") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let _ = (Mandala::evaluator(), Stones::evaluator());
    }
}
