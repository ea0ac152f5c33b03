//! What every source file keeps to.

use crate::{files, files_in, root};

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
    let web = ["css", "js", "mjs", "svelte", "ts"].map(|ending| files_in(&["web", "e2e"], ending));
    for (path, text) in files("rs").into_iter().chain(web.into_iter().flatten()) {
        let lines = text.lines().count();
        let written_by_codegen = path.starts_with(root().join("web/src/protocol"));
        assert!(
            lines <= 400 || written_by_codegen,
            "{} has {lines} lines: look for the seam",
            path.display()
        );
    }
}
