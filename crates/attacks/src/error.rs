//! Why an attack could not be tried.

/// The attack could not be tried; whether the server holds is unknown.
#[derive(Debug, thiserror::Error)]
pub enum AttackError {
    /// A connection failed where none should.
    #[error("a connection failed: {0}")]
    Connection(#[from] std::io::Error),
    /// A request failed where none should.
    #[error("a request failed: {0}")]
    Request(#[from] reqwest::Error),
    /// The server answered what it should not.
    #[error("unexpected answer to {to}: {answer}")]
    Answer {
        /// The request.
        to: String,
        /// What came.
        answer: String,
    },
}
