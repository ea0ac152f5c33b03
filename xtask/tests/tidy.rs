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

#[test]
fn no_source_file_is_longer_than_one_thought() {
    for (path, text) in files("rs") {
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines: look for the seam", path.display());
    }
}

/// What a file of a rules crate compiles to, without its tests.
fn without_tests(text: &str) -> &str {
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

/// The chapter of `ARCHITECTURE.md` that says which file holds what names every file of the rules.
#[test]
fn every_file_of_the_rules_is_on_the_map() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let chapter = text.split("## Where to find a rule").nth(1).unwrap().split("\n## ").next().unwrap();
    let sentences: Vec<&str> = chapter.split(". ").collect();
    let named = |sentence: &str| -> BTreeSet<String> {
        sentence.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let of = |start: &str| named(sentences.iter().find(|text| text.contains(start)).unwrap());
    let both = of("with the same names in both");
    for (game, adds) in [("mandala", "Mandala adds"), ("stones", "Stones adds")] {
        let files: BTreeSet<String> = fs::read_dir(root().join(format!("crates/{game}/src")))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.is_file() && path.file_name().is_some_and(|name| name != "lib.rs"))
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        let map: BTreeSet<String> = both.union(&of(adds)).cloned().collect();
        assert_eq!(files, map, "the files of {game}, and those ARCHITECTURE.md names");
    }
}

/// Every page of ours: those at the root, and those below.
fn pages() -> Vec<(PathBuf, String)> {
    let at_root = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let at_root = at_root.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    files("md")
        .into_iter()
        .chain(at_root.map(|path| (path.clone(), fs::read_to_string(path).unwrap())))
        .collect()
}

/// A page without its examples, where brackets mean something else.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The names under which a page's headings can be linked to, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().chars();
        let kept = kept.filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    headings.map(anchor).collect()
}

#[test]
fn every_link_between_our_pages_leads_somewhere() {
    let mut followed = 0;
    for (path, text) in pages() {
        for rest in prose(&text).split("](").skip(1) {
            let link = rest.split([')', ' ']).next().unwrap();
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            followed += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{} links to {link}", path.display());
            if !anchor.is_empty() {
                let page = prose(&fs::read_to_string(target).unwrap());
                assert!(anchors(&page).contains(anchor), "{} links to {link}", path.display());
            }
        }
    }
    assert!(followed > 10, "{followed}");
    assert_eq!(
        anchors("## `mandala simulate`\ntext\n# Views, all"),
        ["mandala-simulate", "views-all"].map(str::to_owned).into()
    );
}

/// A page that no index names is found by nobody.
#[test]
fn every_page_is_in_the_index_of_its_folder() {
    for folder in ["docs", "docs/decisions", "docs/experiments"] {
        let folder = root().join(folder);
        let index = fs::read_to_string(folder.join("README.md")).unwrap();
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name.ends_with(".md") && name != "README.md" {
                let link = format!("]({name})");
                assert!(index.contains(&link), "{}/README.md does not link to {name}", folder.display());
            }
        }
    }
}

/// Every Markdown file that git keeps, wherever it lies.
fn markdown() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name)
            {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found
}

/// Whether a line of prose could be broken: code and what has no space cannot.
fn can_be_broken(line: &str) -> bool {
    let text = line.trim_start_matches([' ', '-', '*', '>']);
    // Every second part is code.
    text.split('`').step_by(2).any(|prose| prose.contains(' '))
}

/// Tables, code and what cannot be broken may be longer.
#[test]
fn markdown_is_wrapped_at_120_columns() {
    let mut looked_at = 0;
    for path in markdown() {
        looked_at += 1;
        let text = fs::read_to_string(&path).unwrap();
        let mut in_code = false;
        for (number, line) in text.lines().enumerate() {
            let fence = line.trim_start().starts_with("```");
            in_code ^= fence;
            let exempt = in_code || fence || line.trim_start().starts_with('|');
            let fits = exempt || line.chars().count() <= 120 || !can_be_broken(line);
            assert!(fits, "{}:{}: longer than 120 columns", path.display(), number + 1);
        }
    }
    assert!(looked_at > 40, "{looked_at}");
    assert!(
        can_be_broken("- two words") && !can_be_broken("- [link](https://example.org/)`code with spaces`")
    );
}
