//! Checking the deal of a recorded game.

use mandala_games::{DealCheck, Registry};
use serde::Deserialize;
use tabletop::message::{AnyFault, Arg, Message};
use tabletop::record::{RawRecord, ReplayError};

use super::{Fairness, Secret};

/// Checks that a recorded game was dealt as the server had committed itself to: the secret fits the commitment, and secret
/// and nonces give the set-up and every reshuffle. `expected` is the commitment that was published before the deal, for
/// the person who has noted it down: without it, only what the record says of itself is checked.
pub fn verify(games: &Registry, line: &str, expected: Option<&str>) -> Result<(), VerifyError> {
    #[derive(Deserialize)]
    struct DealRecord {
        fairness: Option<serde_json::Value>,
    }
    let record = RawRecord::parse(line).map_err(|error| VerifyError::Replay(ReplayError::before(error)))?;
    // The line is a record, so it is JSON with every key once.
    let told = serde_json::from_str::<DealRecord>(line).ok().and_then(|told| told.fairness);
    let told: Fairness = serde_json::from_value(told.ok_or(Unfair::Missing)?).map_err(|_| Unfair::Missing)?;
    let secret = Secret::read(&told.secret).ok_or(Unfair::Secret)?;
    if !told.commitment.eq_ignore_ascii_case(&secret.commitment()) {
        return Err(Unfair::Commitment.into());
    }
    if expected.is_some_and(|expected| !expected.eq_ignore_ascii_case(&told.commitment)) {
        return Err(Unfair::OtherCommitment.into());
    }
    if told.nonces.len() != record.players.len() {
        return Err(Unfair::Nonces.into());
    }
    let seed = secret.deal(told.nonces.iter().map(String::as_str));
    let rules = games.of_record(&record).map_err(VerifyError::Replay)?;
    match rules.check_deal(&record, seed).map_err(VerifyError::Replay)? {
        DealCheck::Fits => Ok(()),
        DealCheck::OtherSetup => Err(Unfair::Setup.into()),
        DealCheck::OtherReshuffle { ply } => Err(Unfair::Reshuffle { ply }.into()),
    }
}

/// Why a deal cannot be called fair.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The record does not hold at all.
    #[error(transparent)]
    Replay(ReplayError),
    /// The record holds, and its deal is not what it should be.
    #[error("the deal was not fair")]
    Unfair(#[source] Unfair),
}

impl VerifyError {
    /// The action at which it shows, if it is one.
    pub fn ply(&self) -> Option<usize> {
        match self {
            Self::Replay(error) => error.ply,
            Self::Unfair(Unfair::Reshuffle { ply }) => Some(*ply),
            Self::Unfair(_) => None,
        }
    }

    /// What is wrong.
    pub fn fault(&self) -> AnyFault {
        match self {
            Self::Replay(error) => error.fault.clone(),
            Self::Unfair(unfair) => AnyFault::new(*unfair),
        }
    }
}

impl From<Unfair> for VerifyError {
    fn from(unfair: Unfair) -> Self {
        Self::Unfair(unfair)
    }
}

/// What is wrong with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The record does not say how it was dealt.
    #[error("the record does not say how it was dealt")]
    Missing,
    /// The secret is not 64 hexadecimal digits.
    #[error("the secret is not 64 hexadecimal digits")]
    Secret,
    /// The commitment is not SHA-256 of the secret.
    #[error("the commitment is not SHA-256 of the secret")]
    Commitment,
    /// The commitment is not the one that was published.
    #[error("the commitment is not the one that was published")]
    OtherCommitment,
    /// There is not one nonce for each seat.
    #[error("there is not one nonce for each seat")]
    Nonces,
    /// Secret and nonces give another set-up.
    #[error("secret and nonces give another set-up")]
    Setup,
    /// They give another reshuffle.
    #[error("secret and nonces give another reshuffle at ply {ply}")]
    Reshuffle {
        /// The action that needed it.
        ply: usize,
    },
}

impl Message for Unfair {
    fn id(&self) -> &'static str {
        match self {
            Self::Missing => "verify-missing",
            Self::Secret => "verify-secret",
            Self::Commitment => "verify-commitment",
            Self::OtherCommitment => "verify-other-commitment",
            Self::Nonces => "verify-nonces",
            Self::Setup => "verify-setup",
            Self::Reshuffle { .. } => "verify-reshuffle",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Reshuffle { ply } => vec![("ply", (*ply).into())],
            Self::Missing
            | Self::Secret
            | Self::Commitment
            | Self::OtherCommitment
            | Self::Nonces
            | Self::Setup => vec![],
        }
    }
}
