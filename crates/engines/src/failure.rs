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
        engine: &'static str,
        /// Its last words.
        log: String,
    },
    /// The system has failed.
    #[error(transparent)]
    System(#[from] io::Error),
}
