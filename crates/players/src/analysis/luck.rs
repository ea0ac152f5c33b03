//! What chance gave, as the players could judge it.

use mandala_ismcts::{Limits, SearchRng, win_shares};
use rand_core::SeedableRng;
use tabletop::{Seat, Seed, State, View, Viewer, Worlds};

use super::win_rate::expected_win_rate;
use crate::trained::TrainedGame;

/// Ways chance could have gone that are looked at.
const WAYS: usize = 32;
/// Searches of the way it went; their average is less of an accident than one of them.
const REPEATS: u64 = 8;

/// What a seat can expect of a view of its own while the game goes on: its chance by short searches.
pub(crate) fn estimate<G: TrainedGame>(
    view: &G::View,
    seat: Seat,
    limits: &Limits,
    seed: &Seed,
) -> Option<f32> {
    let chances: Option<Vec<f32>> =
        (0..REPEATS).map(|repeat| expected_win_rate::<G>(view, seat, limits, &seed.child(repeat))).collect();
    chances.map(|chances| average(&chances))
}

/// What a seat could expect of an action that is about to be played: the average over ways chance could go, each
/// searched like the way it went. Nothing if chance has no say in it, because in all those worlds the seat then sees exactly
/// `after`.
///
/// Worlds in which the action is illegal do not count: that it was played is not chance.
pub(crate) fn expected<G: TrainedGame>(
    before: &G::View,
    action: G::Action,
    after: &G::View,
    seat: Seat,
    limits: &Limits,
    seed: &Seed,
) -> Option<f32> {
    /// Few hands can play some actions; so many worlds are tried to find some.
    const TRIES: usize = 20 * WAYS;
    let worlds = before.worlds()?;
    let mut rng = SearchRng::from_seed(seed.0);
    let after_action = |_| {
        let mut world = worlds.draw(&mut rng);
        world.apply(action).is_ok().then_some(world)
    };
    let ways: Vec<(G::View, Option<f32>)> = (0..TRIES)
        .filter_map(after_action)
        .take(WAYS)
        .map(|world| {
            let ended = world.outcome().map(|outcome| win_shares(&outcome)[seat.index()]);
            (world.view(Viewer::Seat(seat)), ended)
        })
        .collect();
    if ways.iter().all(|(view, _)| view == after) {
        return None;
    }
    let chances: Option<Vec<f32>> = (1..)
        .zip(&ways)
        .map(|(way, (view, ended))| {
            ended.or_else(|| expected_win_rate::<G>(view, seat, limits, &seed.child(way)))
        })
        .collect();
    chances.map(|chances| average(&chances))
}

fn average(chances: &[f32]) -> f32 {
    let sum: f64 = chances.iter().map(|&chance| f64::from(chance)).sum();
    (sum / chances.len().max(1) as f64) as f32
}
