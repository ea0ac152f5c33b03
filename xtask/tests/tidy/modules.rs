//! Modules of a crate use each other in one direction: each can be read and tested without those above it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::paths::{ROOT, Uses, uses};
use super::{files, root};

/// In the rules of a game a state gives views, and a view gives states, so those modules know each other. In the registry each
/// type of any game gives the others: a game gives views, a view hints, a name finds rules, and rules make games.
const KNOW_EACH_OTHER: [&str; 3] = ["games", "mandala", "stones"];

#[test]
fn no_modules_form_a_cycle() {
    let mut cycles = Vec::new();
    for folder in crates() {
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let mut uses = uses_in(&folder);
        assert!(uses.len() > 2, "the modules of {name}: {uses:?}");
        leave_cycles(&mut uses);
        if uses.is_empty() == KNOW_EACH_OTHER.contains(&name.as_str()) {
            cycles.push((name, uses));
        }
    }
    assert!(cycles.is_empty(), "modules that use each other, or no longer do: {cycles:#?}");
}

fn crates() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    crates.chain([root().join("xtask")]).collect()
}

/// Of a program that is a library, too, the library; programs in `bin` are crates of their own.
fn uses_in(folder: &Path) -> Uses {
    let folder = folder.join("src");
    let library = folder.join("lib.rs").exists();
    let mut found = Vec::new();
    let files = files("rs");
    for (path, text) in &files {
        let Ok(inside) = path.strip_prefix(&folder) else { continue };
        let mut module: Vec<String> =
            inside.with_extension("").iter().map(|part| part.to_str().unwrap().to_owned()).collect();
        if module[0] == "bin" || library && module == ["main"] {
            continue;
        }
        if ["lib", "main", "mod"].iter().any(|last| module.last().is_some_and(|name| name == last)) {
            module.pop();
        }
        found.push((module, text.as_str()));
    }
    uses(found)
}

/// Takes away the modules that use none of those that are left, and those that none of them uses, until only cycles are left
/// (and what lies between two).
fn leave_cycles(uses: &mut Uses) {
    loop {
        let used_by_others = |module: &String| uses.values().any(|used| used.contains(module));
        let is_free = |(module, used): (&String, &BTreeSet<String>)| {
            let free = !used_by_others(module) || !used.iter().any(|used| uses.contains_key(used));
            free.then(|| module.clone())
        };
        let Some(free) = uses.iter().find_map(is_free) else { break };
        uses.remove(&free);
    }
    let left: BTreeSet<String> = uses.keys().cloned().collect();
    for used in uses.values_mut() {
        used.retain(|used| left.contains(used));
    }
}

#[test]
fn a_module_is_found_where_it_is_used() {
    let uses_of = |text: &str| {
        let root = "mod a; mod b; mod c; mod d; mod user; pub use a::{Alpha, inner::Beta as Gamma}; pub use other::Outside;";
        let module = |name: &str| vec![name.to_owned()];
        let macros = "#[macro_export] macro_rules! made { () => { $crate::user::f() } }";
        let texts = [("a", ""), ("b", macros), ("c", ""), ("d", ""), ("user", text)];
        let files = texts.map(|(name, text)| (module(name), text));
        let uses = uses(files.into_iter().chain([(Vec::new(), root)]));
        assert!(uses["b"].is_empty(), "{uses:?}");
        uses["user"].iter().cloned().collect::<Vec<_>>()
    };
    assert_eq!(uses_of("use crate::a::B; let x = crate::c::e(crate::d::F);"), ["a", "c", "d"]);
    assert_eq!(uses_of("use crate::{a, b::{C, D}, d as e};"), ["a", "b", "d"]);
    assert_eq!(
        uses_of("use super::a; mod inner { use super::super::b; fn f() { super::c::g() } }"),
        ["a", "b"]
    );
    assert_eq!(uses_of("use crate::Alpha; fn f() -> super::Outside { crate::made!() }"), ["a", "b"]);
    assert_eq!(uses_of("fn f(x: crate::Gamma) { assert!(crate::c::<u8>::g()) }"), ["a", "c"]);
    assert_eq!(uses_of("#[cfg(test)] mod tests { use crate::a; } use super::b; // crate::c"), ["b"]);
    assert_eq!(uses_of("use self::inner::a; pub(crate) fn f() { crate::Declared }"), [ROOT]);
}

/// What a file compiles to, without its tests.
pub(super) fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap()
}

/// What a folder alone may know: HTTP is at one edge of the server, SQL at the other.
#[test]
fn the_web_framework_and_sql_are_known_where_they_belong() {
    let edges = [
        ("axum::", ["crates/server/src/http"].as_slice()),
        // A program that plays online is a client.
        ("hyper::", &["crates/server/src/http", "crates/cli/src/join"]),
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
