//! A batch plays as its games would alone.

use encoding::batch::{BatchError, Rows};
use encoding::{Batch, Encoded};
use mandala::Mandala;
use stones::Stones;
use tabletop::{Game, Seed, State, Viewer};

use crate::walk::{mask, observation};

fn seeds(count: u64) -> Vec<Seed> {
    (0..count).map(|game| Seed::from_number(9).child(game)).collect()
}

fn batch<G: Encoded>(players: usize, seeds: &[Seed], threads: usize) -> Batch<G> {
    Batch::new(G::Options::default(), players, seeds, threads).unwrap()
}

/// Plays each game of a batch beside it, one by one, over several ends of games.
fn plays_as_alone<G: Encoded>(players: usize, steps: usize) {
    let seeds = seeds(5);
    let mut games = batch::<G>(players, &seeds, 1);
    let mut rows = Rows::new::<G>(seeds.len(), players);
    let mut actions = vec![0; seeds.len()];
    let deal = |seed: Seed| G::deal(&G::Options::default(), players, seed);
    let mut alone: Vec<_> = seeds.iter().map(|&seed| (deal(seed), 0)).collect();
    for _ in 0..steps {
        games.step_random(&mut actions, rows.buffers()).unwrap();
        for (game, (state, ended)) in alone.iter_mut().enumerate() {
            state.apply(G::action(actions[game]).unwrap()).unwrap();
            let outcome = state.outcome();
            let returns = &rows.returns[players * game..][..players];
            let scores: Vec<_> = rows.scores[players * game..][..players]
                .iter()
                .map(|&score| u32::try_from(score).unwrap())
                .collect();
            assert_eq!(rows.done[game], u8::from(outcome.is_some()));
            if let Some(outcome) = outcome {
                assert_eq!(scores, outcome.scores.as_slice());
                assert!(returns.iter().sum::<f32>().abs() < 1e-6, "{returns:?}");
                let best = returns.iter().position(|&value| value > 0.0);
                assert_eq!(best, outcome.winner.map(tabletop::Seat::index));
                *state = deal(seeds[game].child(*ended));
                *ended += 1;
            } else {
                assert!(returns.iter().all(|&value| value == 0.0) && scores.iter().all(|&score| score == 0));
            }
            let seat = state.to_move().unwrap();
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(usize::from(rows.to_move[game]), seat.index());
            assert_eq!(rows.observations[G::OBSERVATION * game..][..G::OBSERVATION], observation::<G>(&view));
            assert_eq!(rows.masks[G::ACTIONS * game..][..G::ACTIONS], mask::<G>(&view));
            assert_eq!(games.state(game), Some(&*state));
        }
    }
    assert!(alone.iter().all(|&(_, ended)| ended > 1), "the second games are dealt, too");
}

#[test]
fn games_of_a_batch_are_those_of_their_seeds() {
    plays_as_alone::<Mandala>(2, 400);
    for players in 2..=4 {
        plays_as_alone::<Stones>(players, 400);
    }
}

/// More games than one thread takes in one go.
const MANY: u64 = 1_000;

#[test]
fn neither_threads_nor_neighbours_change_a_game() {
    let seeds = seeds(MANY);
    let run = |seeds: &[Seed], threads| {
        let mut games = batch::<Mandala>(2, seeds, threads);
        let mut rows = Rows::new::<Mandala>(seeds.len(), 2);
        let mut actions = vec![0; seeds.len()];
        for _ in 0..120 {
            games.step_random(&mut actions, rows.buffers()).unwrap();
        }
        (rows, actions)
    };
    let alone = run(&seeds, 1);
    assert_eq!(run(&seeds, 2), alone);
    assert_eq!(run(&seeds, 3), alone);
    let (few, actions) = run(&seeds[700..710], 2);
    assert_eq!(actions, alone.1[700..710]);
    assert_eq!(
        few.observations,
        alone.0.observations[700 * Mandala::OBSERVATION..710 * Mandala::OBSERVATION]
    );
}

