//! `cargo xtask play`: build, then play.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::failure::Failure;
use crate::program::{self, Profile};
use crate::web;

/// The flag that asks for a game in this terminal.
const TERMINAL: &str = "--terminal";

/// Builds the program, with the web app in it, and becomes `mandala serve`, which prints its address and opens it in a browser where there is one; with
/// `--terminal`, `mandala play`, which needs no web app. Either runs in the folder where the person stands.
pub(crate) fn play(arguments: &[OsString]) -> Result<ExitCode, Failure> {
    if !is_for_terminal(arguments) {
        web::build()?;
    }
    let program = program::build(Profile::Play)?;
    let mut command = Command::new(&program);
    command.args(command_line(arguments));
    become_command(&mut command)
        .map_err(|source| Failure::Start { command: program.display().to_string(), source })
}

fn is_for_terminal(arguments: &[OsString]) -> bool {
    arguments.iter().any(|argument| argument == TERMINAL)
}

/// What is asked of the program.
fn command_line(arguments: &[OsString]) -> Vec<OsString> {
    let rest = arguments.iter().filter(|argument| *argument != TERMINAL).cloned();
    let start: &[&str] = if is_for_terminal(arguments) { &["play"] } else { &["serve", "--open"] };
    start.iter().map(OsString::from).chain(rest).collect()
}

/// The program takes this process over, so that the keys a person presses reach one program and not two.
#[cfg(unix)]
pub(crate) fn become_command(command: &mut Command) -> Result<ExitCode, std::io::Error> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
pub(crate) fn become_command(command: &mut Command) -> Result<ExitCode, std::io::Error> {
    let code = command.status()?.code();
    Ok(ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &str) -> Vec<String> {
        let arguments: Vec<_> = words.split_whitespace().map(OsString::from).collect();
        command_line(&arguments).into_iter().map(|word| word.into_string().unwrap()).collect()
    }

    #[test]
    fn the_server_is_started_unless_the_terminal_is_asked_for() {
        assert_eq!(line(""), ["serve", "--open"]);
        assert_eq!(line("--listen 127.0.0.1:0"), ["serve", "--open", "--listen", "127.0.0.1:0"]);
        assert_eq!(line("--terminal --game stones"), ["play", "--game", "stones"]);
        assert_eq!(line("--lang pl --terminal"), ["play", "--lang", "pl"]);
    }
}
