//! Promises about the whole tree that no compiler checks.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

mod architecture;
mod examples;
mod games;
mod modules;
mod pages;
mod paths;
mod rules;
mod sources;
mod use_cases;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// Every file of the Rust and of its documents with this ending, and its text.
fn files(ending: &str) -> Vec<(PathBuf, String)> {
    files_in(&["crates", "xtask", "fuzz", "docs"], ending)
}

/// Every file of ours in these folders with this ending, and its text.
fn files_in(folders: &[&str], ending: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            let ours =
                !["target", "node_modules", "dist", "results"].contains(&name) && !name.starts_with('.');
            if path.is_dir() {
                if ours {
                    walk(&path, ending, found);
                }
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    for folder in folders {
        walk(&root().join(folder), ending, &mut found);
    }
    assert!(!found.is_empty());
    found
}
