//! `cargo xtask test`: everything that has to hold before a change goes in.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::{ensure_component, ensure_package};
use crate::invocation::{Invocation, root};
use crate::steps::{self, Step};
use crate::terminal::print;
use crate::test_services::{ensure_reverse_proxy, ensure_test_services};
use crate::{no_std, python, upgrade, web};

/// The tests of the binary that need Linux and its tools, as modules of `crates/cli/tests/cli`.
const LINUX_ONLY: [&str; 13] = [
    "check_bot",
    "deploy",
    "forfeits",
    "hosts",
    "join",
    "kills",
    "matches",
    "memory",
    "migrate",
    "nginx",
    "programs",
    "serve",
    "worker",
];

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extent {
    /// What can be known in a few minutes: format, lints, unit and law tests.
    Quick,
    /// Everything.
    Whole,
    /// Everything, with many more random games and deaths of a server.
    Slow,
}

/// Runs the checks in order, the quick ones first.
pub(crate) fn test(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let extent = match (arguments.flag("--quick"), arguments.flag("--slow")) {
        (true, true) => return Err(Failure::Usage("--quick and --slow exclude each other".into())),
        (true, false) => Extent::Quick,
        (false, true) => Extent::Slow,
        (false, false) => Extent::Whole,
    };
    arguments.finish()?;
    if extent != Extent::Quick {
        // One test plays with the Python example of the documentation, and many need PostgreSQL, NATS, HAProxy and
        // nginx. Tests that cannot run say so.
        for needed in [ensure_package("python3", "python3"), ensure_test_services(), ensure_reverse_proxy()] {
            if let Err(missing) = needed {
                print(missing);
            }
        }
    }
    let status = steps::run(&steps(extent))?;
    // After a failure, the failed step is the last thing printed.
    if status == ExitCode::SUCCESS {
        print_what_was_left_out(extent);
    }
    Ok(status)
}

fn print_what_was_left_out(extent: Extent) {
    if extent == Extent::Quick {
        let packages = not_quick().join(", ");
        print(format_args!(
            "Left out: documentation, the web app's build, browsers, and the tests of {packages}."
        ));
        print("`cargo xtask test` checks everything.");
        return;
    }
    print("Not part of this run, because they need other tools: `cargo xtask deny` (cargo-deny),");
    print(
        "`cargo xtask machete` (cargo-machete), `cargo xtask bench` (valgrind) and `cargo xtask fuzz` (cargo-fuzz and a",
    );
    print("nightly toolchain).");
    if !cfg!(target_os = "linux") {
        print(format_args!("Skipped here, because they need Linux: the tests {}.", LINUX_ONLY.join(", ")));
    }
    if extent == Extent::Whole {
        print("Laws were tried on 256 random games each, and a server under load was killed 5 times;");
        print(
            "`cargo xtask test --slow` tries 4,096 games and 100 kills, and an upgrade from the commit before.",
        );
    }
}

fn step(name: &str, invocation: Invocation, needs: Option<fn() -> Result<(), Failure>>) -> Step {
    Step { name: name.into(), invocation, needs }
}

fn steps(extent: Extent) -> Vec<Step> {
    match extent {
        Extent::Quick => quick(),
        Extent::Whole => whole(),
        Extent::Slow => slow(),
    }
}

fn formatting() -> Step {
    step(
        "formatting",
        Invocation::cargo(&["fmt", "--all", "--check"]),
        Some(|| ensure_component("fmt", "rustfmt")),
    )
}

