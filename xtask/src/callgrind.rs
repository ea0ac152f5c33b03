//! Instructions a decision, counted by callgrind: a figure that hardly changes from run to run, however busy the machine.
//!
//! Benchmark frameworks over callgrind need a runner of their own, compiled from source and pinned to the library's
//! version. The difference between two plain runs gives the one number wanted here with valgrind alone.

use std::env;
use std::fs;
use std::path::Path;
use std::process;

use crate::failure::Failure;
use crate::figures::{Figures, read};
use crate::invocation::Invocation;

/// Enough games to even out their lengths, few enough to take seconds under emulation.
const GAMES: u32 = 500;

/// One counted run.
struct Run {
    instructions: f64,
    decisions: f64,
}

/// Plays some games and then twice as many; the difference is free of what starting the program costs.
pub(crate) fn instructions_per_decision(program: &Path, figures: &Figures) -> Result<f64, Failure> {
    let once = count(program, figures, GAMES)?;
    let twice = count(program, figures, 2 * GAMES)?;
    Ok(difference(&once, &twice))
}

fn difference(once: &Run, twice: &Run) -> f64 {
    (twice.instructions - once.instructions) / (twice.decisions - once.decisions)
}

fn count(program: &Path, figures: &Figures, games: u32) -> Result<Run, Failure> {
    let file = env::temp_dir().join(format!("mandala-callgrind-{}-{games}", process::id()));
    let invocation = Invocation::new("valgrind", &["--tool=callgrind", "--quiet"])
        .argument(format!("--callgrind-out-file={}", file.display()))
        .argument(program.to_string_lossy())
        .argument("bench")
        .argument("--json")
        .argument("--game")
        .argument(&figures.game)
        .argument("--players")
        .argument(figures.players.to_string())
        .argument("--games")
        .argument(games.to_string());
    let output = invocation.output();
    let profile = fs::read_to_string(&file);
    // A profile that cannot be removed is no error: it is not needed any more.
    let _ = fs::remove_file(&file);
    let profile = profile.map_err(|source| Failure::File { path: file.display().to_string(), source });
    let unread = |detail: &str| Failure::Output { of: invocation.to_string(), detail: detail.into() };
    let entries = read(&output?).ok_or_else(|| unread("no figures"))?;
    let entry = entries.first().ok_or_else(|| unread("no figures"))?;
    let instructions = total(&profile?).ok_or_else(|| unread("no total in the profile"))?;
    Ok(Run { instructions, decisions: entry.decisions_per_game * f64::from(games) })
}

/// The sum over the whole run in a callgrind profile, where instructions are the first event counted.
fn total(profile: &str) -> Option<f64> {
    let line = profile.lines().find_map(|line| line.strip_prefix("totals:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_a_profile() {
        let profile = "# callgrind format\nversion: 1\nevents: Ir\nsummary: 90\n\nfn=(1) main\n3 41\n\ntotals: 12345678\n";
        assert_eq!(total(profile), Some(12_345_678.0));
        assert_eq!(total("totals: 77 12 5\n"), Some(77.0));
    }

    #[test]
    fn a_profile_cut_short_has_no_total() {
        assert_eq!(total("version: 1\nevents: Ir\n"), None);
        assert_eq!(total("totals:\n"), None);
    }

    #[test]
    fn what_starting_costs_cancels_out() {
        let run =
            |games: f64| Run { instructions: 1_000_000.0 + games * 60.0 * 250.0, decisions: games * 60.0 };
        assert!((difference(&run(500.0), &run(1000.0)) - 250.0).abs() < 1e-9);
    }
}
