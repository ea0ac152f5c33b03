//! What is said on standard output, line by line as it happens.

use std::io::{self, Write};

/// Says something. A reader that has gone away is no reason to leave a game.
pub(super) fn say(text: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}