fn lints() -> Step {
    let clippy =
        ["clippy", "--locked", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    step("lints", Invocation::cargo(&clippy), Some(|| ensure_component("clippy", "clippy")))
}

fn web_tests() -> Step {
    step("web app, tests", Invocation::npm("web", &["run", "test"]), Some(web::ready))
}

fn quick() -> Vec<Step> {
    let start = ["test", "--locked", "--workspace", "--all-features", "--lib", "--bins", "--tests"];
    let tests = not_quick()
        .into_iter()
        .fold(Invocation::cargo(&start), |tests, package| tests.argument("--exclude").argument(package));
    vec![formatting(), lints(), step("unit and law tests", tests, None), web_tests()]
}

/// Packages that `--quick` leaves out: their tests start servers, or take longer to link than the quick run may. They are
/// those that depend on the server or on the services for tests, and these two; and the module for Python, which nothing
/// but a Python can load.
fn not_quick() -> Vec<String> {
    let is_heavy = |name: &str, manifest: &str| {
        let depends = |on: &str| manifest.lines().any(|line| line.starts_with(&format!("{on}.workspace")));
        ["pyo3", "server", "test-services"].into_iter().any(|heavy| name == heavy || depends(heavy))
    };
    let folders = fs::read_dir(root().join("crates")).into_iter().flatten().flatten();
    let manifests = folders.filter_map(|folder| fs::read_to_string(folder.path().join("Cargo.toml")).ok());
    let name = |manifest: &String| {
        let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
        name.map(|name| name.trim_matches('"').to_owned())
    };
    let mut heavy: Vec<_> =
        manifests.filter_map(|text| name(&text).filter(|name| is_heavy(name, &text))).collect();
    heavy.sort();
    heavy
}

fn whole() -> Vec<Step> {
    // A workspace of its own, which `--all` does not reach.
    let fuzz = Invocation::cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]);
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
    let tests = ["test", "--locked", "--workspace", "--all-features", "--tests", "--no-fail-fast"];
    let examples = Invocation::cargo(&["test", "--locked", "--workspace", "--all-features", "--doc"]);
    let mut steps = vec![
        formatting(),
        step("formatting, fuzz targets", fuzz, Some(|| ensure_component("fmt", "rustfmt"))),
        step("web app, format and lints", Invocation::npm("web", &["run", "lint"]), Some(web::ready_lints)),
        step("web app, types", Invocation::npm("web", &["run", "check"]), Some(web::ready)),
        web_tests(),
        // The web app is part of the program, so it is built before that.
        step("web app, build", Invocation::cargo(&["xtask", "web"]), Some(web::ready)),
        lints(),
        // The program bears the name of a library, so cargo would write both to one place at once. The library comes
        // last, for people open its pages.
        step("documentation, program", documentation(&["--package", "cli"]), None),
        step("documentation, libraries", documentation(&["--workspace", "--exclude", "cli"]), None),
        step(TESTS, Invocation::cargo(&tests), None),
        step("documentation tests", examples, None),
        no_std::step(),
        step("Python package", Invocation::cargo(&["xtask", "python"]), Some(python::ready)),
    ];
    // The tests have built the program.
    let client = Invocation::npm("crates/server/tests/client", &["run", "test"]);
    steps.push(step("a generated client", client, Some(web::ready_client)));
    if root().join("e2e/package.json").is_file() {
        steps.push(step("end to end", Invocation::npm("e2e", &["run", "test"]), Some(web::ready_end_to_end)));
        let browsers = Invocation::npm("e2e", &["run", "browsers"]);
        steps.push(step("end to end, Firefox and WebKit", browsers, Some(web::ready_browsers)));
    }
    steps
}

/// The step that runs all Rust tests.
const TESTS: &str = "tests";

/// The whole with sixteen times as many random games as proptest plays by default, twenty times as many kills of a server
/// under load, and an upgrade.
fn slow() -> Vec<Step> {
    let mut steps = whole();
    let tests = steps.iter().position(|step| step.name == TESTS).expect("the whole has tests");
    let invocation = steps[tests].invocation.clone();
    steps[tests].invocation = invocation.variable("PROPTEST_CASES", "4096").variable("MANDALA_KILLS", "100");
    if cfg!(target_os = "linux") {
        let upgrade = Invocation::cargo(&["xtask", "upgrade"]);
        steps.insert(tests + 1, step("upgrade from the commit before", upgrade, Some(upgrade::ready)));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn lines(extent: Extent) -> Vec<String> {
        steps(extent).iter().map(|step| step.invocation.to_string()).collect()
    }

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
        let own = |line: &&String| ["cargo fmt ", "cargo xtask "].iter().any(|own| line.starts_with(own));
        for extent in [Extent::Quick, Extent::Slow] {
            for line in lines(extent).iter().filter(|line| line.contains("cargo ") && !own(line)) {
                assert!(line.contains(" --locked "), "{line}");
            }
        }
        let alias = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cargo/config.toml");
        assert!(fs::read_to_string(alias).unwrap().contains("\"run --locked "));
    }

    #[test]
    fn the_slow_run_is_the_whole_with_more_games_and_an_upgrade() {
        let (whole, slow) = (lines(Extent::Whole), lines(Extent::Slow));
        let more: Vec<_> = slow.iter().filter(|line| !whole.contains(line)).collect();
        assert!(
            more.iter().any(|line| line.starts_with("PROPTEST_CASES=4096 MANDALA_KILLS=100 cargo test "))
        );
        assert!(more.iter().all(|line| line.contains("cargo test ") || *line == "cargo xtask upgrade"));
    }

    #[test]
    fn the_quick_run_leaves_out_what_is_slow_and_has_no_step_of_its_own() {
        let heavy = not_quick();
        for package in ["cli", "mandala-python", "server", "test-services"] {
            assert!(heavy.iter().any(|name| name == package), "{package} in {heavy:?}");
        }
        for package in ["mandala", "mandala-stones", "mandala-tabletop", "arena"] {
            assert!(heavy.iter().all(|name| name != package), "{package} in {heavy:?}");
        }
        let (quick, whole) = (lines(Extent::Quick), lines(Extent::Whole));
        let own: Vec<_> = quick.iter().filter(|line| !whole.contains(line)).collect();
        assert!(matches!(own[..], [tests] if tests.contains("--exclude server")), "{own:?}");
    }

    #[test]
    fn warnings_are_errors_in_lints_and_documentation() {
        let lines = lines(Extent::Whole);
        let all = |command: &str, ends: &str| {
            let found: Vec<_> = lines.iter().filter(|line| line.contains(command)).collect();
            assert!(!found.is_empty() && found.iter().all(|line| line.contains(ends)), "{found:?}");
        };
        all("cargo clippy ", "-- -D warnings");
        all("cargo doc ", "RUSTDOCFLAGS='-D warnings'");
        all("cargo fmt ", "--check");
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/package.json");
        assert!(fs::read_to_string(package).unwrap().contains("svelte-check --fail-on-warnings"));
    }
}
