//! `cargo xtask fuzz`: the fuzz targets, one after the other.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::{ensure_package, ensure_subcommand};
use crate::invocation::{Invocation, root};
use crate::steps::{self, Step};

/// Runs every target, or the one named, for some seconds each.
pub(crate) fn fuzz(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let seconds = arguments.seconds()?.unwrap_or(30);
    let wanted = arguments.word();
    arguments.finish()?;
    ensure_nightly()?;
    // The fuzzing engine is C++, compiled with the first target.
    ensure_package("c++", "g++")?;
    ensure_subcommand("fuzz")?;
    let listed = cargo_fuzz(&["list"]).output()?;
    let targets = choose(&listed, wanted.as_deref())?;
    let steps = targets.into_iter().map(|target| step(target, seconds)).collect::<Result<Vec<_>, _>>()?;
    steps::run(&steps)
}

fn choose<'a>(listed: &'a str, wanted: Option<&str>) -> Result<Vec<&'a str>, Failure> {
    let all: Vec<_> = listed.split_whitespace().collect();
    let Some(wanted) = wanted else { return Ok(all) };
    match all.iter().find(|&&target| target == wanted) {
        Some(target) => Ok(vec![target]),
        None => Err(Failure::Usage(format!(
            "there is no fuzz target `{wanted}`; the targets are: {}",
            all.join(", ")
        ))),
    }
}

/// The fuzzer writes new inputs to the first folder and starts from all of them. So what it finds stays out of the corpus that
/// is kept with the sources, until a developer adds it.
fn step(target: &str, seconds: u64) -> Result<Step, Failure> {
    let found = format!("fuzz/target/corpus/{target}");
    fs::create_dir_all(root().join(&found))
        .map_err(|source| Failure::File { path: found.clone(), source })?;
    let mut invocation = cargo_fuzz(&["run", target, &found]);
    let kept = format!("fuzz/corpus/{target}");
    if root().join(&kept).is_dir() {
        invocation = invocation.argument(kept);
    }
    invocation = invocation.argument("--").argument(format!("-max_total_time={seconds}"));
    Ok(Step { name: target.to_owned(), invocation, needs: None })
}

/// Fuzzing instruments the code by compiler flags that only a nightly toolchain takes.
fn cargo_fuzz(arguments: &[&str]) -> Invocation {
    let start = Invocation::new("rustup", &["run", "nightly", "cargo", "fuzz"]);
    arguments.iter().fold(start, |invocation, argument| invocation.argument(*argument))
}

fn ensure_nightly() -> Result<(), Failure> {
    if Invocation::new("rustup", &["run", "nightly", "rustc", "--version"]).works() {
        return Ok(());
    }
    Err(Failure::Missing {
        what: "a nightly toolchain".into(),
        command: "rustup toolchain install nightly --profile minimal".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_runs_unless_one_is_named() {
        let listed = "apply\nrecord\n";
        assert_eq!(choose(listed, None).unwrap(), ["apply", "record"]);
        assert_eq!(choose(listed, Some("record")).unwrap(), ["record"]);
    }

    #[test]
    fn an_unknown_target_is_answered_with_those_there_are() {
        let failure = choose("apply\nrecord\n", Some("rec")).unwrap_err();
        assert_eq!(failure.to_string(), "there is no fuzz target `rec`; the targets are: apply, record");
    }
}
