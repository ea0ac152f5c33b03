//! Decisions a second with observations and masks written, for two cores and one:
//! `cargo run --release -p mandala-encoding --example throughput`.

use std::error::Error;
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use encoding::batch::Rows;
use encoding::{Batch, Encoded};
use tabletop::Seed;

const GAMES: usize = 4096;
const SECONDS: u64 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout();
    writeln!(out, "{GAMES} games at once, {SECONDS} s each, decisions/s in millions\n")?;
    writeln!(out, "| game    | players | threads | random | given |")?;
    writeln!(out, "| ------- | ------: | ------: | -----: | ----: |")?;
    for threads in [1, 2] {
        row::<mandala::Mandala>(&mut out, 2, threads)?;
        for players in 2..=4 {
            row::<stones::Stones>(&mut out, players, threads)?;
        }
    }
    Ok(())
}

fn row<G: Encoded>(out: &mut impl Write, players: usize, threads: usize) -> Result<(), Box<dyn Error>> {
    let seeds: Vec<Seed> = (0..GAMES as u64).map(|game| Seed::from_number(1).child(game)).collect();
    let mut rows = Rows::new::<G>(GAMES, players);
    let mut actions = vec![0; GAMES];
    let mut games = Batch::<G>::new(G::Options::default(), players, &seeds, threads)?;
    games.reset(&seeds, rows.buffers())?;
    let random = decisions_per_second(|| {
        let start = Instant::now();
        games.step_random(&mut actions, rows.buffers())?;
        black_box(&rows);
        Ok(start.elapsed())
    })?;
    // The same games again; how the actions are found is not counted.
    let mut twin = Batch::<G>::new(G::Options::default(), players, &seeds, threads)?;
    let mut twin_rows = rows.clone();
    games.reset(&seeds, rows.buffers())?;
    let given = decisions_per_second(|| {
        games.step_random(&mut actions, rows.buffers())?;
        let start = Instant::now();
        twin.step(&actions, twin_rows.buffers())?;
        black_box(&twin_rows);
        Ok(start.elapsed())
    })?;
    let (random, given) = (random / 1e6, given / 1e6);
    writeln!(out, "| {:<7} | {players:>7} | {threads:>7} | {random:>6.2} | {given:>5.2} |", G::NAME)?;
    Ok(())
}

/// Steps for a while, of which only the time that `step` returns counts.
fn decisions_per_second(
    mut step: impl FnMut() -> Result<Duration, Box<dyn Error>>,
) -> Result<f64, Box<dyn Error>> {
    let start = Instant::now();
    let (mut decisions, mut taken) = (0, Duration::ZERO);
    while start.elapsed() < Duration::from_secs(SECONDS) {
        taken += step()?;
        decisions += GAMES;
    }
    Ok(decisions as f64 / taken.as_secs_f64())
}
