//! What can go wrong between the program and the server.

use std::error::Error;

use hyper::StatusCode;
use protocol::ErrorBody;

/// A cause of any kind.
pub(super) type Cause = Box<dyn Error + Send + Sync>;

/// A request that was not answered as hoped.
#[derive(Debug, thiserror::Error)]
pub(super) enum ClientError {
    /// The server cannot be reached.
    #[error("the server cannot be reached")]
    Unreachable(#[source] Cause),
    /// The connection broke.
    #[error("the connection was lost")]
    Lost(#[source] Cause),
    /// The server refused.
    #[error("{} ({}status {})", error.message, named(error), status.as_u16())]
    Refused {
        /// The status of its answer.
        status: StatusCode,
        /// What it says.
        error: Box<ErrorBody>,
    },
    /// What answers is no table server, or one of another version.
    #[error("the server answered with something unexpected")]
    Unexpected(#[source] Cause),
}

/// What the server calls a refusal; a proxy has no name for it.
fn named(error: &ErrorBody) -> String {
    if error.code.is_empty() { String::new() } else { format!("{}, ", error.code) }
}

impl ClientError {
    /// Whether it may be different a little later.
    pub(super) fn is_transient(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Lost(_) => true,
            Self::Refused { status, .. } => {
                matches!(status.as_u16(), 408 | 429 | 500 | 502 | 503 | 504)
            }
            Self::Unexpected(_) => false,
        }
    }

    /// Whether the token is no good, or not for this.
    pub(super) fn is_about_token(&self) -> bool {
        let Self::Refused { status, error } = self else { return false };
        *status == StatusCode::UNAUTHORIZED
            || matches!(error.code.as_str(), "server-banned" | "server-scope-missing")
    }

    /// What the server calls it.
    pub(super) fn code(&self) -> &str {
        if let Self::Refused { error, .. } = self { &error.code } else { "" }
    }
}
