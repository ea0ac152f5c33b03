//! `cargo xtask codegen`: files that are written from others.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::say::say;

/// Each file, and the example that writes it: its package and its name.
const WRITTEN: [(&str, &str, &str); 2] = [
    // The types of the protocol, for the web app.
    ("web/src/protocol/index.ts", "protocol", "typescript"),
    // The games as published, for where there is no table yet.
    ("web/src/protocol/published.json", "protocol", "published"),
];

/// Writes every such file anew. A test of the crate it comes from says when that is needed.
pub(crate) fn codegen(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    for (file, package, example) in WRITTEN {
        let run = ["run", "--locked", "--quiet", "--package", package, "--example", example];
        let written = Invocation::cargo(&run).output()?;
        let path = root().join(file);
        let failed = |source| Failure::File { path: file.to_owned(), source };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&path, written).map_err(failed)?;
        say(format_args!("{file} is up to date."));
    }
    Ok(ExitCode::SUCCESS)
}
