//! What chance gave, as the players could judge it.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Seat, Seed, State, View, Viewer, Worlds};

use crate::guide::result;
use crate::known::Known;

/// The winning chance of the viewer's seat: the judge's opinion, averaged over worlds that look like this to them.
pub(crate) fn estimate<G: Known>(view: &G::View, seat: Seat, worlds: u32, seed: &Seed) -> f32 {
    let Some(all) = view.worlds() else { return 0.0 };
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut numbers = Vec::new();
    let sum: f64 = (0..worlds).map(|_| f64::from(judge::<G>(&all.draw(&mut rng), seat, &mut numbers))).sum();
    (sum / f64::from(worlds)) as f32
}

/// What the viewer could expect of an action that somebody is about to play: the judge's opinion after it, averaged over
/// worlds that look like `before`. Nothing if chance has no say in it, because in all those worlds the viewer then sees
/// exactly `after`.
///
/// Worlds in which the action is illegal do not count: that it was played is not chance.
pub(crate) fn expected<G: Known>(
    before: &G::View,
    action: G::Action,
    after: &G::View,
    seat: Seat,
    worlds: u32,
    seed: &Seed,
) -> Option<f32> {
    /// Without a difference in so many worlds there is none.
    const ENOUGH: u32 = 64;
    let all = before.worlds()?;
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut numbers = Vec::new();
    let (mut sum, mut count, mut differs) = (0.0, 0u32, false);
    for drawn in 0..worlds {
        if drawn >= ENOUGH && !differs {
            return None;
        }
        let mut world = all.draw(&mut rng);
        if world.apply(action).is_err() {
            continue;
        }
        differs = differs || world.view(Viewer::Seat(seat)) != *after;
        sum += f64::from(judge::<G>(&world, seat, &mut numbers));
        count += 1;
    }
    (differs && count > 0).then(|| (sum / f64::from(count)) as f32)
}

/// A seat's share of the win: the result once there is one.
fn judge<G: Known>(state: &G::State, seat: Seat, numbers: &mut Vec<f32>) -> f32 {
    let values = match state.outcome() {
        Some(outcome) => result(&outcome),
        None => G::judge().shares::<G>(state, numbers),
    };
    values[seat.index()]
}
