//! Why a command ended early.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// What went wrong, and what to do next.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line could not be understood.
    Usage(String),
    /// Something has to be installed first, by this command.
    Missing { what: String, command: String },
    /// Something elsewhere is out of reach for now; this command asks for it again.
    Unreachable { what: String, command: String },
    /// A program could not be started at all.
    Start { command: String, source: io::Error },
    /// A program ran and failed.
    Ran { command: String },
    /// A program's output was not of the expected form.
    Output { of: String, detail: String },
    /// A file could not be read or written.
    File { path: String, source: io::Error },
}

impl Failure {
    /// Status 2 for a wrong command line, 1 for the rest.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Usage(_) => 2,
            _ => 1,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(detail) => f.write_str(detail),
            Self::Missing { what, command } => write!(f, "{what} is missing; install it with: {command}"),
            Self::Unreachable { what, command } => {
                write!(f, "{what} is out of reach; try again with: {command}")
            }
            Self::Start { command, source } => write!(f, "cannot start `{command}`: {source}"),
            Self::Ran { command } => write!(f, "this command failed: {command}"),
            Self::Output { of, detail } => write!(f, "cannot read the output of {of}: {detail}"),
            Self::File { path, source } => write!(f, "{path}: {source}"),
        }
    }
}
