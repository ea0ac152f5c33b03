//! Running the real binary.

use std::io::Write;
use std::process::{Command, Stdio};

/// How a run of the binary ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs `mandala` with these arguments and nothing on standard input.
pub(crate) fn mandala(args: &[&str]) -> Run {
    mandala_reading(args, b"")
}

/// Runs `mandala` with these variables.
pub(crate) fn mandala_with(variables: &[(&str, &str)], args: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
    command.args(args).envs(variables.iter().copied());
    run(command, |_| Ok(()))
}

/// Runs `mandala` with this on standard input.
pub(crate) fn mandala_reading(args: &[&str], input: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
    command.args(args);
    run(command, |stdin| stdin.write_all(input))
}

/// Runs a command, writing its standard input while its output is read.
pub(crate) fn run(mut command: Command, write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> Run {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        let reader = scope.spawn(|| child.wait_with_output().unwrap());
        // A program that refuses its arguments never reads its input.
        let _ = write(&mut stdin);
        drop(stdin);
        reader.join().unwrap()
    });
    Run {
        status: output.status.code().expect("the program was not killed by a signal"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}
