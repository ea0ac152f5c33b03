use stones::*;
use tabletop::{Seed, Setup as _, State as _};
fn main() {
    let options = Options::default();
    let start = std::time::Instant::now();
    let mut x = 0;
    for i in 0..1_000_000u64 { let s = Setup::deal(2, &Seed::from_number(i)); x ^= std::hint::black_box(&s).check(2).is_ok() as u64; }
    println!("deal+check {} ns", start.elapsed().as_nanos() / 1_000_000);
    let start = std::time::Instant::now();
    for i in 0..1_000_000u64 { let s = Setup::deal(2, &Seed::from_number(i)); std::hint::black_box(&s); }
    println!("deal {} ns", start.elapsed().as_nanos() / 1_000_000);
    let setup = Setup::deal(2, &Seed::from_number(1));
    let start = std::time::Instant::now();
    for i in 0..1_000_000u64 { let s = State::new(&options, &setup, Seed::from_number(i)); std::hint::black_box(&s); }
    println!("new {} ns {x}", start.elapsed().as_nanos() / 1_000_000);
}
