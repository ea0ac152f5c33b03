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

impl Trouble {
    /// Whether it may be otherwise at the next server, or a little later.
    pub(super) fn passes(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Lost(_) => true,
            // 502 to 504 are what is in front of a server when that is gone.
            Self::Refused(why) => ["502", "503", "504"].iter().any(|status| why.starts_with(status)),
            Self::Nonsense(_) => false,
        }
    }
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
