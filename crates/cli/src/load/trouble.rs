//! What can go wrong at a table.

/// Something went wrong at a table.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The server cannot be reached any more.
    #[error("no connection: {0}")]
    Unreachable(String),
    /// The server closed a connection, or broke it.
    #[error("the connection was lost: {0}")]
    Lost(String),
    /// The server refused something.
    #[error("refused: {0}")]
    Refused(String),
    /// The server said something that makes no sense.
    #[error("not understood: {0}")]
    Nonsense(String),
}

impl From<reqwest::Error> for Trouble {
    fn from(error: reqwest::Error) -> Self {
        if error.is_connect() { Self::Unreachable(chain(&error)) } else { Self::Lost(chain(&error)) }
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Nonsense(error.to_string())
    }
}

/// An error with what caused it.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}
