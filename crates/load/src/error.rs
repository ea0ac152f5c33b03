//! What can go wrong: with the measurement as a whole, and at a single table.

use std::io;
use std::path::PathBuf;
use std::process::ExitStatus;

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// An address of a server cannot be used.
    #[error("--url {url}: {reason}")]
    Url {
        /// The address as it was given.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A file or folder cannot be made or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The server of our own ended before it was ready.
    #[error("the server ended before it was ready: {0}")]
    ServerEnded(ExitStatus),
    /// The server of our own did not become ready in time.
    #[error("the server did not become ready")]
    ServerSilent,
    /// Not all players could be connected.
    #[error("{0}")]
    Setup(String),
    /// The system refused a process, a port or the like.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<ClientError> for LoadError {
    fn from(error: ClientError) -> Self {
        Self::Setup(error.to_string())
    }
}

/// Something went wrong between a player and the server.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClientError {
    /// The server cannot be reached.
    #[error("no connection: {0}")]
    Unreachable(String),
    /// The server closed a connection, or it broke.
    #[error("the connection was lost: {0}")]
    Lost(String),
    /// The server refused a request or a command.
    #[error("refused: {0}")]
    Refused(String),
    /// The server sent something that should not occur.
    #[error("unexpected: {0}")]
    Unexpected(String),
}

impl ClientError {
    /// Whether a retry, at another server or a little later, may succeed.
    pub(crate) fn is_transient(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Lost(_) => true,
            // A proxy answers 502 to 504 while the server behind it is down.
            Self::Refused(reason) => ["502", "503", "504"].iter().any(|status| reason.starts_with(status)),
            Self::Unexpected(_) => false,
        }
    }
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> Self {
        let text = with_causes(&error);
        if error.is_connect() { Self::Unreachable(text) } else { Self::Lost(text) }
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unexpected(error.to_string())
    }
}

fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}
