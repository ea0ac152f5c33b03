//! `cargo xtask scaling`: how much more several nodes do than one.

use std::process::{Command, ExitCode};

use crate::arguments::Arguments;
use crate::engines::ensure_engines;
use crate::failure::Failure;
use crate::play::become_command;
use crate::{program, web};

/// Builds the program, and measures clusters of one, two and three nodes that each have the same share of a core.
pub(crate) fn scaling(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let share = arguments.number("--share")?.unwrap_or(20);
    let seconds = arguments.number("--seconds")?.unwrap_or(20);
    let tables = arguments.number("--tables")?.unwrap_or(200);
    arguments.finish()?;
    ensure_engines()?;
    web::build()?;
    let program = program::build()?;
    let scaling = program::build_of("engines", "scaling")?;
    let mut command = Command::new(&scaling);
    command.arg(program).args([share, seconds, tables].map(|number| number.to_string()));
    become_command(&mut command)
        .map_err(|source| Failure::Start { command: scaling.display().to_string(), source })
}
