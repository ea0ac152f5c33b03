//! `cargo xtask deny`: what the dependencies may be, by deny.toml.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::install::ensure_subcommand;
use crate::invocation::Invocation;
use crate::steps::{self, Step};

/// Checks what can be checked anywhere, then the advisories, for which a database has to be fetched.
pub(crate) fn deny(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    ensure_subcommand("deny")?;
    let check = |checks: &[&str]| {
        let start = Invocation::cargo(&["deny", "--locked", "--workspace", "check"]);
        checks.iter().fold(start, |invocation, check| invocation.argument(*check))
    };
    steps::run(&[
        Step {
            name: "bans, licences, sources".into(),
            invocation: check(&["bans", "licenses", "sources"]),
            needs: None,
        },
        Step { name: "advisories".into(), invocation: check(&["advisories"]), needs: Some(fetch_advisories) },
    ])
}

/// A database out of reach says nothing about the dependencies, so it skips the step and fails nothing.
fn fetch_advisories() -> Result<(), Failure> {
    let fetch = Invocation::cargo(&["deny", "fetch", "db"]);
    if fetch.succeeds()? {
        return Ok(());
    }
    Err(Failure::Unreachable { what: "the advisory database".into(), command: fetch.to_string() })
}
