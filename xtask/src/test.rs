//! `cargo xtask test`: everything that has to hold before a change goes in.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::ensure_component;
use crate::invocation::Invocation;
use crate::say::say;
use crate::steps::{self, Step};

/// Runs the checks in order, the quick ones first.
pub(crate) fn test(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let slow = arguments.flag("--slow");
    arguments.finish()?;
    let status = steps::run(&steps(slow))?;
    // After a failure, the last words are what failed.
    if status != ExitCode::SUCCESS {
        return Ok(status);
    }
    say("Not part of this run, because they need more than Rust: `cargo xtask deny` (cargo-deny),");
    say("`cargo xtask bench` (valgrind) and `cargo xtask fuzz` (cargo-fuzz and a nightly toolchain).");
    if !slow {
        say("Laws were tried on 256 random games each; `cargo xtask test --slow` tries 4,096.");
    }
    Ok(status)
}

fn steps(slow: bool) -> Vec<Step> {
    let formatting = Invocation::cargo(&["fmt", "--all", "--check"]);
    let lints = Invocation::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--",
        "-D",
        "warnings",
    ]);
    let documentation = |arguments: &[&str]| {
        let start = Invocation::cargo(&["doc", "--no-deps", "--document-private-items", "--all-features"]);
        let whole = arguments.iter().fold(start, |invocation, argument| invocation.argument(*argument));
        whole.variable("RUSTDOCFLAGS", "-D warnings")
    };
    // One failing suite must not hide another.
    let mut tests =
        Invocation::cargo(&["test", "--workspace", "--all-features", "--tests", "--no-fail-fast"]);
    if slow {
        // Sixteen times as many random games as proptest plays by default.
        tests = tests.variable("PROPTEST_CASES", "4096");
    }
    let examples = Invocation::cargo(&["test", "--workspace", "--all-features", "--doc"]);
    let step = |name: &str, invocation, needs| Step { name: name.into(), invocation, needs };
    vec![
        step("formatting", formatting, Some(|| ensure_component("fmt", "rustfmt"))),
        step("lints", lints, Some(|| ensure_component("clippy", "clippy"))),
        // The program bears the name of a library, so cargo would write both to one place at once. The library comes
        // last, for people open its pages.
        step("documentation, program", documentation(&["--package", "cli"]), None),
        step("documentation, libraries", documentation(&["--workspace", "--exclude", "cli"]), None),
        step(if slow { "tests, slow" } else { "tests" }, tests, None),
        step("documentation tests", examples, None),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slow_run_differs_in_the_tests_alone() {
        let lines = |slow| steps(slow).iter().map(|step| step.invocation.to_string()).collect::<Vec<_>>();
        let (quick, slow) = (lines(false), lines(true));
        let differing: Vec<_> = (0..quick.len()).filter(|&i| quick[i] != slow[i]).collect();
        assert_eq!(differing, [4]);
        assert_eq!(slow[4], format!("PROPTEST_CASES=4096 {}", quick[4]));
    }

    #[test]
    fn warnings_are_errors_in_lints_and_documentation() {
        let lines: Vec<_> = steps(false).iter().map(|step| step.invocation.to_string()).collect();
        assert_eq!(lines[0], "cargo fmt --all --check");
        assert!(lines[1].ends_with("-- -D warnings"), "{}", lines[1]);
        assert!(lines[2].starts_with("RUSTDOCFLAGS='-D warnings' cargo doc "), "{}", lines[2]);
    }
}
