//! Every rule has an id, a test and, where the code cites it, a definition; and the rules are pure.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

/// What a file of a rules crate compiles to, without its tests.
pub(super) fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap()
}

/// The words after each `std::`, one or a group in braces.
fn parts_of_std(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    for rest in text.split("std::").skip(1) {
        let group = rest.strip_prefix('{').and_then(|rest| rest.split('}').next());
        let words =
            group.unwrap_or_else(|| rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap());
        parts.extend(words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()));
    }
    parts
}

/// Same set-up and actions, same states and bytes: so no input or output, no clock, no threads, and no collection whose order
/// changes from run to run.
#[test]
fn the_rules_are_pure() {
    const WORLD: [&str; 8] = ["env", "fs", "io", "net", "os", "process", "thread", "time"];
    let mut looked_at = 0;
    for (path, text) in files("rs") {
        let in_crate = path.strip_prefix(root().join("crates")).unwrap_or(Path::new(""));
        let rules = ["mandala/src", "stones/src"].iter().any(|rules| in_crate.starts_with(rules));
        if !rules || in_crate.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        looked_at += 1;
        let text = without_tests(&text);
        let world: Vec<_> = parts_of_std(text).into_iter().filter(|part| WORLD.contains(part)).collect();
        assert!(world.is_empty(), "{} uses std::{world:?}", path.display());
        for unordered in ["HashMap", "HashSet", "RandomState"] {
            assert!(!text.contains(unordered), "{} uses {unordered}", path.display());
        }
    }
    assert!(looked_at > 30, "{looked_at}");
    assert_eq!(parts_of_std("use std::{fmt, fs::File};\nstd::io::stdin()"), ["fmt", "fs", "File", "io"]);
}
