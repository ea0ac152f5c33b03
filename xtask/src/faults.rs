//! `cargo xtask faults`: parts of a cluster fail while people play.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::test_services::become_program;

/// Builds the program, and lets every fault happen in every round, or only one.
pub(crate) fn faults(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let rounds = arguments.number("--rounds")?.unwrap_or(3);
    let seed = arguments.number("--seed")?.unwrap_or_else(by_the_clock);
    let only = arguments.value("--only")?;
    arguments.finish()?;
    let words = [rounds.to_string(), seed.to_string()].into_iter().chain(only);
    become_program("faults", "faults", &words.collect::<Vec<_>>())
}

/// Another seed every time; each round says which was its own.
fn by_the_clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs() % 1_000_000)
}
