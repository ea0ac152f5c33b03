//! `mandala play`: a game in the terminal.

use std::process::ExitCode;

use crate::args::PlayArgs;
use crate::failure::Failure;

pub(crate) fn run(_: &PlayArgs) -> Result<ExitCode, Failure> {
    Err(Failure::Usage("soon".to_owned()))
}
