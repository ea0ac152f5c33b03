use rand_core::SeedableRng;
use stones::*;
use tabletop::{below, Seed, Setup as _, State as _};
fn main() {
    let players: usize = std::env::args().nth(1).map_or(2, |a| a.parse().unwrap());
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let options = Options::default();
    for mode in 0..2 {
    let (mut games, mut decisions, mut legal, mut sum) = (0u64, 0u64, 0u64, 0u64);
    let start = std::time::Instant::now();
    while start.elapsed().as_secs_f64() < 3.0 {
        for _ in 0..100 {
            let seed = Seed::from_number(games);
            let mut state = State::new(&options, &Setup::deal(players, &seed), seed);
            while state.to_move().is_some() {
                let action = if mode == 0 {
                    let count = state.legal_count();
                    legal += count as u64;
                    state.nth_legal(below(&mut rng, count as u32) as usize)
                } else { state.pick_legal(|c| below(&mut rng, c)) };
                state.apply_unchecked(action);
                decisions += 1;
            }
            sum += u64::from(state.outcome().unwrap().scores.as_slice()[0]);
            games += 1;
        }
    }
    let ns = start.elapsed().as_nanos() as f64;
    println!("mode {mode}: {:.1} ns/decision, {:.1} decisions/game, {:.1} legal, score {:.1}, {:.0} games/s", ns / decisions as f64, decisions as f64 / games as f64, legal as f64 / decisions as f64, sum as f64 / games as f64, games as f64 / ns * 1e9);
    }
}
