//! Search in the two games: what it finds, that it finds the same again, and that no player cheats.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::time::Duration;

use mandala::Mandala;
use mandala_ismcts::{Evaluator, Search, SearchRng, Selection, Values};
use mandala_players::{
    Bot, Cancel, Greedy, Level, Limits, Plain, Random, SearchConfig, SearchPlayer, TrainedGame,
};
use stones::Stones;
use tabletop::chance::below;
use tabletop::{Game, Seat, Seed, State, View, Viewer};

/// A dealt game after so many random actions.
fn position<G: Game>(players: usize, seed: u64, actions: usize) -> G::State {
    let seed = Seed::from_number(seed);
    let mut state = G::deal(&G::Options::default(), players, seed);
    let mut rng = seed.child(1).deal();
    for _ in 0..actions {
        if state.to_move().is_some() {
            let action = state.pick_legal(|count| below(&mut rng, count));
            state.apply_unchecked(action);
        }
    }
    state
}

fn mover_view<G: Game>(state: &G::State) -> G::View {
    state.view(Viewer::Seat(state.to_move().unwrap()))
}

/// What an action is worth to the mover when all players see everything, by trying everything.
fn solved<G: Game>(state: &G::State, action: G::Action, seat: Seat) -> f32 {
    fn value<G: Game>(state: &G::State, seat: Seat) -> f32 {
        let Some(mover) = state.to_move() else {
            let winner = state.outcome().unwrap().winner;
            return winner.map_or(0.5, |winner| f32::from(u8::from(winner == seat)));
        };
        let mut values = Vec::new();
        state.for_each_legal(|action| values.push(solved::<G>(state, action, seat)));
        let pick = if mover == seat { f32::max } else { f32::min };
        values.into_iter().reduce(pick).unwrap()
    }
    let mut next = state.clone();
    next.apply_unchecked(action);
    value::<G>(&next, seat)
}

/// The last destruction of a game is a short game of its own: the search must not lose one that it can win.
#[test]
fn a_won_end_is_won() {
    let mut tried = 0;
    for seed in 0..400 {
        let mut state = position::<Mandala>(2, seed, 0);
        let mut rng = Seed::from_number(seed).child(1).deal();
        while state.to_move().is_some() {
            let last = state.table().exhausted && matches!(state.table().phase, mandala::Phase::Claim(_));
            if last && state.legal_count() > 1 {
                let seat = state.to_move().unwrap();
                let mut values = Vec::new();
                state.for_each_legal(|action| values.push((action, solved::<Mandala>(&state, action, seat))));
                let won = values.iter().filter(|(_, value)| *value > 0.9).count();
                // Interesting where some actions win and others do not, whatever the hidden Cup cards are.
                let view = mover_view::<Mandala>(&state);
                let sure = (0..20).all(|_| {
                    let world = view.determinize(&mut rng).unwrap();
                    values
                        .iter()
                        .all(|&(action, value)| (solved::<Mandala>(&world, action, seat) - value).abs() < 0.1)
                });
                if won > 0 && won < values.len() && sure {
                    let config = Level::Club.config::<Mandala>();
                    let limits = Limits::iterations(config.iterations);
                    let report = config.search::<Mandala>(&view, &limits, &Seed::from_number(seed));
                    let chosen = report.actions[0].action;
                    assert!(values.contains(&(chosen, 1.0)), "seed {seed}: {chosen} of {values:?}");
                    tried += 1;
                }
            }
            let action = state.pick_legal(|count| below(&mut rng, count));
            state.apply_unchecked(action);
        }
    }
    assert!(tried >= 5, "only {tried} positions");
}

fn same_again<G: TrainedGame>(players: usize) {
    for seed in 0..4 {
        let state = position::<G>(players, seed, 12);
        let view = mover_view::<G>(&state);
        let mut config = Level::Casual.config::<G>();
        let limits = Limits::iterations(config.iterations);
        let report = |config: SearchConfig| config.search::<G>(&view, &limits, &Seed::from_number(seed));
        assert_eq!(format!("{:?}", report(config)), format!("{:?}", report(config)));
        config.threads = 3;
        let many = report(config);
        assert_eq!(format!("{many:?}"), format!("{:?}", report(config)));
        assert!(many.iterations == 0 || many.iterations >= config.iterations);
    }
}

#[test]
fn the_same_seed_gives_the_same_report_with_any_number_of_threads() {
    same_again::<Mandala>(2);
    same_again::<Stones>(2);
    same_again::<Stones>(4);
}

