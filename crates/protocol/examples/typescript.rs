//! Prints the types of every message for TypeScript.

use std::io::Write;

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(protocol::typescript().as_bytes())
}
