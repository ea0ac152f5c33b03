//! `mandala completions`: scripts for shells.

use std::io;
use std::process::ExitCode;

use clap::CommandFactory;

use crate::args::{Cli, CompletionsArgs};
use crate::failure::Failure;

#[expect(clippy::unnecessary_wraps, reason = "every command has the same shape")]
pub(crate) fn run(args: &CompletionsArgs) -> Result<ExitCode, Failure> {
    clap_complete::generate(args.shell, &mut Cli::command(), "mandala", &mut io::stdout());
    Ok(ExitCode::SUCCESS)
}