#[test]
fn a_search_can_be_stopped_at_any_moment() {
    let state = position::<Mandala>(2, 1, 8);
    let view = mover_view::<Mandala>(&state);
    let cancel = Cancel::default();
    cancel.cancel();
    let limits = Limits { iterations: u32::MAX, time: None, cancel };
    let master = Level::Master.config::<Mandala>();
    let report = master.search::<Mandala>(&view, &limits, &Seed::from_number(1));
    assert!(report.iterations < 1_000 && state.check(report.actions[0].action).is_ok());
    let capped = Limits { time: Some(Duration::ZERO), ..Limits::iterations(u32::MAX) };
    let report = master.search::<Mandala>(&view, &capped, &Seed::from_number(1));
    assert!(report.iterations < 1_000);
    let nothing = master.search::<Mandala>(&view, &Limits::iterations(0), &Seed::from_number(1));
    assert_eq!(nothing.iterations, 0);
    assert!(state.check(nothing.actions[0].action).is_ok());
}

/// Evaluates nothing well, but in batches.
struct Batches(usize);

impl<G: Game> Evaluator<G> for Batches {
    fn batch_size(&self) -> usize {
        self.0
    }

    fn evaluate(&self, leaves: &[G::State], _: &mut SearchRng, values: &mut Vec<Values>) {
        assert!(leaves.len() <= self.0);
        values.extend(leaves.iter().map(|_| [0.5; 4]));
    }

    fn prior(&self, _: &G::State, _: G::Action) -> f32 {
        1.0
    }
}

#[test]
fn leaves_are_gathered_evaluated_and_backed_up_in_batches() {
    let state = position::<Mandala>(2, 3, 6);
    let view = mover_view::<Mandala>(&state);
    for batch in [1, 7, 64] {
        let selection = Selection::Puct { exploration: 1.0, reduction: 0.1 };
        let limits = Limits::iterations(300);
        let seed = &Seed::from_number(1);
        let search = Search { evaluator: &Batches(batch), selection, limits: &limits, seed };
        let report = search.run::<Mandala>(&view);
        assert_eq!(report.iterations, 300);
        assert_eq!(report.actions.iter().map(|stats| stats.visits).sum::<u32>(), 300);
        assert!(report.actions.iter().all(|stats| stats.visits == 0 || (0.0..=1.0).contains(&stats.value)));
    }
}

fn stays_small<G: TrainedGame>(players: usize) {
    const ITERATIONS: u32 = 3_000;
    let view = mover_view::<G>(&position::<G>(players, 1, 10));
    let config = Level::Master.config::<G>();
    let report = config.search::<G>(&view, &Limits::iterations(ITERATIONS), &Seed::from_number(1));
    assert!(report.nodes > 1 && report.nodes <= ITERATIONS as usize + 1, "{} nodes", report.nodes);
}

/// Actions that were not tried take no room, though there may be hundreds of them.
#[test]
fn a_tree_has_no_more_nodes_than_there_were_iterations() {
    stays_small::<Mandala>(2);
    stays_small::<Stones>(2);
    stays_small::<Stones>(4);
}

/// A bot is given a view and nothing else: in every state that looks the same to it, it does the same.
fn cannot_peek<G: TrainedGame>(players: usize, bot: impl Fn() -> Box<dyn Bot<G>>) {
    for seed in 0..12 {
        let state = position::<G>(players, seed, 5 * seed as usize);
        if state.to_move().is_none() {
            continue;
        }
        let view = mover_view::<G>(&state);
        let choice = bot().choose(&view);
        let mut rng = Seed::from_number(seed).child(2).deal();
        for _ in 0..5 {
            let other = view.determinize(&mut rng).unwrap();
            assert_eq!(bot().choose(&mover_view::<G>(&other)), choice, "seed {seed}");
        }
    }
}

#[test]
fn no_bot_peeks() {
    let seed = Seed::from_number(9);
    for players in [2, 3, 4] {
        cannot_peek::<Stones>(players, || Box::new(Random::new(&seed)));
        cannot_peek::<Stones>(players, || Box::new(Greedy::new(&seed)));
        cannot_peek::<Stones>(players, || Box::new(Plain::new(&seed, Limits::iterations(100))));
        for level in [Level::Beginner, Level::Casual, Level::Club] {
            cannot_peek::<Stones>(players, || Box::new(SearchPlayer::new(level.config::<Stones>(), &seed)));
        }
    }
    cannot_peek::<Mandala>(2, || Box::new(Random::new(&seed)));
    cannot_peek::<Mandala>(2, || Box::new(Greedy::new(&seed)));
    cannot_peek::<Mandala>(2, || Box::new(Plain::new(&seed, Limits::iterations(100))));
    for level in [Level::Beginner, Level::Casual, Level::Club] {
        cannot_peek::<Mandala>(2, || Box::new(SearchPlayer::new(level.config::<Mandala>(), &seed)));
    }
}

/// The nodes of a search's tree are small, which `mandala_ismcts` can promise for actions of at most 12 bytes.
#[test]
fn actions_stay_small() {
    assert!(size_of::<mandala::Action>() <= 12);
    assert!(size_of::<stones::Action>() <= 12);
}
