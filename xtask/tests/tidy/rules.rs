//! Every rule has an id, a test and, where the code cites it, a definition. That the rules are pure is held by their build with
//! `core` and `alloc` alone, which have no files, clocks, threads or hash maps: `cargo xtask no-std`.

use std::collections::BTreeSet;
use std::fs;

use crate::games::games;
use crate::{files, root};

/// The ids `docs/rules` defines: `- **M-4.1** …`.
fn rule_ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for game in games() {
        let rules = fs::read_to_string(root().join(format!("docs/rules/{game}.md"))).unwrap();
        for line in rules.lines() {
            if let Some((id, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
                assert!(ids.insert(id.to_owned()), "{id} is defined twice");
            }
        }
    }
    assert!(ids.len() > 50, "the pages were not understood: {ids:?}");
    ids
}

/// `m_4_1_a_build_draws` proves M-4.1.
fn id_of_test(name: &str) -> Option<String> {
    let mut parts = name.splitn(4, '_');
    let game = parts.next().filter(|game| game.len() == 1)?.to_uppercase();
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
    // Each game's ids begin with a letter of its own.
    let beginnings: BTreeSet<&str> = ids.iter().map(|id| &id[..2]).collect();
    assert_eq!(beginnings.len(), games().len(), "{beginnings:?}");
    for (path, text) in files("rs") {
        for (at, _) in beginnings.iter().flat_map(|beginning| text.match_indices(beginning)) {
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
