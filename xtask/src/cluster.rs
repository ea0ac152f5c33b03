//! `cargo xtask cluster`: the whole service on this machine, for people and tests.

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::test_services::become_program;

/// Builds the program with the web app in it, and starts a cluster that runs until Ctrl-C.
pub(crate) fn cluster(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let nodes = arguments.number("--nodes")?.unwrap_or(3);
    let workers = arguments.number("--workers")?.unwrap_or(2);
    let listen = arguments.value("--listen")?;
    arguments.finish()?;
    if nodes == 0 {
        return Err(Failure::Usage("--nodes needs at least 1".into()));
    }
    let words = [nodes.to_string(), workers.to_string()].into_iter().chain(listen);
    become_program("test-services", "cluster", &words.collect::<Vec<_>>())
}
