//! Plays games against itself and writes positions with their outcomes, for `train.py`.
//!
//! ```sh
//! cargo run --release -p mandala-players --example positions -- mandala 2 1000 1 700 positions.bin
//! ```
//!
//! The arguments: game, players, games, seed, iterations of search for each action, file. With `plain` before the file the
//! games are played without the network, as the first generation's were.
//!
//! Each position is the features of every seat, then every seat's share of the win, as little-endian 32-bit floats.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use mandala::Mandala;
use mandala_ismcts::{Report, Rollout, Search, Selection, win_shares};
use mandala_players::{Features, Level, Limits, TrainedGame};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use stones::Stones;
use tabletop::chance::below;
use tabletop::record::Setup;
use tabletop::{Game, Seed, State, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (plain, rest) = match args.get(5).map(String::as_str) {
        Some("plain") => (true, &args[6..]),
        _ => (false, args.get(5..).unwrap_or_default()),
    };
    let ([game, players, games, seed, iterations], [file]) = (args.get(..5).unwrap_or_default(), rest) else {
        return Err("usage: positions GAME PLAYERS GAMES SEED ITERATIONS [plain] FILE".into());
    };
    let play = Play {
        players: players.parse()?,
        games: games.parse()?,
        seed: Seed::from_number(seed.parse()?),
        iterations: iterations.parse()?,
        plain,
        next: AtomicU64::new(0),
        out: Mutex::new(BufWriter::new(File::create(file)?)),
    };
    match game.as_str() {
        Mandala::NAME => play.run::<Mandala>(),
        Stones::NAME => play.run::<Stones>(),
        _ => Err(format!("there is no game {game}").into()),
    }
}

struct Play {
    players: usize,
    games: u64,
    seed: Seed,
    iterations: u32,
    plain: bool,
    next: AtomicU64,
    out: Mutex<BufWriter<File>>,
}

impl Play {
    fn run<G: TrainedGame + Features>(&self) -> Result<(), Box<dyn Error>> {
        if !G::PLAYERS.contains(&self.players) {
            return Err(format!("{} is not for {} players", G::NAME, self.players).into());
        }
        let threads = std::thread::available_parallelism()?.get();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.work::<G>())).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("a game does not panic"))
        })?;
        Ok(self.out.lock().expect("no writer panicked").flush()?)
    }

    fn work<G: TrainedGame + Features>(&self) -> std::io::Result<()> {
        loop {
            let game = self.next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                return Ok(());
            }
            let positions = self.game::<G>(&self.seed.child(game));
            self.out.lock().expect("no writer panicked").write_all(&positions)?;
        }
    }

    /// One game. Some games are played with blunders, and all begin a little at random, so that the network also learns what
    /// strong players avoid.
    fn game<G: TrainedGame + Features>(&self, seed: &Seed) -> Vec<u8> {
        const BLUNDERS: [u32; 4] = [0, 20, 50, 150];
        const OPENING: u64 = 12;
        let mut rng = Xoshiro256PlusPlus::from_seed(seed.child(1).0);
        let blunders = BLUNDERS[below(&mut rng, 4) as usize];
        let setup = G::Setup::deal(self.players, &seed.child(0));
        let mut state = G::begin(&G::Options::default(), &setup, seed.child(2));
        let mut features = Vec::new();
        let mut ply = 0;
        while let Some(seat) = state.to_move() {
            if ply > 0 && below(&mut rng, 3) < 2 {
                G::features(&state, &mut features);
            }
            let action = if below(&mut rng, 1_000) < blunders || state.legal_count() == 1 {
                state.pick_legal(|count| below(&mut rng, count))
            } else {
                let report = self.search::<G>(&state.view(Viewer::Seat(seat)), &seed.child(10 + ply));
                if ply < OPENING { by_visits(&report, &mut rng) } else { report.actions[0].action }
            };
            state.apply_unchecked(action);
            ply += 1;
        }
        let shares = state.outcome().map(|outcome| win_shares(&outcome)).unwrap_or_default();
        let mut bytes = Vec::new();
        for position in features.chunks_exact(G::COUNT * self.players) {
            let numbers = position.iter().chain(&shares[..self.players]);
            bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    fn search<G: TrainedGame>(&self, view: &G::View, seed: &Seed) -> Report<G::Action> {
        let limits = Limits::iterations(self.iterations);
        if self.plain {
            let selection = Selection::Ucb1 { exploration: 0.7 };
            Search { evaluator: &Rollout, selection, limits: &limits, seed }.run::<G>(view)
        } else {
            Level::Master.config::<G>().search::<G>(view, &limits, seed)
        }
    }
}

fn by_visits<A: Copy>(report: &Report<A>, rng: &mut impl Rng) -> A {
    let visits = report.actions.iter().map(|stats| stats.visits).sum::<u32>();
    let mut at = below(rng, visits.max(1));
    let chosen = report.actions.iter().find(|stats| {
        let here = at < stats.visits;
        at = at.saturating_sub(stats.visits);
        here
    });
    chosen.unwrap_or(&report.actions[0]).action
}
