//! `cargo xtask play`: build, then play.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::failure::Failure;
use crate::program;

/// Builds the program and becomes `mandala play`, in the folder where the person stands.
pub(crate) fn play(arguments: &[OsString]) -> Result<ExitCode, Failure> {
    let program = program::build()?;
    let mut command = Command::new(&program);
    command.arg("play").args(arguments);
    become_command(&mut command)
        .map_err(|source| Failure::Start { command: program.display().to_string(), source })
}

/// The game takes this process over, so that the keys a person presses reach one program and not two.
#[cfg(unix)]
fn become_command(command: &mut Command) -> Result<ExitCode, std::io::Error> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_command(command: &mut Command) -> Result<ExitCode, std::io::Error> {
    let code = command.status()?.code();
    Ok(ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}
