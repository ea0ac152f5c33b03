//! Why an engine does not run.

use std::io;

/// Why an engine does not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It is not there.
    #[error("{engine} is not installed: apt install {package}")]
    NotInstalled {
        /// Which.
        engine: &'static str,
        /// The package of Debian that has it.
        package: &'static str,
    },
    /// It refuses to run as root, and nobody else is there to run it.
    #[error("{engine} does not run as root, and there is no user `{user}`")]
    NoUser {
        /// Which.
        engine: &'static str,
        /// Who is missing.
        user: &'static str,
    },
    /// It has said why.
    #[error("`{command}` failed: {said}")]
    Said {
        /// What was run.
        command: String,
        /// What it said.
        said: String,
    },
    /// It does not answer.
    #[error("{engine} does not answer; its log says: {log}")]
    Silent {
        /// Which.
        engine: String,
        /// Its last words.
        log: String,
    },
    /// It has ended by itself.
    #[error("{engine} has ended ({how}); its log says: {log}")]
    Ended {
        /// Which.
        engine: String,
        /// How.
        how: String,
        /// Its last words.
        log: String,
    },
    /// It could not be asked for something.
    #[error("{what}: {source}")]
    Failed {
        /// What was tried.
        what: String,
        /// Why not.
        source: io::Error,
    },
    /// The system has failed.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Failure {
    /// Something that was tried has failed.
    pub(crate) fn of(what: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let what = what.into();
        move |source| Self::Failed { what, source }
    }
}
