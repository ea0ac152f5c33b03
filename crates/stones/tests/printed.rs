//! The web app's rules show what the boards and cards really print.

use std::fs;
use std::path::Path;

use stones::{Options, Stones};
use tabletop::Game;

#[test]
fn the_web_app_has_what_is_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/stones.json");
    let written = fs::read_to_string(path).unwrap();
    let printed = serde_json::to_string(&Stones::printed(&Options::default(), 2)).unwrap();
    assert!(written.trim_end() == printed, "run `cargo xtask codegen`");
}
