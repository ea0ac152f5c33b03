//! Evaluation by a small network, which looks at each seat's side of a position.

use mandala_ismcts::{Evaluator, SearchRng, Values, win_shares};
use tabletop::{MAX_SEATS, Outcome};

use super::{Features, Net, Policy};

/// Evaluates a position by a network: each seat gets a number, and the shares of the win are in proportion to their
/// exponentials.
#[derive(Clone, Debug)]
pub struct NetEvaluator {
    /// The network.
    pub net: Net,
}

impl NetEvaluator {
    /// The shares of the win. `numbers` is scratch space.
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

impl<G: Features + Policy> Evaluator<G> for NetEvaluator {
    /// Winning first, the margin second: of two wins the higher one, of two losses the closer one.
    fn evaluate_outcome(&self, outcome: &Outcome<G::Reason>) -> Values {
        const MARGIN: f32 = 0.04;
        let won = win_shares(outcome);
        let mut values = [0.0; MAX_SEATS];
        for (seat, &score) in outcome.scores.iter() {
            let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &score)| score).max().unwrap_or(0);
            let margin = (score as f32 - best as f32).clamp(-40.0, 40.0) / 80.0 + 0.5;
            values[seat.index()] = (1.0 - MARGIN) * won[seat.index()] + MARGIN * margin;
        }
        values
    }

    fn evaluate(&self, leaves: &[G::State], _: &mut SearchRng, values: &mut Vec<Values>) {
        let mut numbers = Vec::new();
        values.extend(leaves.iter().map(|leaf| self.shares::<G>(leaf, &mut numbers)));
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        G::prior(state, action)
    }
}
