//! The learned judge: a small network looks at each seat's side of a position.

use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::MAX_SEATS;

use crate::features::Features;
use crate::guide::{Guide, Values};
use crate::net::Net;
use crate::promise::Promise;

/// Judges a position by a network: each seat gets a number, and the shares of the win are in proportion to their
/// exponentials.
#[derive(Clone, Debug)]
pub struct Learned {
    /// The network.
    pub net: Net,
}

impl Learned {
    /// The shares of the win.
    pub fn shares<G: Features>(&self, state: &G::State, numbers: &mut Vec<f32>) -> Values {
        numbers.clear();
        G::features(state, numbers);
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (seat, input) in numbers.chunks_exact(G::COUNT).enumerate() {
            shares[seat] = libm::expf(self.net.evaluate(input));
            sum += shares[seat];
        }
        shares.map(|share| share / sum)
    }
}

impl<G: Features + Promise> Guide<G> for Learned {
    fn judge(&self, leaves: &[G::State], _: &mut Xoshiro256PlusPlus, values: &mut Vec<Values>) {
        let mut numbers = Vec::new();
        values.extend(leaves.iter().map(|leaf| self.shares::<G>(leaf, &mut numbers)));
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        G::promise(state, action)
    }
}
