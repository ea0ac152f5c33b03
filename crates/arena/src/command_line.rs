//! What is typed after `cmd:`.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

/// A program and its arguments, split as a shell would; no shell runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    program: String,
    args: Vec<String>,
}

impl CommandLine {
    /// The command, to be started.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args);
        command
    }
}

impl FromStr for CommandLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words =
            shlex::split(text).ok_or("a quote or escape in the command is not closed")?.into_iter();
        let program = words.next().ok_or("the command is empty")?;
        Ok(Self { text: text.to_owned(), program, args: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
