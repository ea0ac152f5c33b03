//! `cargo xtask faults`: parts of a cluster fail while people play.

use std::process::{Command, ExitCode};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::arguments::Arguments;
use crate::engines::ensure_engines;
use crate::failure::Failure;
use crate::play::become_command;
use crate::{program, web};

/// Builds the program, and lets every fault happen in every round, or only one.
pub(crate) fn faults(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let rounds = arguments.number("--rounds")?.unwrap_or(3);
    let seed = arguments.number("--seed")?.unwrap_or_else(by_the_clock);
    let only = arguments.value("--only")?;
    arguments.finish()?;
    ensure_engines()?;
    web::build()?;
    let program = program::build()?;
    let faults = program::build_of("faults", "faults")?;
    let mut command = Command::new(&faults);
    command.arg(program).args([rounds.to_string(), seed.to_string()]).args(only);
    become_command(&mut command)
        .map_err(|source| Failure::Start { command: faults.display().to_string(), source })
}

/// Another seed every time; each round says which was its own.
fn by_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs() % 1_000_000)
}
