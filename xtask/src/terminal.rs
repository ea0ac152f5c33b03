//! Lines for the person at the terminal.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a line on standard output. A closed pipe (`| head`) does not stop the work.
pub(crate) fn print(line: impl Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints a line on standard error.
pub(crate) fn print_error(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
