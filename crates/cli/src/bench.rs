//! `mandala bench`: random games from the deal to the end, through the public interface, on one thread.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mandala_games::{Visit, visit};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use tabletop::play::play_out;
use tabletop::{Game, Seed};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::games::{all_tables, check_players};
use crate::search_speed;

pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode, Failure> {
    if args.search {
        return search_speed::run(args);
    }
    let until = match args.games {
        Some(games) => BenchLimit::Games(games),
        None => BenchLimit::Time(
            Duration::try_from_secs_f64(args.seconds)
                .map_err(|error| Failure::Usage(format!("--seconds {}: {error}", args.seconds)))?,
        ),
    };
    let mut out = io::stdout().lock();
    if let Some(game) = args.game {
        let figures = visit(game, Bench { players: args.players.unwrap_or(2), until })??;
        print(&mut out, args.json, &figures, std::slice::from_ref(&figures))?;
    } else {
        let figures = all_tables()
            .map(|(game, players)| visit(game, Bench { players, until })?)
            .collect::<Result<Vec<_>, _>>()?;
        print(&mut out, args.json, &figures, &figures)?;
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Clone, Copy, Debug)]
enum BenchLimit {
    Games(u64),
    Time(Duration),
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    ns_per_decision: f64,
    decisions_per_game: f64,
    legal_per_decision: f64,
}

struct Bench {
    players: usize,
    until: BenchLimit,
}

impl<G: Game> Visit<G> for Bench {
    type Output = Result<Figures, Failure>;

    fn visit(self) -> Self::Output {
        /// Games between two looks at the clock, so that looking costs nothing.
        const BATCH: u64 = 256;
        check_players::<G>(self.players)?;
        let options = G::Options::default();
        let all_games = Seed::from_number(1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut games, mut decisions, mut legal) = (0u64, 0u64, 0u64);
        let started = Instant::now();
        let finished = |games: u64| match self.until {
            BenchLimit::Games(enough) => games >= enough,
            BenchLimit::Time(enough) => {
                games.is_multiple_of(BATCH) && games > 0 && started.elapsed() >= enough
            }
        };
        while !finished(games) {
            let seed = nth_seed(&all_games, games);
            let mut state = G::deal(&options, self.players, seed);
            play_out::<G>(&mut state, &mut rng, |count| {
                legal += u64::from(count);
                decisions += 1;
            });
            games += 1;
        }
        let seconds = started.elapsed().as_secs_f64();
        let ratio = |a: u64, b: u64| a as f64 / (b.max(1)) as f64;
        Ok(Figures {
            game: G::NAME,
            players: self.players,
            games_per_second: games as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            ns_per_decision: seconds * 1e9 / decisions.max(1) as f64,
            decisions_per_game: ratio(decisions, games),
            legal_per_decision: ratio(legal, decisions),
        })
    }
}

/// A different seed for each game, cheaper than a child: here nothing needs to be kept secret.
fn nth_seed(all_games: &Seed, game: u64) -> Seed {
    let mut seed = *all_games;
    seed.0[8..16].copy_from_slice(&game.to_le_bytes());
    seed
}

fn print(out: &mut impl Write, json: bool, document: &impl Serialize, rows: &[Figures]) -> io::Result<()> {
    if json {
        return writeln!(out, "{}", serde_json::to_string(document).expect("figures are plain data"));
    }
    writeln!(out, "game     players  ns/decision    games/s  decisions/game  legal/decision")?;
    for row in rows {
        writeln!(
            out,
            "{:<8} {:>7} {:>12.1} {:>10.0} {:>15.1} {:>15.1}",
            row.game,
            row.players,
            row.ns_per_decision,
            row.games_per_second,
            row.decisions_per_game,
            row.legal_per_decision
        )?;
    }
    Ok(())
}
