//! What random games look like, pinned loosely: a wrong rule often shows here first.

use mandala::{Mandala, Options, Reason, Setup, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabletop::play::play_out;
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _};

#[test]
fn a_hundred_thousand_random_games() {
    const GAMES: u64 = 100_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut turns, mut decisions, mut legal) = (0u64, 0u64, 0u64);
    let (mut first, mut draws) = (0u64, 0u64);
    let mut ends = [0u64; 4];
    for game in 0..GAMES {
        let seed = Seed::from_number(game);
        let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        play_out::<Mandala>(&mut state, &mut rng, |count| {
            legal += u64::from(count);
            decisions += 1;
        });
        turns += u64::from(state.table().turn);
        let outcome = state.outcome().unwrap();
        match outcome.winner {
            Some(seat) => first += u64::from(seat.index() == 0),
            None => draws += 1,
        }
        ends[match outcome.reason {
            Reason::River => 0,
            Reason::Deck => 1,
            Reason::Deadlock => 2,
            Reason::Limit => 3,
        }] += 1;
    }
    let share = |part: u64, whole: u64| part as f64 / whole as f64;
    println!("turns {turns} decisions {decisions} legal {legal} first {first} draws {draws} ends {ends:?}");
    assert!((63.0..66.0).contains(&share(turns, GAMES)), "about 64 turns a game");
    assert!((81.0..85.0).contains(&share(decisions, GAMES)), "about 83 decisions a game");
    assert!((13.7..14.7).contains(&share(legal, decisions)), "about 14 legal actions a decision");
    assert!((0.505..0.52).contains(&share(first, GAMES)), "seat 0 wins about 51 %");
    assert!(draws < GAMES / 100, "a draw is rare");
    assert_eq!(ends[3], 0, "random games end long before the limit");
}
