//! `cargo xtask test`: everything that has to hold before a change goes in.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::{ensure_component, ensure_package};
use crate::invocation::{Invocation, root};
use crate::say::say;
use crate::steps::{self, Step};
use crate::test_services::ensure_test_services;
use crate::{upgrade, web};

/// The tests of the binary that need Linux and its tools, as modules of `crates/cli/tests/cli`.
const LINUX_ONLY: [&str; 5] = ["kills", "memory", "migrate", "programs", "serve"];

/// Runs the checks in order, the quick ones first.
pub(crate) fn test(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let slow = arguments.flag("--slow");
    arguments.finish()?;
    // One test plays with the Python example of the documentation, and many need the engines of a cluster; those that cannot
    // run say so.
    for needed in [ensure_package("python3", "python3"), ensure_test_services()] {
        if let Err(missing) = needed {
            say(missing);
        }
    }
    let status = steps::run(&steps(slow))?;
    // After a failure, the last words are what failed.
    if status != ExitCode::SUCCESS {
        return Ok(status);
    }
    say("Not part of this run, because they need other tools: `cargo xtask deny` (cargo-deny),");
    say("`cargo xtask bench` (valgrind) and `cargo xtask fuzz` (cargo-fuzz and a nightly toolchain).");
    if !cfg!(target_os = "linux") {
        say(format_args!("Skipped here, because they need Linux: the tests {}.", LINUX_ONLY.join(", ")));
    }
    if !slow {
        say("Laws were tried on 256 random games each, and a server under load was killed 5 times;");
        say(
            "`cargo xtask test --slow` tries 4,096 games and 100 deaths, and an upgrade from the commit before.",
        );
    }
    Ok(status)
}

fn steps(slow: bool) -> Vec<Step> {
    let formatting = Invocation::cargo(&["fmt", "--all", "--check"]);
    // A workspace of its own, which `--all` does not reach.
    let fuzz = Invocation::cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]);
    let lints = Invocation::cargo(&[
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--",
        "-D",
        "warnings",
    ]);
    let documentation = |arguments: &[&str]| {
        let start = Invocation::cargo(&[
            "doc",
            "--locked",
            "--no-deps",
            "--document-private-items",
            "--all-features",
        ]);
        let whole = arguments.iter().fold(start, |invocation, argument| invocation.argument(*argument));
        whole.variable("RUSTDOCFLAGS", "-D warnings")
    };
    // One failing suite must not hide another.
    let mut tests = Invocation::cargo(&[
        "test",
        "--locked",
        "--workspace",
        "--all-features",
        "--tests",
        "--no-fail-fast",
    ]);
    if slow {
        // Sixteen times as many random games as proptest plays by default.
        tests = tests.variable("PROPTEST_CASES", "4096");
        // And twenty times as many sudden deaths of a server under load.
        tests = tests.variable("MANDALA_KILLS", "100");
    }
    let examples = Invocation::cargo(&["test", "--locked", "--workspace", "--all-features", "--doc"]);
    let step = |name: &str, invocation, needs| Step { name: name.into(), invocation, needs };
    let mut steps = vec![
        step("formatting", formatting, Some(|| ensure_component("fmt", "rustfmt"))),
        step("formatting, fuzz targets", fuzz, Some(|| ensure_component("fmt", "rustfmt"))),
        step("web app, format and lints", Invocation::npm("web", &["run", "lint"]), Some(web::ready_lints)),
        step("web app, types", Invocation::npm("web", &["run", "check"]), Some(web::ready)),
        step("web app, tests", Invocation::npm("web", &["run", "test"]), Some(web::ready)),
        // It is part of the program, so it comes before that.
        step("web app, build", Invocation::cargo(&["xtask", "web"]), Some(web::ready)),
        step("lints", lints, Some(|| ensure_component("clippy", "clippy"))),
        // The program bears the name of a library, so cargo would write both to one place at once. The library comes
        // last, for people open its pages.
        step("documentation, program", documentation(&["--package", "cli"]), None),
        step("documentation, libraries", documentation(&["--workspace", "--exclude", "cli"]), None),
        step(if slow { "tests, slow" } else { "tests" }, tests, None),
        step("documentation tests", examples, None),
    ];
    if slow && cfg!(target_os = "linux") {
        let rolling = Invocation::cargo(&["xtask", "upgrade"]);
        steps.push(step("upgrade from the commit before", rolling, Some(upgrade::ready)));
    }
    if root().join("e2e/package.json").is_file() {
        // The tests have built the program.
        steps.push(step("end to end", Invocation::npm("e2e", &["run", "test"]), Some(web::ready_end_to_end)));
        let browsers = Invocation::npm("e2e", &["run", "browsers"]);
        steps.push(step("end to end, Firefox and WebKit", browsers, Some(web::ready_browsers)));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn what_only_linux_tests_is_named() {
        let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/cli/tests/cli/main.rs");
        let text = fs::read_to_string(main).unwrap();
        let gated = text.split("#[cfg(target_os = \"linux\")]\nmod ").skip(1);
        let gated: Vec<_> = gated.filter_map(|rest| rest.split(';').next()).collect();
        assert_eq!(gated, LINUX_ONLY);
    }

    /// What is tested is what is locked: no step may choose other versions. (Formatting knows no versions, and npm installs
    /// only what the lock file names.)
    #[test]
    fn every_step_keeps_to_the_lock_file() {
        let lines: Vec<_> = steps(false).iter().map(|step| step.invocation.to_string()).collect();
        let own = |line: &&String| ["cargo fmt ", "cargo xtask "].iter().any(|own| line.starts_with(own));
        for line in lines.iter().filter(|line| line.contains("cargo ") && !own(line)) {
            assert!(line.contains(" --locked "), "{line}");
        }
        let alias = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cargo/config.toml");
        assert!(fs::read_to_string(alias).unwrap().contains("\"run --locked "));
    }

    #[test]
    fn the_slow_run_differs_in_the_tests_and_the_upgrade_alone() {
        let lines = |slow| steps(slow).iter().map(|step| step.invocation.to_string()).collect::<Vec<_>>();
        let (quick, mut slow) = (lines(false), lines(true));
        slow.retain(|line| line != "cargo xtask upgrade");
        let differing: Vec<_> = (0..quick.len()).filter(|&i| quick[i] != slow[i]).collect();
        assert_eq!(differing, [9]);
        assert_eq!(slow[9], format!("PROPTEST_CASES=4096 MANDALA_KILLS=100 {}", quick[9]));
    }

    #[test]
    fn warnings_are_errors_in_lints_and_documentation() {
        let lines: Vec<_> = steps(false).iter().map(|step| step.invocation.to_string()).collect();
        assert_eq!(lines[0], "cargo fmt --all --check");
        assert_eq!(lines[1], "cargo fmt --manifest-path fuzz/Cargo.toml --check");
        assert!(lines[6].ends_with("-- -D warnings"), "{}", lines[6]);
        assert!(lines[7].starts_with("RUSTDOCFLAGS='-D warnings' cargo doc "), "{}", lines[7]);
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/package.json");
        assert!(fs::read_to_string(package).unwrap().contains("svelte-check --fail-on-warnings"));
    }
}
