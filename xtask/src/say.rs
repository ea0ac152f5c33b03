//! Lines for the person at the terminal.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a line. A reader that has gone away (`| head`) is no reason to stop the work.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints a line on standard error.
pub(crate) fn complain(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
