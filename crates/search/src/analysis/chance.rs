//! Winning chances, by search.

use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Seat, Seed};

use crate::guide::{Guide, Values};
use crate::ismcts::{outlook, search_among};
use crate::known::Known;
use crate::learned::Learned;
use crate::limits::Limits;
use crate::thinker::selection;

/// The viewer's winning chance with a legal action of theirs: a search in which it is played first.
pub(crate) fn chance<G: Known>(view: &G::View, action: G::Action, limits: &Limits, seed: &Seed) -> f32 {
    let judge = Plainly(G::judge());
    let report = search_among::<G>(view, &judge, selection::<G>(), limits, seed, &[action]);
    report.actions.first().map_or(0.5, |found| found.value)
}

/// A seat's winning chance by a search of this view, whoever's turn it is; nothing when the game is over.
pub(crate) fn promise<G: Known>(view: &G::View, seat: Seat, limits: &Limits, seed: &Seed) -> Option<f32> {
    let values = outlook::<G>(view, &Plainly(G::judge()), selection::<G>(), limits, seed)?;
    Some(values[seat.index()])
}

/// The learned judge, for whom a win is a win: players also care for the margin, but a chance is a chance.
struct Plainly<'a>(&'a Learned);

impl<G: Known> Guide<G> for Plainly<'_> {
    fn judge(&self, leaves: &[G::State], rng: &mut Xoshiro256PlusPlus, values: &mut Vec<Values>) {
        Guide::<G>::judge(self.0, leaves, rng, values);
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        Guide::<G>::prior(self.0, state, action)
    }
}
