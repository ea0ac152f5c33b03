//! `cargo xtask upgrade`: the program of the commit before this one, and then this one, in one cluster while people play.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::terminal::{print, print_error};
use crate::test_services::ensure_test_services;

/// Where the sources and the program of the commit before lie.
const FOLDER: &str = "target/previous";

const BUILD: [&str; 4] = ["build", "--locked", "--package", "cli"];

/// Builds both programs as the tests do, and exchanges one for the other.
pub(crate) fn upgrade(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    ready()?;
    let previous = previous()?;
    let build =
        Invocation::cargo(&BUILD).argument("--package").argument("faults").argument("--target-dir=target");
    if !build.succeeds()? {
        return Ok(ExitCode::FAILURE);
    }
    let place = |name: &str| root().join("target/debug").join(name).display().to_string();
    let upgrade = Invocation::new(&place("upgrade"), &[&previous.display().to_string(), &place("mandala")]);
    Ok(if upgrade.succeeds()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether there are the services, and a commit before this one: not in an archive of the sources, nor where only the newest
/// was fetched.
pub(crate) fn ready() -> Result<(), Failure> {
    ensure_test_services()?;
    if commit().is_some() {
        return Ok(());
    }
    Err(Failure::Missing {
        what: "the commit before this one".into(),
        command: "git fetch --deepen 1".into(),
    })
}

fn commit() -> Option<String> {
    let asked = Invocation::new("git", &["rev-parse", "--verify", "--quiet", "HEAD^^{commit}"]);
    if !asked.works() {
        return None;
    }
    asked.output().ok().map(|commit| commit.trim().to_owned())
}

/// The program of the commit before, built unless it is there.
fn previous() -> Result<PathBuf, Failure> {
    let commit = commit().unwrap_or_default();
    let program = root().join(FOLDER).join(format!("mandala-{commit}"));
    if program.is_file() {
        return Ok(program);
    }
    print_error(format_args!("Building the program of commit {commit}."));
    let source = format!("{FOLDER}/source");
    let archive = format!("{FOLDER}/source.tar");
    let place = |source| Failure::File { path: FOLDER.into(), source };
    // What is there is of another commit.
    if root().join(&source).is_dir() {
        fs::remove_dir_all(root().join(&source)).map_err(place)?;
    }
    fs::create_dir_all(root().join(&source)).map_err(place)?;
    let steps = [
        Invocation::new("git", &["archive", "--output", &archive, &commit]),
        Invocation::new("tar", &["--extract", "--touch", "--file", &archive, "--directory", &source]),
        // Into a folder of its own: cargo takes packages of two workspaces for the same. That of the commit before last is built
        // upon, which is why the sources must look new.
        Invocation::cargo(&BUILD)
            .argument(format!("--target-dir={FOLDER}/build"))
            .argument(format!("--manifest-path={source}/Cargo.toml"))
            // It lies inside a checkout of another commit.
            .variable("MANDALA_COMMIT", &commit),
    ];
    for step in steps {
        if !step.succeeds()? {
            return Err(Failure::Ran { command: step.to_string() });
        }
    }
    fs::copy(root().join(FOLDER).join("build/debug/mandala"), &program).map_err(place)?;
    print(format_args!("It is {}.", program.display()));
    Ok(program)
}
