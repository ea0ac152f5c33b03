//! How the programs end that `cargo xtask` runs for us.

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

/// Runs a program on its arguments, and gives its exit status: 0 if it answers yes, 1 if it answers no, and 2, with the reason on
/// standard error, if it cannot answer.
pub fn ended(run: impl FnOnce(&[String]) -> Result<bool, Box<dyn Error>>) -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Nobody is left to be told if even that fails.
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::from(2)
        }
    }
}
