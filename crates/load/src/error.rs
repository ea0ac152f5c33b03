//! What can go wrong: with the measurement as a whole, and at a single table.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::process::ExitStatus;

use reqwest::StatusCode;

/// A cause of any kind.
type Cause = Box<dyn Error + Send + Sync>;

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// An address of a server cannot be used.
    #[error("--url {url}")]
    Url {
        /// The address as it was given.
        url: String,
        /// What is wrong with it.
        source: Cause,
    },
    /// A file or folder cannot be made or written.
    #[error("{}", path.display())]
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
    #[error(transparent)]
    Setup(Cause),
    /// The system refused a process, a port or the like.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<ClientError> for LoadError {
    fn from(error: ClientError) -> Self {
        Self::Setup(error.into())
    }
}

/// Something went wrong between a player and the server.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClientError {
    /// The server cannot be reached.
    #[error("no connection")]
    Unreachable(#[source] Cause),
    /// The server closed a connection, or it broke.
    #[error("the connection was lost")]
    Lost(#[source] Cause),
    /// The server answered a request with an error.
    #[error("refused: {status}: {body}")]
    Status {
        /// The status of its answer.
        status: StatusCode,
        /// What it said.
        body: String,
    },
    /// The server refused a command.
    #[error("refused: {0}")]
    Refused(String),
    /// The server sent something that should not occur.
    #[error("unexpected")]
    Unexpected(#[source] Cause),
}

impl ClientError {
    /// Whether a retry, at another server or a little later, may succeed.
    pub(crate) fn is_transient(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Lost(_) => true,
            // A proxy answers so while the server behind it is down.
            Self::Status { status, .. } => matches!(
                *status,
                StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT
            ),
            Self::Refused(_) | Self::Unexpected(_) => false,
        }
    }
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> Self {
        if error.is_connect() { Self::Unreachable(error.into()) } else { Self::Lost(error.into()) }
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unexpected(error.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(status: StatusCode) -> ClientError {
        ClientError::Status { status, body: String::new() }
    }

    #[test]
    fn only_what_may_pass_is_tried_again() {
        for status in [502, 503, 504] {
            assert!(answered(StatusCode::from_u16(status).unwrap()).is_transient(), "{status}");
        }
        assert!(ClientError::Lost("silence".into()).is_transient());
        assert!(!answered(StatusCode::FORBIDDEN).is_transient());
        // What the server says is no status, whatever it begins with.
        assert!(!ClientError::Refused("503-cards".to_owned()).is_transient());
        assert!(!ClientError::Unexpected("no player is to move".into()).is_transient());
    }

    #[test]
    fn causes_are_kept() {
        let broken = io::Error::from(io::ErrorKind::BrokenPipe);
        let error = LoadError::from(ClientError::Lost(broken.into()));
        let lost = error.source().expect("a connection was lost for some reason");
        let kind = lost.downcast_ref::<io::Error>().map(io::Error::kind);
        assert_eq!(kind, Some(io::ErrorKind::BrokenPipe));
    }
}
