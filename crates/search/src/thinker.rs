//! A player that searches with the learned judge.

use std::time::{Duration, Instant};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Game, Seed, View, Worlds};

use crate::bot::Bot;
use crate::endplay::solve;
use crate::guide::Mixed;
use crate::ismcts::{Found, Report, Selection, search};
use crate::known::Known;
use crate::levels::Config;
use crate::limits::{Cancel, Limits};

/// How much worse than its parent an action not tried yet is judged.
const REDUCTION: f32 = 0.1;

/// A player that thinks as its configuration says.
#[derive(Clone, Debug)]
pub struct Thinker {
    config: Config,
    limits: Limits,
    seed: Seed,
    turn: u64,
}

impl Thinker {
    /// A player whose choices follow from the seed: without a time cap, the same everywhere.
    pub fn new(config: Config, seed: &Seed) -> Self {
        Self { config, limits: Limits::iterations(config.iterations), seed: *seed, turn: 0 }
    }

    /// The same player, but prompt: it also keeps to its time cap, and can be cancelled.
    #[must_use]
    pub fn prompt(mut self, cancel: Cancel) -> Self {
        self.limits.time = Some(self.config.cap);
        self.limits.cancel = cancel;
        self
    }
}

impl<G: Known> Bot<G> for Thinker {
    fn choose(&mut self, view: &G::View) -> G::Action {
        self.turn += 1;
        let seed = self.seed.child(self.turn);
        let report = think::<G>(view, &self.config, &self.limits, &seed);
        let best = report.actions.first().expect("the player to move has a legal action");
        if self.config.softness > 0.0 {
            softly(&report.actions, self.config.softness, &seed.child(0)).action
        } else {
            best.action
        }
    }

    fn hurry(&mut self, time: Duration) {
        self.limits.time = Some(time.min(self.config.cap));
    }
}

/// Searches a view in which it is the viewer's turn. There is always an action in the report, the best first.
#[expect(clippy::missing_panics_doc, reason = "it cannot: there is a thread, and a search does not panic")]
pub fn think<G: Known>(view: &G::View, config: &Config, limits: &Limits, seed: &Seed) -> Report<G::Action> {
    let begun = Instant::now();
    let mut legal = Vec::new();
    view.for_each_legal(|action| legal.push(action));
    if let Some(exact) = exactly::<G>(view, &legal, seed) {
        return exact;
    }
    // What the attempt at an exact answer took is not there for the search.
    let time = limits.time.map(|time| time.saturating_sub(begun.elapsed()));
    let limits = &Limits { time, ..limits.clone() };
    let one = |thread: usize| {
        let (judge, seed) = (G::judge(), seed.child(thread as u64));
        if config.playouts && G::PLAYOUT > 0.0 {
            let mixed = Mixed { judge, playout: G::PLAYOUT };
            search::<G>(view, &mixed, selection::<G>(), limits, &seed)
        } else {
            search::<G>(view, judge, selection::<G>(), limits, &seed)
        }
    };
    let mut report = if config.threads <= 1 {
        one(0)
    } else {
        let one = &one;
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..config.threads).map(|thread| scope.spawn(move || one(thread))).collect();
            let reports = threads.into_iter().map(|thread| thread.join().expect("a search does not panic"));
            // In the order of the threads, whichever ends first.
            reports.reduce(Report::merge).expect("there is a thread")
        })
    };
    for action in legal {
        if !report.actions.iter().any(|found| found.action == action) {
            report.actions.push(Found { action, visits: 0, value: 0.0 });
        }
    }
    report
}

/// How a game is searched.
pub(crate) const fn selection<G: Known>() -> Selection {
    Selection::Puct { exploration: G::EXPLORATION, reduction: REDUCTION }
}

/// Solves the rest of the game in some worlds, if it is small enough in each.
pub(crate) fn exactly<G: Game>(
    view: &G::View,
    legal: &[G::Action],
    seed: &Seed,
) -> Option<Report<G::Action>> {
    /// As many worlds as can differ in a rest so short; if nothing is hidden they are all the same.
    const WORLDS: u32 = 24;
    const POSITIONS: u32 = 2_000;
    let worlds = view.worlds()?;
    let seat = view.viewer().seat()?;
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.0);
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..WORLDS {
        let world = worlds.draw(&mut rng);
        let mut budget = POSITIONS;
        for (sum, &action) in sums.iter_mut().zip(legal) {
            let mut next = world.clone();
            tabletop::State::apply_unchecked(&mut next, action);
            *sum += solve::<G>(&next, &mut budget)?[seat.index()];
        }
    }
    let mut actions: Vec<_> = legal
        .iter()
        .zip(&sums)
        .map(|(&action, sum)| Found { action, visits: WORLDS, value: sum / WORLDS as f32 })
        .collect();
    actions.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.action.cmp(&b.action)));
    Some(Report { actions, iterations: WORLDS, nodes: 0, depth: 0 })
}

/// Chooses among the actions that were looked at, good ones more often.
fn softly<A: Copy>(actions: &[Found<A>], softness: f32, seed: &Seed) -> Found<A> {
    let tried = || actions.iter().filter(|found| found.visits > 0);
    let best = tried().map(|found| found.value).fold(0.0, f32::max);
    let weight = |found: &Found<A>| libm::expf((found.value - best) / softness);
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.0);
    let all: f32 = tried().map(weight).sum();
    let mut at = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * all;
    for found in tried() {
        at -= weight(found);
        if at < 0.0 {
            return *found;
        }
    }
    actions[0]
}
