//! What pages for engineers name exists, and ARCHITECTURE.md names what has to be found.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::games::games;
use crate::root;

fn map() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// What a page sets in code, without its blocks of code.
fn named(page: &str) -> BTreeSet<String> {
    let prose: String = page.split("```").step_by(2).collect();
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Every file and folder of the sources.
fn tree() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if ["target", "node_modules", ".git"].contains(&name) {
                continue;
            }
            if path.is_dir() {
                walk(&path, found);
            }
            found.push(path);
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found
}

/// Whether a name can be that of a file or, with a slash at its end, of a folder of the project.
fn is_path(name: &str) -> bool {
    let endings = [".rs", ".ts", ".svelte", ".md", ".toml", ".js", ".mjs", ".css", ".ftl", ".py", ".yml"];
    let plain = name.chars().all(|letter| letter.is_alphanumeric() || "._-/@".contains(letter));
    let path = name.ends_with('/') || endings.iter().any(|ending| name.ends_with(ending));
    plain && path && !name.starts_with(['/', '.', '@'])
}

/// The pages that describe the code as it is. Decisions and experiments stay as they were written.
fn pages() -> Vec<PathBuf> {
    let history = ["docs/decisions", "docs/experiments", "CHANGELOG.md"].map(|name| root().join(name));
    let pages = tree().into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    pages.filter(|path| !history.iter().any(|old| path.starts_with(old))).collect()
}

#[test]
fn every_file_that_a_page_names_exists() {
    let tree = tree();
    // A name in capitals stands for any, and `mybot.py` is what a reader writes.
    let given = |name: &str| is_path(name) && !name.contains("NAME") && name != "mybot.py";
    let mut looked_up = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for name in named(&text).into_iter().filter(|name| given(name)) {
            let wanted = name.trim_end_matches('/');
            assert!(tree.iter().any(|path| path.ends_with(wanted)), "{} names {name}", page.display());
            looked_up += 1;
        }
    }
    assert!(looked_up > 100, "{looked_up}");
}

/// The types that a reader of the guide has to find.
#[test]
fn every_type_in_the_guide_to_a_new_game_exists() {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    let type_like = |name: &String| {
        name.starts_with(char::is_uppercase)
            && name.contains(char::is_lowercase)
            && name.chars().all(char::is_alphanumeric)
    };
    let types: BTreeSet<String> = named(&guide).into_iter().filter(type_like).collect();
    assert!(types.len() > 5, "{types:?}");
    let unknown: Vec<_> = types.difference(&declared()).cloned().collect();
    assert!(unknown.is_empty(), "docs/adding-a-game.md names what is not there: {unknown:?}");
}

#[test]
fn every_crate_is_on_the_map() {
    let map = map();
    let words: BTreeSet<&str> =
        map.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(words.contains(name.as_str()), "ARCHITECTURE.md does not name the crate {name}");
    }
}

/// A reader looks for the file of a rule by this list.
#[test]
fn every_file_of_the_rules_is_on_the_map() {
    let named = named(&map());
    for game in games() {
        for entry in fs::read_dir(root().join(format!("crates/{game}/src"))).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let Some(stem) = name.strip_suffix(".rs").filter(|stem| *stem != "lib") else { continue };
            assert!(named.contains(stem), "ARCHITECTURE.md does not name `{stem}` of {game}");
        }
    }
}

/// The part of a page under one of its headings of the second rank.
fn chapter<'page>(page: &'page str, heading: &str) -> &'page str {
    let rest = page.split(&format!("\n## {heading}\n")).nth(1);
    rest.unwrap_or_else(|| panic!("no chapter “{heading}”")).split("\n## ").next().unwrap()
}

#[test]
fn each_walk_goes_from_file_to_file() {
    let map = map();
    let walks: Vec<&str> = chapter(&map, "Four walks").split("\n### ").skip(1).collect();
    assert_eq!(walks.len(), 4);
    for walk in walks {
        let files =
            named(walk).into_iter().filter(|name| is_path(name) && root().join(name).is_file()).count();
        assert!(files >= 4, "too few files for a walk: {walk}");
    }
}

/// Every name that the Rust code or the web app declares.
fn declared() -> BTreeSet<String> {
    const KEYWORDS: [&str; 7] = ["struct", "enum", "trait", "type", "fn", "class", "interface"];
    let mut names = BTreeSet::new();
    for path in tree() {
        if !path.extension().is_some_and(|ending| ending == "rs" || ending == "ts") {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.windows(2).filter(|pair| KEYWORDS.contains(&pair[0])) {
            let name = pair[1].split(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
            names.insert(name.unwrap().to_owned());
        }
    }
    names
}

#[test]
fn every_term_of_the_glossary_is_a_name_in_the_code() {
    let (map, declared) = (map(), declared());
    let rows = chapter(&map, "Glossary of the code").lines().filter(|line| line.starts_with("| `"));
    let terms: BTreeSet<String> = rows.flat_map(|row| named(row.split('|').nth(1).unwrap())).collect();
    assert!((20..=40).contains(&terms.len()), "{}", terms.len());
    let unknown: Vec<_> = terms.difference(&declared).collect();
    assert!(unknown.is_empty(), "the glossary explains what nothing is called: {unknown:?}");
}
