//! Tells the binary which commit it was built from.

use std::path::Path;
use std::process::Command;

/// What the binary is made from, for git.
const SOURCES: [&str; 4] =
    [":(top,glob)crates/*/src/**", ":(top,glob)crates/*/Cargo.toml", ":(top)locales", ":(top)Cargo.lock"];

fn main() {
    println!("cargo::rustc-env=MANDALA_COMMIT={}", commit().unwrap_or_else(|| "unknown commit".to_owned()));
    println!("cargo::rerun-if-env-changed=MANDALA_COMMIT");
    // The branch's own file is missing once git has packed it, the log where reflogs are off.
    let branch = git(&["rev-parse", "--symbolic-full-name", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        if let Some(path) = git(&["rev-parse", "--git-path", name]) {
            watch(Path::new(&path));
        }
    }
    // With any of the sources it may change whether they are as committed.
    for folder in Path::new("..").read_dir().into_iter().flatten().flatten() {
        watch(&folder.path().join("src"));
        watch(&folder.path().join("Cargo.toml"));
    }
    watch(Path::new("../../locales"));
    watch(Path::new("../../Cargo.lock"));
}

/// Runs this program again when the path changes. What is not there would count as changed every time.
fn watch(path: &Path) {
    if path.exists() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// The commit that the build from a source archive names, else the one checked out.
fn commit() -> Option<String> {
    std::env::var("MANDALA_COMMIT").ok().or_else(checked_out)
}

fn checked_out() -> Option<String> {
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = git(&[&["status", "--porcelain", "--"][..], &SOURCES].concat()).is_some();
    Some(if changed { format!("{commit}, with changes") } else { commit })
}

/// What git prints, if it prints anything.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
