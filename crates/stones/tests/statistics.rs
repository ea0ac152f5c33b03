//! What random games look like, pinned loosely: a wrong rule often shows here first.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use stones::{Options, Setup, State, Stones};
use tabletop::play::play_out;
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _};

#[test]
fn a_hundred_thousand_random_games() {
    // players, games, then ranges: decisions a game, legal actions a decision, wins of seat 0
    for (players, games, decisions_a_game, legal_a_decision, first_wins) in [
        (2, 60_000u64, 39.0..40.5, 57.5..60.0, 0.48..0.54),
        (3, 20_000, 59.0..61.0, 55.5..58.0, 0.32..0.38),
        (4, 20_000, 77.5..79.5, 51.0..53.5, 0.24..0.30),
    ] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut decisions, mut legal, mut first) = (0u64, 0u64, 0u64);
        for game in 0..games {
            let seed = Seed::from_number(game);
            let mut state = State::new(&Options::default(), &Setup::deal(players, &seed), seed);
            play_out::<Stones>(&mut state, &mut rng, |count| {
                legal += u64::from(count);
                decisions += 1;
            });
            first += u64::from(state.outcome().unwrap().winner.unwrap().index() == 0);
        }
        let share = |part: u64, whole: u64| part as f64 / whole as f64;
        let seen = [share(decisions, games), share(legal, decisions), share(first, games)];
        println!("{players} players: {seen:?}");
        assert!(decisions_a_game.contains(&seen[0]), "{players} players: {} decisions a game", seen[0]);
        assert!(
            legal_a_decision.contains(&seen[1]),
            "{players} players: {} legal actions a decision",
            seen[1]
        );
        assert!(first_wins.contains(&seen[2]), "{players} players: seat 0 wins {}", seen[2]);
    }
}
