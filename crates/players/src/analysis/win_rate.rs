//! Winning chances, by search.

use mandala_ismcts::{Evaluator, Limits, Search, SearchRng, Values};
use tabletop::{Seat, Seed};

use crate::trained::{TrainedGame, selection};

/// The viewer's winning chance with a legal action of theirs: a search in which it is played first.
pub(crate) fn win_rate<G: TrainedGame>(
    view: &G::View,
    action: G::Action,
    limits: &Limits,
    seed: &Seed,
) -> f32 {
    let evaluator = &WinRateEvaluator(G::evaluator());
    let search = Search { evaluator, selection: selection::<G>(), limits, seed };
    search.run_among::<G>(view, &[action]).best().map_or(0.5, |stats| stats.value)
}

/// A seat's winning chance by a search of this view, whichever seat is to move; nothing when the game is over.
pub(crate) fn expected_win_rate<G: TrainedGame>(
    view: &G::View,
    seat: Seat,
    limits: &Limits,
    seed: &Seed,
) -> Option<f32> {
    let evaluator = &WinRateEvaluator(G::evaluator());
    let search = Search { evaluator, selection: selection::<G>(), limits, seed };
    Some(search.expected_values::<G>(view)?[seat.index()])
}

/// The game's evaluator, but with finished games worth a win or nothing: players also care for the margin, a winning chance
/// does not.
struct WinRateEvaluator<'a, E>(&'a E);

impl<G: TrainedGame> Evaluator<G> for WinRateEvaluator<'_, G::Evaluator> {
    fn evaluate(&self, leaves: &[G::State], rng: &mut SearchRng, values: &mut Vec<Values>) {
        self.0.evaluate(leaves, rng, values);
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        self.0.prior(state, action)
    }
}
