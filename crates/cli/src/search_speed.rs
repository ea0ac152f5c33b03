//! `mandala bench --search`: iterations of search from the opening, on one thread.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mandala_games::{Visit, visit};
use mandala_ismcts::{Limits, Report, Rollout, Search, Selection};
use mandala_players::{Level, Plain, SearchConfig, TrainedGame};
use serde::Serialize;
use tabletop::{Game, Seat, Seed, State, Viewer};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::games::{all_tables, check_players};

pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode, Failure> {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|error| Failure::Usage(format!("--seconds {}: {error}", args.seconds)))?;
    let tables = match args.game {
        Some(game) => vec![(game, args.players.unwrap_or(2))],
        None => all_tables().collect(),
    };
    let mut all = Vec::new();
    for (game, players) in tables {
        for player in ["plain", "master"] {
            all.push(visit(game, Speed { players, player, time })??);
        }
    }
    print(&mut io::stdout().lock(), args.json, &all)?;
    Ok(ExitCode::SUCCESS)
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    player: &'static str,
    iterations_per_second: f64,
    /// Iterations of all searches together.
    iterations: u64,
    searches: u64,
    seconds: f64,
    /// Nodes of a search's tree, on average.
    nodes: f64,
    /// The longest path of all.
    depth: usize,
}

struct Speed {
    players: usize,
    player: &'static str,
    time: Duration,
}

impl<G: TrainedGame> Visit<G> for Speed {
    type Output = Result<Figures, Failure>;

    /// Searches of the player's own length follow each other, each from another deal, until the time is over.
    fn visit(self) -> Self::Output {
        check_players::<G>(self.players)?;
        let master = Level::Master.config::<G>();
        let budget = if self.player == "plain" { Plain::ITERATIONS } else { master.iterations };
        let (mut iterations, mut searches, mut nodes, mut depth) = (0u64, 0u64, 0usize, 0);
        let started = Instant::now();
        while searches == 0 || started.elapsed() < self.time {
            let seed = Seed::from_number(1).child(searches);
            let view = opening::<G>(self.players, seed);
            let left = self.time.saturating_sub(started.elapsed());
            let limits = Limits { time: Some(left), ..Limits::iterations(budget) };
            let report = self.search::<G>(&view, &master, &limits, &seed.child(0));
            iterations += u64::from(report.iterations);
            searches += 1;
            nodes += report.nodes;
            depth = depth.max(report.depth);
        }
        let seconds = started.elapsed().as_secs_f64();
        Ok(Figures {
            game: G::NAME,
            players: self.players,
            player: self.player,
            iterations_per_second: iterations as f64 / seconds,
            iterations,
            searches,
            seconds,
            nodes: nodes as f64 / searches as f64,
            depth,
        })
    }
}

impl Speed {
    fn search<G: TrainedGame>(
        &self,
        view: &G::View,
        master: &SearchConfig,
        limits: &Limits,
        seed: &Seed,
    ) -> Report<G::Action> {
        if self.player == "plain" {
            let selection = Selection::Ucb1 { exploration: 0.7 };
            Search { evaluator: &Rollout, selection, limits, seed }.run::<G>(view)
        } else {
            SearchConfig { threads: 1, ..*master }.search::<G>(view, limits, seed)
        }
    }
}

/// What the first player sees of a new deal.
fn opening<G: Game>(players: usize, seed: Seed) -> G::View {
    let state = G::deal(&G::Options::default(), players, seed);
    state.view(Viewer::Seat(Seat::FIRST))
}

fn print(out: &mut impl Write, json: bool, rows: &[Figures]) -> io::Result<()> {
    if json {
        return writeln!(out, "{}", serde_json::to_string(rows).expect("figures are plain data"));
    }
    writeln!(out, "game     players  player  iterations/s  iterations  searches  nodes/search  depth")?;
    for row in rows {
        writeln!(
            out,
            "{:<8} {:>7}  {:<6} {:>13.0} {:>11} {:>9} {:>13.0} {:>6}",
            row.game,
            row.players,
            row.player,
            row.iterations_per_second,
            row.iterations,
            row.searches,
            row.nodes,
            row.depth
        )?;
    }
    Ok(())
}
