//! Examples in the documentation of the crates that are to be published; that they work, `cargo test --doc` shows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::root;

const PUBLISHED: [&str; 4] = ["tabletop", "mandala", "stones", "ismcts"];

/// Every type at the root of a crate, every trait, and every type that a public module is named after has an example.
#[test]
fn every_main_type_has_an_example() {
    for name in PUBLISHED {
        let folder = root().join("crates").join(name).join("src");
        let text = fs::read_to_string(folder.join("lib.rs")).unwrap();
        let roots = exported(&text);
        assert!(roots.len() > 5, "{roots:?}");
        let modules: BTreeSet<_> = text.lines().filter_map(|line| line.strip_prefix("pub mod ")).collect();
        for path in sources(&folder) {
            let text = fs::read_to_string(&path).unwrap();
            let is_public = !path.components().any(|part| part.as_os_str() == "testing");
            for (kind, defined, has_example) in types(&text) {
                let module = format!("{};", defined.to_lowercase());
                let is_main = kind == "trait" || roots.contains(&defined) || modules.contains(&*module);
                assert!(
                    has_example || !is_main || !is_public,
                    "{defined} in {} has no example",
                    path.display()
                );
            }
        }
    }
}

/// The types that a crate's root exports.
fn exported(text: &str) -> BTreeSet<String> {
    let uses = text.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next());
    let names = uses.flat_map(|names| names.split(['{', '}', ',', ':', ' ', '\n'])).map(str::trim);
    let is_type = |name: &&str| name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
    names.filter(is_type).map(str::to_owned).collect()
}

/// Each public type that is defined at the margin: its kind, its name, and whether its documentation has an example.
fn types(text: &str) -> Vec<(String, String, bool)> {
    let (mut found, mut has_example) = (Vec::new(), false);
    for line in text.lines() {
        let mut words = line.split([' ', '<', '(', ';', ':', '{']);
        if let (Some("pub"), Some(kind @ ("struct" | "enum" | "trait" | "type")), Some(name)) =
            (words.next(), words.next(), words.next())
        {
            found.push((kind.to_owned(), name.to_owned(), has_example));
        }
        has_example = match line {
            "/// ```" => true,
            _ => has_example && (line.starts_with("///") || line.starts_with("#[")),
        };
    }
    found
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}
