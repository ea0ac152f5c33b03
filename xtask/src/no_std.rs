//! `cargo xtask no-std`: the rules crates with `core` and `alloc` alone, for a target that has no standard library.

use std::path::Path;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::ensure_packages;
use crate::invocation::Invocation;
use crate::steps::{self, Step};

/// The compiler of the distribution comes with the sources of `core` and `alloc`; its cargo lies behind rustup's in the
/// path.
const CARGO: &str = "/usr/bin/cargo";
const RUSTC: &str = "/usr/bin/rustc";
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library/alloc/src/lib.rs";

/// Builds the crates.
pub(crate) fn no_std(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    steps::run(&[step()])
}

/// The build, which fails if anything in it needs the standard library.
pub(crate) fn step() -> Step {
    let build = Invocation::new(
        CARGO,
        &[
            "build",
            "--locked",
            "-Zbuild-std=core,alloc",
            "--target",
            "wasm32-unknown-unknown",
            "--target-dir",
            "target/no-std",
            "--no-default-features",
            "--package",
            "mandala-tabletop",
            "--package",
            "mandala",
            "--package",
            "mandala-stones",
        ],
    );
    // Building `core` is not stable yet.
    let invocation = build.variable("RUSTC", RUSTC).variable("RUSTC_BOOTSTRAP", "1");
    Step { name: "rules without the standard library".into(), invocation, needs: Some(ensure_compiler) }
}

fn ensure_compiler() -> Result<(), Failure> {
    let is_there = || [CARGO, RUSTC, SOURCES].into_iter().all(|file| Path::new(file).exists());
    ensure_packages("a compiler with its sources", &["rustc-web", "cargo-web", "rust-web-src"], is_there)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::invocation::root;

    /// A crate that says `no_std` is held to it.
    #[test]
    fn every_crate_without_std_is_built_without_it() {
        let line = step().invocation.to_string();
        let mut found = 0;
        for entry in fs::read_dir(root().join("crates")).unwrap() {
            let folder = entry.unwrap().path();
            let text = fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
            if text.lines().any(|line| line.starts_with("#![") && line.contains("no_std")) {
                let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
                let name = manifest.lines().find_map(|line| line.strip_prefix("name = ")).unwrap();
                let package = format!("--package {}", name.trim_matches('"'));
                assert!(line.contains(&package), "{package} is not in: {line}");
                found += 1;
            }
        }
        assert_eq!(found, line.matches("--package").count());
    }
}
