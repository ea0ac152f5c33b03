//! What the boards and cards print in the game as published, for the web app's rules: `cargo xtask codegen` writes it down.

use std::io::{self, Write};

use stones::{Options, Stones};
use tabletop::Game;

fn main() -> io::Result<()> {
    let printed = serde_json::to_string(&Stones::printed(&Options::default(), 2))?;
    writeln!(io::stdout(), "{printed}")
}
