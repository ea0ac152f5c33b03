//! The exit status of the programs that `cargo xtask` runs.

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

/// Runs a program on its arguments, and gives its exit status: 0 for yes, 1 for no, and 2, with the reason on standard error,
/// for an error.
pub fn exit_code(run: impl FnOnce(&[String]) -> Result<bool, Box<dyn Error>>) -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // A closed standard error leaves the exit status.
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::from(2)
        }
    }
}
