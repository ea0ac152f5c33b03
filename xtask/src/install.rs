//! Getting the programs that a command needs, or saying exactly how.

use std::env;
use std::path::Path;

use crate::failure::Failure;
use crate::invocation::Invocation;
use crate::terminal::print;

/// Makes sure that a program is in the path, from a Debian package where it is not.
pub(crate) fn ensure_package(program: &str, package: &str) -> Result<(), Failure> {
    ensure_packages(&format!("the program `{program}`"), &[package], || in_path(program))
}

/// Makes sure that something is installed, from Debian packages where it is not.
pub(crate) fn ensure_packages(
    what: &str,
    packages: &[&str],
    is_installed: impl Fn() -> bool,
) -> Result<(), Failure> {
    if is_installed() {
        return Ok(());
    }
    let names = packages.join(" ");
    let missing = || Failure::Missing {
        what: what.into(),
        command: match which_system() {
            System::DebianRoot => format!("apt-get update && apt-get install --yes {names}"),
            System::Debian => format!("sudo apt-get update && sudo apt-get install --yes {names}"),
            System::Other => format!("your system's package manager (Debian packages: {names})"),
        },
    };
    if which_system() != System::DebianRoot {
        return Err(missing());
    }
    print(format_args!("Missing: {what}. Installing from Debian: {names}."));
    let apt = |arguments: &[&str]| {
        Invocation::new("apt-get", arguments).variable("DEBIAN_FRONTEND", "noninteractive").succeeds()
    };
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    // A fresh machine has no package lists, and old lists name packages that are gone.
    let done = apt(&["update"])? && apt(&install)?;
    if done && is_installed() { Ok(()) } else { Err(missing()) }
}

/// Whether a package would be installed for this program.
pub(crate) fn would_install(program: &str) -> bool {
    !in_path(program) && which_system() == System::DebianRoot
}

/// Makes sure that a part of the Rust toolchain is there, such as `clippy`, which `cargo clippy` runs.
pub(crate) fn ensure_component(subcommand: &str, component: &str) -> Result<(), Failure> {
    let probe = Invocation::cargo(&[subcommand, "--version"]);
    if probe.works() {
        return Ok(());
    }
    let install = Invocation::new("rustup", &["component", "add", component]);
    print(format_args!("The toolchain has no {component}; trying: {install}"));
    if install.succeeds().unwrap_or(false) && probe.works() {
        return Ok(());
    }
    Err(Failure::Missing { what: component.into(), command: install.to_string() })
}

/// Makes sure that a cargo subcommand is there, compiling it from source where it is not.
pub(crate) fn ensure_subcommand(subcommand: &str) -> Result<(), Failure> {
    let probe = Invocation::cargo(&[subcommand, "--version"]);
    if probe.works() {
        return Ok(());
    }
    let package = format!("cargo-{subcommand}");
    let install = Invocation::cargo(&["install", "--locked", &package]);
    print(format_args!("{package} is missing; compiling it takes some minutes: {install}"));
    if install.succeeds()? && probe.works() {
        return Ok(());
    }
    Err(Failure::Missing { what: package, command: install.to_string() })
}

#[derive(PartialEq, Eq)]
enum System {
    DebianRoot,
    Debian,
    Other,
}

fn which_system() -> System {
    if !(Path::new("/etc/debian_version").exists() && in_path("apt-get")) {
        return System::Other;
    }
    let user = Invocation::new("id", &["-u"]).output();
    if user.is_ok_and(|user| user.trim() == "0") { System::DebianRoot } else { System::Debian }
}

/// Whether the path has a file of this name; whether it can be executed shows when it is.
pub(crate) fn in_path(program: &str) -> bool {
    let Some(path) = env::var_os("PATH") else {
        return false;
    };
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&path).any(|folder| folder.join(&file).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_needs_no_installing() {
        ensure_package("cargo", "no-such-package").unwrap();
        ensure_packages("nothing", &["no-such-package"], || true).unwrap();
        assert!(!in_path("no-such-program-anywhere"));
    }
}
