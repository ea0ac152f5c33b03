//! `mandala man`: manual pages, one for each command.

use std::process::ExitCode;

use clap::CommandFactory;

use crate::args::{Cli, ManArgs};
use crate::failure::Failure;

pub(crate) fn run(args: &ManArgs) -> Result<ExitCode, Failure> {
    let file = |source| Failure::File { path: args.folder.clone(), source };
    std::fs::create_dir_all(&args.folder).map_err(file)?;
    clap_mangen::generate_to(Cli::command(), &args.folder).map_err(file)?;
    Ok(ExitCode::SUCCESS)
}
