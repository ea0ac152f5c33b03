//! `cargo xtask machete`: dependencies that no source file names.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::ensure_subcommand;
use crate::invocation::Invocation;

/// Searches the workspace and the fuzz targets. It reads the sources only, so it is quick; what it cannot see is named in the
/// `package.metadata.cargo-machete` of a package, with a reason.
pub(crate) fn machete(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    ensure_subcommand("machete")?;
    let search = Invocation::cargo(&["machete", "--skip-target-dir"]);
    Ok(if search.succeeds()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
