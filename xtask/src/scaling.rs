//! `cargo xtask scaling`: how much more several nodes do than one.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::test_services::become_program;

/// Builds the program, and measures clusters of one, two and three nodes that each have the same share of a core.
pub(crate) fn scaling(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let share = arguments.number("--share")?.unwrap_or(20);
    let seconds = arguments.number("--seconds")?.unwrap_or(20);
    let tables = arguments.number("--tables")?.unwrap_or(200);
    arguments.finish()?;
    become_program("test-services", "scaling", &[share, seconds, tables].map(|number| number.to_string()))
}
