//! Modules of a crate use each other in one direction: each can be read and tested without those above it.

use std::collections::{BTreeMap, BTreeSet};

use super::rules::without_tests;
use super::{files, root};

/// The crates whose modules are layers. In a rules crate a state gives views, and a view gives states: those know each other.
const LAYERED: [&str; 11] = [
    "attacks",
    "codegen",
    "faults",
    "jobs",
    "l10n",
    "load",
    "protocol",
    "server",
    "store",
    "table",
    "test-services",
];

#[test]
fn no_modules_form_a_cycle() {
    let files = files("rs");
    for name in LAYERED {
        let folder = root().join("crates").join(name).join("src");
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (path, text) in &files {
            let Ok(inside) = path.strip_prefix(&folder) else { continue };
            let first = inside.iter().next().unwrap().to_str().unwrap();
            let module = first.trim_end_matches(".rs").to_owned();
            let mut others = modules_used(without_tests(text));
            others.retain(|other| *other != module);
            uses.entry(module).or_default().extend(others);
        }
        uses.remove("lib");
        assert!(uses.len() > 2, "the modules of {name}: {uses:?}");
        // A module that uses none of those that are left is at the bottom and is taken away, until nothing is left.
        while let Some(lowest) = lowest(&uses) {
            uses.remove(&lowest);
        }
        assert!(uses.is_empty(), "modules of {name} that use each other, and those above them: {uses:?}");
    }
}

fn lowest(uses: &BTreeMap<String, BTreeSet<String>>) -> Option<String> {
    let lowest = uses.iter().find(|(_, used)| !used.iter().any(|used| uses.contains_key(used)));
    lowest.map(|(module, _)| module.clone())
}

/// The modules named behind `crate::`, but in comments and in macros for other crates.
fn modules_used(text: &str) -> Vec<String> {
    let mut used = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for (at, behind) in line.match_indices("crate::").filter(|(at, _)| !line[..*at].ends_with('$')) {
            let path = &line[at + behind.len()..];
            let end =
                path.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(path.len());
            used.push(path[..end].to_owned());
        }
    }
    used
}

#[test]
fn a_module_is_found_where_it_is_used() {
    let text = "use crate::a::B;\n// crate::c\nlet x = crate::d::e(crate::f::G);\n$crate::h";
    assert_eq!(modules_used(text), ["a", "d", "f"]);
}

/// What a folder alone may know: HTTP is at one edge of the server, SQL at the other.
#[test]
fn the_web_framework_and_sql_are_known_where_they_belong() {
    let edges = [
        ("axum::", ["crates/server/src/http"].as_slice()),
        ("hyper::", &["crates/server/src/http"]),
        ("tower_http::", &["crates/server/src/http"]),
        // The checker of the fault suite reads what is stored past the store, so that it does not believe its mistakes.
        ("sqlx::", &["crates/store/src", "crates/faults/src"]),
    ];
    for (library, rooms) in edges {
        let mut known = 0;
        for (path, text) in files("rs") {
            let inside = path.strip_prefix(root()).unwrap();
            let code = inside.starts_with("crates") && inside.iter().any(|part| part == "src");
            let text = without_tests(&text);
            let used =
                text.lines().any(|line| line.contains(library) && !line.trim_start().starts_with("//"));
            if code && used {
                known += 1;
                assert!(
                    rooms.iter().any(|room| inside.starts_with(room)),
                    "{} uses {library}",
                    inside.display()
                );
            }
        }
        assert!(known > 0, "nothing in {rooms:?} uses {library}");
    }
}
