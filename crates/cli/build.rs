//! Tells the binary which commit it was built from.

use std::process::Command;

fn main() {
    println!("cargo::rustc-env=MANDALA_COMMIT={}", commit().unwrap_or_else(|| "unknown commit".to_owned()));
    println!("cargo::rerun-if-env-changed=MANDALA_COMMIT");
    for path in ["HEAD", "logs/HEAD"].iter().filter_map(|name| git(&["rev-parse", "--git-path", name])) {
        println!("cargo::rerun-if-changed={path}");
    }
}

/// The commit named by whoever builds from a source archive, else the one checked out.
fn commit() -> Option<String> {
    std::env::var("MANDALA_COMMIT").ok().or_else(|| git(&["rev-parse", "--short=12", "HEAD"]))
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
