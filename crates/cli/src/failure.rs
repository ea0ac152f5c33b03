//! Why a command could not do its work, and the exit status that says so.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::MatchError;
use mandala_games::UnknownGame;
use tabletop::message::Chain;

/// A command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A file cannot be opened, read or written.
    #[error("{}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// Standard input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The server cannot listen at an address.
    #[error("cannot listen at {address}{}", advice.map_or_else(String::new, |advice| format!(": {advice}")))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What to do.
        advice: Option<&'static str>,
        /// Why.
        source: io::Error,
    },
    /// A match between players cannot go on.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A database or a bus cannot be used.
    #[error("{name}")]
    Service {
        /// Its name: never with a password.
        name: String,
        /// Why.
        source: Box<dyn Error + Send + Sync>,
    },
    /// The arguments do not fit together.
    #[error("{0}")]
    Usage(String),
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Self {
        Self::Usage(unknown.to_string())
    }
}

impl Failure {
    /// The bus cannot be used.
    pub(crate) fn bus(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Service { name: "--bus".to_owned(), source: error.into() }
    }

    /// Prints the error on standard error: status 2 for wrong usage, 1 for the rest.
    #[expect(clippy::print_stderr, reason = "the one place where a failed command prints its error")]
    pub(crate) fn report(self) -> ExitCode {
        match self {
            // The reader of our output has closed the pipe.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Usage(_) => {
                eprintln!("error: {self}\n\nFor more information, try '--help'.");
                ExitCode::from(2)
            }
            Self::File { .. } | Self::Io(_) | Self::Listen { .. } | Self::Match(_) | Self::Service { .. } => {
                eprintln!("error: {}", Chain(&self));
                ExitCode::FAILURE
            }
        }
    }
}
