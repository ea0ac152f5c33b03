//! The long run: `cargo xtask faults` runs this.

use std::error::Error;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use faults::{Fault, Outcome, Suite};
use tabletop::message::Chain;

const USAGE: &str = "faults PROGRAM ROUNDS SEED [FAULT]";
/// How long a node is paused, or cut off.
const LASTING: Duration = Duration::from_secs(30);
const TABLES: u32 = 16;

fn main() -> ExitCode {
    test_services::exit_code(run)
}

/// Whether every round has passed.
fn run(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let [program, rounds, seed, only @ ..] = arguments else { return Err(USAGE.into()) };
    let (rounds, seed): (u64, u64) = (rounds.parse()?, seed.parse()?);
    let mut faults = Fault::ALL.to_vec();
    if let Some(only) = only.first() {
        let known = Fault::ALL.map(Fault::name).join(", ");
        faults = vec![Fault::named(only).ok_or(format!("there is no fault `{only}`, but: {known}"))?];
    }
    let mut out = stdout();
    let heads = ["round", "fault", "result", "s", "actions", "repeated", "pause s", "games", "timeouts"];
    writeln!(out, "| {} |\n|{}", heads.join(" | "), "---|".repeat(heads.len()))?;
    let mut passed = true;
    for round in seed..seed + rounds {
        // A cluster for each round, so that its seed alone repeats it.
        let mut suite = Suite::start(Path::new(program), round, TABLES, LASTING)?;
        for fault in &faults {
            let begun = Instant::now();
            let done = suite.round(&[*fault]);
            write!(out, "| {round} | {} | ", fault.name())?;
            match &done {
                Ok(outcome) => writeln!(out, "passed | {}", row(outcome, begun.elapsed()))?,
                Err(failed) => {
                    writeln!(out, "FAILED | {:.0} |", begun.elapsed().as_secs_f64())?;
                    writeln!(out, "\n{}\n\nLogs: {}", Chain(failed), suite.logs().display())?;
                    writeln!(
                        out,
                        "Again: cargo xtask faults --rounds 1 --seed {round} --only {}\n",
                        fault.name()
                    )?;
                    passed = false;
                    // The cluster is broken, so later faults would say nothing new.
                    break;
                }
            }
        }
    }
    writeln!(out, "\n{}", if passed { "All rounds have passed." } else { "Some rounds have failed." })?;
    Ok(passed)
}

fn row(outcome: &Outcome, time: Duration) -> String {
    let Outcome { figures, games, timeouts, .. } = outcome;
    let pause = Duration::from_millis(figures.longest_pause_ms).as_secs_f64();
    format!(
        "{:.0} | {} | {} | {pause:.1} | {games} | {timeouts} |",
        time.as_secs_f64(),
        figures.actions,
        figures.repeated
    )
}