#[test]
fn given_actions_are_played() {
    let seeds = seeds(MANY);
    for threads in [1, 2] {
        let (mut leader, mut follower) =
            (batch::<Stones>(3, &seeds, threads), batch::<Stones>(3, &seeds, threads));
        let (mut rows, mut copied) =
            (Rows::new::<Stones>(seeds.len(), 3), Rows::new::<Stones>(seeds.len(), 3));
        let mut actions = vec![0; seeds.len()];
        for _ in 0..80 {
            leader.step_random(&mut actions, rows.buffers()).unwrap();
            follower.step(&actions, copied.buffers()).unwrap();
            assert!(rows == copied);
        }
        leader.reset(&seeds, rows.buffers()).unwrap();
        let mut fresh = Rows::new::<Stones>(seeds.len(), 3);
        batch::<Stones>(3, &seeds, 1).reset(&seeds, fresh.buffers()).unwrap();
        assert!(rows == fresh);
    }
}

/// Rayon makes its global pool, with a thread for each core, when anything first asks for it. Nothing may: a program that
/// wants one thread gets one, and can fork.
#[test]
fn one_thread_starts_no_others() {
    let seeds = seeds(MANY);
    let mut games = batch::<Mandala>(2, &seeds, 1);
    let mut rows = Rows::new::<Mandala>(seeds.len(), 2);
    games.reset(&seeds, rows.buffers()).unwrap();
    let actions: Vec<_> = rows
        .masks
        .chunks(Mandala::ACTIONS)
        .map(|mask| mask.iter().position(|&legal| legal == 1).unwrap() as u16)
        .collect();
    games.step(&actions, rows.buffers()).unwrap();
    let made_here = rayon::ThreadPoolBuilder::new().num_threads(1).build_global();
    assert!(made_here.is_ok(), "there was a global pool before");
}

/// The action that plays in no game is named, and all games stay as they were.
#[test]
fn an_illegal_action_is_named_and_nothing_is_played() {
    let seeds = seeds(MANY);
    for threads in [1, 2] {
        let mut games = batch::<Mandala>(2, &seeds, threads);
        let mut rows = Rows::new::<Mandala>(seeds.len(), 2);
        games.reset(&seeds, rows.buffers()).unwrap();
        let before = rows.clone();
        let first = |mask: &[u8]| mask.iter().position(|&legal| legal == 1).unwrap() as u16;
        let mut actions: Vec<u16> = rows.masks.chunks_exact(Mandala::ACTIONS).map(first).collect();
        let claim = Mandala::id("cR".parse().unwrap()).unwrap();
        (actions[900], actions[17]) = (Mandala::ACTIONS as u16, claim);
        let source = mandala::Illegal::NothingToClaim;
        let illegal = BatchError::Illegal { game: 17, action: "cR".to_owned(), source };
        assert_eq!(illegal.to_string(), "cR is illegal in game 17");
        assert_eq!(games.step(&actions, rows.buffers()), Err(illegal));
        actions[17] = first(&rows.masks[17 * Mandala::ACTIONS..][..Mandala::ACTIONS]);
        let id = Mandala::ACTIONS as u16;
        assert_eq!(games.step(&actions, rows.buffers()), Err(BatchError::NoAction { game: 900, id }));
        assert!(rows == before);
        assert!(seeds.iter().enumerate().all(|(game, &seed)| {
            games.state(game) == Some(&Mandala::deal(&mandala::Options::default(), 2, seed))
        }));
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let seeds = seeds(3);
    let mut games = batch::<Mandala>(2, &seeds, 1);
    let mut rows = Rows::new::<Mandala>(3, 2);
    let wrong = |name, expected, found| Err(BatchError::WrongLength { name, expected, found });
    assert_eq!(games.step(&[0; 2], rows.buffers()), wrong("actions", 3, 2));
    assert_eq!(games.step_random(&mut [0; 4], rows.buffers()), wrong("actions", 3, 4));
    assert_eq!(games.reset(&seeds[..1], rows.buffers()), wrong("seeds", 3, 1));
    rows.masks.pop();
    assert_eq!(games.step_random(&mut [0; 3], rows.buffers()), wrong("masks", 450, 449));
    for players in [0, 1, 5, 99] {
        let refused = Batch::<Stones>::new(stones::Options::default(), players, &seeds, 1).err();
        assert_eq!(refused.unwrap().to_string(), format!("stones is not for {players} players"));
    }
    let mut rows = Rows::new::<Mandala>(3, 3);
    assert_eq!(games.reset(&seeds, rows.buffers()), wrong("returns", 6, 9));
}
