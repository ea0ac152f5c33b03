//! The games we have taught the computer.

use std::sync::LazyLock;

use mandala::Mandala;
use stones::Stones;

use crate::features::Features;
use crate::learned::Learned;
use crate::levels::Strength;
use crate::net::Net;
use crate::newcomer::Attraction;
use crate::promise::Promise;

/// A game with a learned judge.
pub trait Known: Features + Promise + Attraction {
    /// How much curiosity counts in search; what the arena found best.
    const EXPLORATION: f32;

    /// How much a play-out counts beside the judge for a player that mixes the two; 0 where the arena found no gain.
    const PLAYOUT: f32;

    /// How strong `beginner` is: weak enough that a first game can be won (`docs/experiments/newcomers.md`).
    const BEGINNER: Strength;

    /// The judge. Its weights are part of the program.
    fn judge() -> &'static Learned;
}

impl Known for Mandala {
    const EXPLORATION: f32 = 1.0;
    const PLAYOUT: f32 = 0.5;
    const BEGINNER: Strength = Strength { iterations: 20, softness: 0.8 };

    fn judge() -> &'static Learned {
        static JUDGE: LazyLock<Learned> =
            LazyLock::new(|| read::<Mandala>(include_bytes!("../nets/mandala.net")));
        &JUDGE
    }
}

impl Known for Stones {
    const EXPLORATION: f32 = 2.5;
    const PLAYOUT: f32 = 0.0;
    const BEGINNER: Strength = Strength { iterations: 10, softness: 0.15 };

    fn judge() -> &'static Learned {
        static JUDGE: LazyLock<Learned> =
            LazyLock::new(|| read::<Stones>(include_bytes!("../nets/stones.net")));
        &JUDGE
    }
}

fn read<G: Features>(weights: &[u8]) -> Learned {
    Learned { net: Net::read(G::COUNT, weights).expect("a test reads the weights") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_features() {
        let _ = (Mandala::judge(), Stones::judge());
    }
}
