//! Why a round fails.

use std::io;
use std::time::Duration;

use test_services::ServiceError;

use crate::figures::Figures;
use crate::stored::ReadError;
use crate::violation::Violation;

/// After this time without an acknowledgement a round is given up.
pub(crate) const ACKNOWLEDGEMENT_TIMEOUT: Duration = Duration::from_secs(30);

/// Why a round has failed.
#[derive(Debug, thiserror::Error)]
pub enum RoundError {
    /// The checker has found a violation.
    #[error(transparent)]
    Violation(#[from] Violation),
    /// A part of the cluster cannot be controlled.
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// The database cannot be read.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// No action is acknowledged any more.
    #[error("nothing was acknowledged for {} s", ACKNOWLEDGEMENT_TIMEOUT.as_secs())]
    NoProgress,
    /// A process did not die where it should have.
    #[error("the process did not reach the crash point `{0}`")]
    NotReached(String),
    /// Play went on too late.
    #[error("no progress for {} ms, before {}", .0.longest_pause_ms, .0.longest_pause_at)]
    PausedTooLong(Box<Figures>),
    /// The clients failed, or have not seen the same in the end.
    #[error("the clients failed: {0}")]
    Clients(String),
    /// The system has failed.
    #[error(transparent)]
    System(#[from] io::Error),
}
