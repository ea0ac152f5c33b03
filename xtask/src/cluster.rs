//! `cargo xtask cluster`: the whole service on this machine, for people and tests.

use std::process::{Command, ExitCode};

use crate::arguments::Arguments;
use crate::engines::ensure_engines;
use crate::failure::Failure;
use crate::play::become_command;
use crate::{program, web};

/// Builds the program with the web app in it, and starts a cluster that runs until Ctrl-C.
pub(crate) fn cluster(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let nodes = arguments.number("--nodes")?.unwrap_or(3);
    let workers = arguments.number("--workers")?.unwrap_or(2);
    let listen = arguments.value("--listen")?;
    arguments.finish()?;
    if nodes == 0 {
        return Err(Failure::Usage("--nodes needs at least 1".into()));
    }
    ensure_engines()?;
    web::build()?;
    let program = program::build()?;
    let cluster = program::build_of("engines", "cluster")?;
    let mut command = Command::new(&cluster);
    command.arg(program).args([nodes.to_string(), workers.to_string()]).args(listen);
    become_command(&mut command)
        .map_err(|source| Failure::Start { command: cluster.display().to_string(), source })
}
