//! `cargo xtask codegen`: files of the web app that are written from the Rust.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::Invocation;

/// Writes every such file anew. A test of `codegen` says when that is needed.
pub(crate) fn codegen(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    let run = Invocation::cargo(&["run", "--locked", "--quiet", "--package", "codegen"]);
    Ok(if run.succeeds()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
