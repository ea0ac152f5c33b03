//! `cargo xtask codegen`: files that are written from others.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::say::say;

/// The types of the protocol, for the web app.
const TYPES: &str = "web/src/protocol/index.ts";

/// Writes every such file anew. A test of the crate it comes from says when that is needed.
pub(crate) fn codegen(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    let invocation = Invocation::cargo(&[
        "run",
        "--locked",
        "--quiet",
        "--package",
        "protocol",
        "--example",
        "typescript",
    ]);
    let types = invocation.output()?;
    let path = root().join(TYPES);
    let failed = |source| Failure::File { path: TYPES.to_owned(), source };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(&path, types).map_err(failed)?;
    say(format_args!("{TYPES} is up to date."));
    Ok(ExitCode::SUCCESS)
}
