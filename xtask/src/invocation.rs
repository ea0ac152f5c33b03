//! A program to run, which can be shown exactly as a person would type it.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// A program, its arguments and the variables added to its environment. It runs in the root of the repository.
#[derive(Clone, Debug)]
pub(crate) struct Invocation {
    program: String,
    arguments: Vec<String>,
    variables: Vec<(&'static str, String)>,
}

/// Where the Node of our own lies that is used where the system's is too old.
pub(crate) const OWN_NODE: &str = "target/node/node_modules/node/bin";

impl Invocation {
    pub(crate) fn new(program: &str, arguments: &[&str]) -> Self {
        let arguments = arguments.iter().map(ToString::to_string).collect();
        Self { program: program.into(), arguments, variables: Vec::new() }
    }

    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        Self::new("cargo", arguments)
    }

    pub(crate) fn node(arguments: &[&str]) -> Self {
        Self::new("node", arguments)
    }

    /// Something that npm does in a folder of the repository.
    pub(crate) fn npm(folder: &str, arguments: &[&str]) -> Self {
        Self::new("npm", &["--prefix", folder]).arguments(arguments)
    }

    fn arguments(self, arguments: &[&str]) -> Self {
        arguments.iter().fold(self, |invocation, argument| invocation.argument(*argument))
    }

    pub(crate) fn argument(mut self, argument: impl Into<String>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    pub(crate) fn variable(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// Runs it with the terminal attached, and says whether it succeeded.
    pub(crate) fn succeeds(&self) -> Result<bool, Failure> {
        let status = self.command().status().map_err(|source| self.not_started(source))?;
        Ok(status.success())
    }

    /// Runs it and returns what it wrote on standard output; its complaints go to the terminal.
    pub(crate) fn output(&self) -> Result<String, Failure> {
        let output =
            self.command().stderr(Stdio::inherit()).output().map_err(|source| self.not_started(source))?;
        if !output.status.success() {
            return Err(Failure::Ran { command: self.to_string() });
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether it runs and succeeds, with everything it writes thrown away: for asking if a program is there.
    pub(crate) fn works(&self) -> bool {
        self.command().stdin(Stdio::null()).output().is_ok_and(|output| output.status.success())
    }

    fn command(&self) -> Command {
        let program = match self.program.as_str() {
            // The cargo that runs this program is the one to go on with, whatever toolchain comes first in the path.
            "cargo" => env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")),
            other => OsString::from(other),
        };
        let mut command = Command::new(program);
        command
            .args(&self.arguments)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .current_dir(root());
        if let Some(folder) = self.first_in_path() {
            let path = env::var_os("PATH").unwrap_or_default();
            let folders = std::iter::once(root().join(folder)).chain(env::split_paths(&path));
            // A folder with a colon in its name cannot stand there; then what the system has must do.
            command.envs(env::join_paths(folders).map(|path| ("PATH", path)));
        }
        command
    }

    /// The folder whose programs it finds before those of the system: that of a Node of our own, or of the virtual environment
    /// that it is a program of.
    fn first_in_path(&self) -> Option<&str> {
        if ["node", "npm"].contains(&self.program.as_str()) {
            return root().join(OWN_NODE).is_dir().then_some(OWN_NODE);
        }
        let (folder, _) = self.program.rsplit_once('/')?;
        self.variables.iter().any(|(name, _)| *name == "VIRTUAL_ENV").then_some(folder)
    }

    fn not_started(&self, source: std::io::Error) -> Failure {
        Failure::Start { command: self.to_string(), source }
    }
}

/// The root of the repository: the folder above this package, or the present one where cargo did not start us.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    package.as_deref().and_then(|package| package.parent()).map_or_else(|| PathBuf::from("."), PathBuf::from)
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}={} ", quoted(value))?;
        }
        if let Some(folder) = self.first_in_path() {
            write!(f, "PATH={folder}:$PATH ")?;
        }
        f.write_str(&quoted(&self.program))?;
        for argument in &self.arguments {
            write!(f, " {}", quoted(argument))?;
        }
        Ok(())
    }
}

/// A word as a shell takes it back whole.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=+,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_shows_as_it_would_be_typed() {
        let invocation = Invocation::cargo(&["doc", "--workspace"]).variable("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(invocation.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --workspace");
        assert_eq!(Invocation::new("a b", &["it's", ""]).to_string(), r"'a b' 'it'\''s' ''");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(!Invocation::new("no-such-program-anywhere", &[]).works());
        assert!(Invocation::cargo(&["--version"]).works());
    }

    #[test]
    #[cfg(unix)]
    fn an_unsuccessful_end_is_a_failure_that_names_the_command() {
        let failing = Invocation::new("false", &["--really"]);
        assert!(!failing.succeeds().unwrap());
        assert_eq!(failing.output().unwrap_err().to_string(), "this command failed: false --really");
    }
}
