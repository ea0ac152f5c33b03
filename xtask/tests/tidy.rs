//! Promises about the whole tree that no compiler checks.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// Every file of ours with this ending.
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

/// The ids `docs/rules` defines: `- **M-4.1** …`.
fn rule_ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for game in ["mandala", "stones"] {
        let rules = fs::read_to_string(root().join(format!("docs/rules/{game}.md"))).unwrap();
        for line in rules.lines() {
            if let Some((id, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
                assert!(ids.insert(id.to_owned()), "{id} is defined twice");
            }
        }
    }
    assert_eq!(ids.len(), 33 + 22, "{ids:?}");
    ids
}

/// `m_4_1_a_build_draws` proves M-4.1.
fn id_of_test(name: &str) -> Option<String> {
    let mut parts = name.splitn(4, '_');
    let game = parts.next().filter(|game| ["m", "s"].contains(game))?.to_uppercase();
    let numbers: Vec<&str> = parts.by_ref().take(2).collect();
    let [section, rule] = *numbers else { return None };
    (section.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok() && parts.next().is_some())
        .then(|| format!("{game}-{section}.{rule}"))
}

#[test]
fn every_rule_has_a_test() {
    let mut proved = BTreeSet::new();
    for (path, text) in files("rs") {
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line != "#[test]" {
                continue;
            }
            let signature = lines.find(|line| line.starts_with("fn ")).unwrap_or_default();
            let name = signature.trim_start_matches("fn ").split('(').next().unwrap();
            if let Some(id) = id_of_test(name) {
                assert!(
                    rule_ids().contains(&id),
                    "{}: {name} names a rule that does not exist",
                    path.display()
                );
                proved.insert(id);
            }
        }
    }
    let unproved: Vec<_> = rule_ids().difference(&proved).cloned().collect();
    assert!(unproved.is_empty(), "no test for {unproved:?}");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let ids = rule_ids();
    for (path, text) in files("rs") {
        for (at, _) in text.match_indices("M-").chain(text.match_indices("S-")) {
            let boundary = text[..at].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
            let number: String = text[at + 2..]
                .chars()
                .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
                .collect();
            let number = number.trim_end_matches('.');
            if boundary && number.contains('.') {
                let id = format!("{}{number}", &text[at..at + 2]);
                assert!(ids.contains(&id), "{} cites {id}", path.display());
            }
        }
    }
}

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
