//! What can go wrong with a service.

use std::io;

/// A service cannot be run or controlled.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// It is not there.
    #[error("{service} is not installed: apt install {package}")]
    NotInstalled {
        /// The service's name.
        service: &'static str,
        /// The package of Debian that has it.
        package: &'static str,
    },
    /// It refuses to run as root, and there is no other user to run it.
    #[error("{service} does not run as root, and there is no user `{user}`")]
    NoUser {
        /// The service's name.
        service: &'static str,
        /// The user that is missing.
        user: &'static str,
    },
    /// A command failed.
    #[error("`{command}` failed: {stderr}")]
    CommandFailed {
        /// The command line.
        command: String,
        /// Its standard error.
        stderr: String,
    },
    /// It does not answer.
    #[error("{service} does not answer; its log says: {log}")]
    NotAnswering {
        /// The service's name.
        service: String,
        /// The end of its log.
        log: String,
    },
    /// It has exited by itself.
    #[error("{service} has exited ({how}); its log says: {log}")]
    Exited {
        /// The service's name.
        service: String,
        /// Its exit status.
        how: String,
        /// The end of its log.
        log: String,
    },
    /// The system refused something.
    #[error("{what}: {source}")]
    Io {
        /// What was attempted.
        what: String,
        /// Why not.
        source: io::Error,
    },
    /// The system has failed.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl ServiceError {
    /// An error of the system, with what was attempted.
    pub(crate) fn during(what: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let what = what.into();
        move |source| Self::Io { what, source }
    }
}
