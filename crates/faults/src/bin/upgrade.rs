//! A rolling upgrade from one program to another while people play: `cargo xtask upgrade` runs this.

use std::error::Error;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use faults::Suite;
use tabletop::message::Chain;

const USAGE: &str = "upgrade FROM TO";
const TABLES: u32 = 16;

fn main() -> ExitCode {
    test_services::exit_code(run)
}

fn run(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let [from, to] = arguments else { return Err(USAGE.into()) };
    let mut suite = Suite::start(Path::new(from), std::process::id().into(), TABLES, Duration::ZERO)?;
    let outcome = suite
        .upgrade(Path::new(to))
        .map_err(|failed| format!("{}\nLogs: {}", Chain(&failed), suite.logs().display()))?;
    writeln!(
        stdout(),
        "Upgraded while {} actions were played, and one node back again. {} tables checked, {} games replayed; the longest \
         pause was {:.1} s.",
        outcome.figures.actions,
        outcome.tables,
        outcome.games,
        Duration::from_millis(outcome.figures.longest_pause_ms).as_secs_f64()
    )?;
    Ok(true)
}
