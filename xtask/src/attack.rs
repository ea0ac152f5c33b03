//! `cargo xtask attack`: what strangers and guests could try, against a server of its own.

use std::process::{Command, ExitCode};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::play::become_command;
use crate::program::{self, Profile};

/// Builds the program, unless one is named, and attacks it.
pub(crate) fn attack(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let named = arguments.value("--program")?;
    arguments.finish()?;
    let mandala = match named {
        Some(path) => path.into(),
        None => program::build(Profile::Release)?,
    };
    let attack = program::build_of("attacks", "attack", Profile::Play)?;
    become_command(Command::new(&attack).arg(mandala))
        .map_err(|source| Failure::Start { command: attack.display().to_string(), source })
}
