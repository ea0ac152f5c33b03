//! What every source file keeps to.

use crate::files;

#[test]
fn no_test_is_switched_off_and_no_lint_silenced_without_a_reason() {
    // In pieces, so that this file does not find itself.
    let forbidden = [
        ["#[ign", "ore"],
        ["#[should", "_panic"],
        ["#[al", "low("],
        ["#![al", "low("],
        ["thread::sl", "eep"],
    ];
    for (path, text) in files("rs") {
        for pieces in forbidden {
            assert!(!text.contains(&pieces.concat()), "{} contains {}", path.display(), pieces.concat());
        }
    }
}

#[test]
fn no_source_file_is_longer_than_one_thought() {
    for (path, text) in files("rs") {
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines: look for the seam", path.display());
    }
}
