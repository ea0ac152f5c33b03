//! Promises about the whole tree that no compiler checks.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod architecture;
mod examples;
mod modules;
mod pages;
mod rules;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// Every file of ours with this ending, and its text.
fn files(ending: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                walk(&path, ending, found);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    for folder in ["crates", "xtask", "fuzz", "docs"] {
        walk(&root().join(folder), ending, &mut found);
    }
    assert!(!found.is_empty());
    found
}
