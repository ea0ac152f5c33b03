//! The modules of this crate depend on each other in one direction, and only `http` knows the web framework.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The text of each source file without comments and tests, by the module at the root of the crate that it belongs to.
fn sources() -> Vec<(String, PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inner = path.strip_prefix(&root).unwrap().with_extension("");
            let module = inner.iter().next().unwrap().to_str().unwrap().to_owned();
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            sources.push((module, path, code.collect::<Vec<_>>().join("\n")));
        }
    }
    sources
}

/// The modules at the root of the crate, each with those it names.
fn dependencies(sources: &[(String, PathBuf, String)]) -> BTreeMap<&str, BTreeSet<&str>> {
    let modules: BTreeSet<&str> = sources.iter().map(|(module, ..)| module.as_str()).collect();
    let mut dependencies = BTreeMap::new();
    for (module, _, code) in sources.iter().filter(|(module, ..)| module != "lib") {
        let named = code.split("crate::").skip(1).filter_map(|rest| {
            let name = rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next()?;
            modules.get(name).copied()
        });
        let of_module: &mut BTreeSet<_> = dependencies.entry(module.as_str()).or_default();
        of_module.extend(named.filter(|name| name != module));
    }
    dependencies
}

/// A cycle, as a path that ends where it begins.
fn cycle<'a>(dependencies: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Option<Vec<&'a str>> {
    fn search<'a>(
        module: &'a str,
        dependencies: &BTreeMap<&'a str, BTreeSet<&'a str>>,
        path: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> bool {
        if let Some(start) = path.iter().position(|seen| *seen == module) {
            path.drain(..start);
            path.push(module);
            return true;
        }
        if done.contains(module) {
            return false;
        }
        path.push(module);
        let next = dependencies.get(module).into_iter().flatten();
        if next.into_iter().any(|next| search(next, dependencies, path, done)) {
            return true;
        }
        path.pop();
        done.insert(module);
        false
    }
    let (mut path, mut done) = (Vec::new(), BTreeSet::new());
    dependencies.keys().any(|module| search(module, dependencies, &mut path, &mut done)).then_some(path)
}

#[test]
fn modules_depend_on_each_other_in_one_direction() {
    let sources = sources();
    let dependencies = dependencies(&sources);
    assert!(dependencies["http"].contains("application"), "dependencies are found: {dependencies:?}");
    let cycle = cycle(&dependencies).map(|path| path.join(" → "));
    assert_eq!(cycle, None, "a cycle between modules");
}

#[test]
fn a_cycle_is_found_and_named() {
    let graph = |edges: &[(&'static str, &'static str)]| {
        let mut graph: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for &(from, to) in edges {
            graph.entry(from).or_default().insert(to);
        }
        graph
    };
    assert_eq!(cycle(&graph(&[("a", "b"), ("a", "c"), ("b", "c")])), None);
    let path = cycle(&graph(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")]));
    assert_eq!(path, Some(vec!["b", "c", "d", "b"]));
}

#[test]
fn only_http_knows_the_web_framework() {
    for (module, path, code) in sources() {
        let known = ["axum::", "hyper::", "tower_http::"].iter().find(|name| code.contains(**name));
        assert!(module == "http" || known.is_none(), "{} names {known:?}", path.display());
    }
}
