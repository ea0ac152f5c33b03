//! `cargo xtask python`: the wheel of the Python package, and its tests.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::steps::{self, Step};
use crate::terminal::print_error;

/// Where the package is installed and tested.
const VENV: &str = "target/python/venv";

/// Where the wheel is put.
const WHEELS: &str = "target/python/wheels";

/// What building and testing needs.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

/// The libraries of the adapters. Tests without their library are skipped.
const ADAPTERS: &str = "python/tests/adapters.txt";

/// The oldest Python that the wheel is for, as its programs call it.
const OLDEST: &str = "(3, 10)";

/// Builds the wheel, installs it into a virtual environment and runs its tests there.
pub(crate) fn python(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let release = arguments.flag("--release");
    let bench = arguments.flag("--bench");
    arguments.finish()?;
    ready()?;
    // Old wheels would be installed, too.
    let wheels = root().join(WHEELS);
    if wheels.is_dir() {
        fs::remove_dir_all(&wheels).map_err(|source| Failure::File { path: WHEELS.into(), source })?;
    }
    steps::run(&steps(release, bench))
}

fn steps(release: bool, bench: bool) -> Vec<Step> {
    let step = |name: &str, invocation: Invocation| Step { name: name.into(), invocation, needs: None };
    // Without `--release` what the tests of the workspace have compiled is used again.
    let profile = if release { "release" } else { "dev" };
    // As a user's pip does, but with the maturin that is here.
    let build = ["-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "./python"];
    let build = in_venv("python", &build)
        .argument("--wheel-dir")
        .argument(WHEELS)
        .variable("MATURIN_PEP517_ARGS", format!("--locked --profile {profile}"));
    let install = ["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", "--no-index"];
    let stubs = ["-m", "mypy.stubtest", "mandala_games._native", "--ignore-disjoint-bases"];
    let mut steps = vec![
        step("format", in_venv("ruff", &["format", "--check", "python"])),
        step("lints", in_venv("ruff", &["check", "python"])),
        step("types", in_venv("mypy", &["--config-file", "python/pyproject.toml", "python/mandala_games"])),
        step("wheel", build),
        step(
            "installation",
            in_venv("python", &install).argument("--find-links").argument(WHEELS).argument("mandala-games"),
        ),
        step("types of the binding", in_venv("python", &stubs)),
        step("tests", in_venv("python", &["-m", "pytest", "-c", "python/pyproject.toml", "python/tests"])),
    ];
    if bench {
        steps.push(step("benchmark", in_venv("python", &["-m", "mandala_games.bench"])));
    }
    steps
}

/// Makes sure that there is a virtual environment with everything that is needed.
pub(crate) fn ready() -> Result<(), Failure> {
    let version = format!("import sys; sys.exit(sys.version_info < {OLDEST})");
    if !Invocation::new(PYTHON, &["-c", &version, "-"]).works() {
        return Err(Failure::Missing {
            what: "Python 3.10 or newer".into(),
            command: "a package of https://python.org, or your system's package manager".into(),
        });
    }
    // The environment points to the Python that made it, which may be gone.
    if !in_venv("python", &["-c", ""]).works() || !is_installed(REQUIREMENTS)? {
        let create = Invocation::new(PYTHON, &["-m", "venv", "--clear", VENV]);
        if !create.succeeds()? {
            return Err(Failure::Missing {
                what: "Python's module `venv`".into(),
                command: "your system's package manager (Debian package: python3-venv)".into(),
            });
        }
        if !install(REQUIREMENTS)? {
            let command = pip_install(REQUIREMENTS).to_string();
            return Err(Failure::Unreachable { what: "a package for Python".into(), command });
        }
    }
    if !is_installed(ADAPTERS)? && !install(ADAPTERS)? {
        print_error(format_args!("{ADAPTERS} could not be installed: the tests that need it are skipped."));
    }
    Ok(())
}

/// Whether the environment has what this list names.
fn is_installed(list: &str) -> Result<bool, Failure> {
    let wanted = read(list)?;
    Ok(fs::read_to_string(root().join(stamp(list))).is_ok_and(|there| there == wanted))
}

/// Installs what this list names, and remembers that.
fn install(list: &str) -> Result<bool, Failure> {
    print_error(format_args!("Installing what {list} names into {VENV}."));
    if !pip_install(list).succeeds()? {
        return Ok(false);
    }
    let stamp = stamp(list);
    fs::write(root().join(&stamp), read(list)?).map_err(|source| Failure::File { path: stamp, source })?;
    Ok(true)
}

fn pip_install(list: &str) -> Invocation {
    in_venv("python", &["-m", "pip", "install", "--quiet", "--requirement", list])
}

/// A copy of a list, kept in the environment once all of it is installed.
fn stamp(list: &str) -> String {
    let name = list.rsplit_once('/').map_or(list, |(_, name)| name);
    format!("{VENV}/{name}")
}

fn read(path: &str) -> Result<String, Failure> {
    fs::read_to_string(root().join(path)).map_err(|source| Failure::File { path: path.into(), source })
}

/// What Python is called here.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// A program of the virtual environment, as if that had been activated.
fn in_venv(program: &str, arguments: &[&str]) -> Invocation {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    Invocation::new(&format!("{VENV}/{folder}/{program}"), arguments).variable("VIRTUAL_ENV", VENV)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A version that appears overnight must not change what is tested.
    #[test]
    fn every_package_has_an_exact_version() {
        for list in [REQUIREMENTS, ADAPTERS] {
            let lines = read(list).unwrap();
            let mut packages = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            assert!(packages.all(|package| package.contains("==") && !package.starts_with('-')), "{list}");
        }
    }

    #[test]
    fn the_wheel_is_built_as_locked_before_it_is_tested() {
        let steps = steps(true, false);
        let at = |name: &str| steps.iter().position(|step| step.name == name).unwrap();
        assert!(at("wheel") < at("installation") && at("installation") < at("tests"));
        assert!(steps[at("wheel")].invocation.to_string().contains("--locked "));
    }

    /// People read the version where they get the package, so there is one only.
    #[test]
    fn the_package_has_the_version_of_the_workspace() {
        let project = fs::read_to_string(root().join("python/pyproject.toml")).unwrap();
        assert!(project.contains("dynamic = [\"version\"]") && !project.contains("\nversion"));
        let crate_manifest = fs::read_to_string(root().join("crates/python/Cargo.toml")).unwrap();
        assert!(crate_manifest.contains("version.workspace = true"));
    }
}
