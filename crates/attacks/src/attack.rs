//! The list of attacks.

use std::net::SocketAddr;

use crate::error::AttackError;
use crate::terms::{AttackOutcome, Origin, Scale};
use crate::{connections, flood, tables, thinking};

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// Requests that announce a body and send none, or only its beginning.
    WithheldBodies,
    /// Requests that announce a body of ten gigabytes.
    HugeDeclaredLength,
    /// Connections that send nothing, or half of a head.
    HalfOpenConnections,
    /// Pings without end.
    PingFlood,
    /// A message of empty pieces that is never finished.
    EmptyPieces,
    /// Commands with a version that no table has.
    FutureVersions,
    /// Requests to take an action back, refused again and again, before delayed spectators.
    RefusedRequests,
    /// Many tables made at the same moment.
    ParallelTables,
    /// Options of many kilobytes, and games without an end.
    LargeOptions,
    /// Tables made and called off.
    AbortedTables,
    /// Games at which computers think long, abandoned and not, and hints, replays and analyses beside.
    AbandonedGames,
}

impl Attack {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Self; 11] = [
        Self::HugeDeclaredLength,
        Self::FutureVersions,
        Self::RefusedRequests,
        Self::ParallelTables,
        Self::LargeOptions,
        Self::AbortedTables,
        Self::PingFlood,
        Self::EmptyPieces,
        Self::HalfOpenConnections,
        Self::WithheldBodies,
        // The last, since the games go on after it.
        Self::AbandonedGames,
    ];

    /// Its name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Self::WithheldBodies => "withheld bodies",
            Self::HugeDeclaredLength => "huge declared length",
            Self::HalfOpenConnections => "half-open connections",
            Self::PingFlood => "ping flood",
            Self::EmptyPieces => "empty pieces",
            Self::FutureVersions => "future versions",
            Self::RefusedRequests => "refused requests, delay",
            Self::ParallelTables => "parallel tables",
            Self::LargeOptions => "large options",
            Self::AbortedTables => "tables made and aborted",
            Self::AbandonedGames => "abandoned games",
        }
    }

    /// Tries it.
    pub async fn attempt(self, server: SocketAddr, scale: Scale) -> Result<AttackOutcome, AttackError> {
        let from = Origin::new(self as u8, server);
        match self {
            Self::WithheldBodies => connections::withhold_bodies(from, scale).await,
            Self::HugeDeclaredLength => connections::declare_too_much(from, scale).await,
            Self::HalfOpenConnections => connections::leave_half_open(from, scale).await,
            Self::PingFlood => flood::ping(from, scale).await,
            Self::EmptyPieces => flood::send_empty_pieces(from, scale).await,
            Self::FutureVersions => tables::name_future_versions(from, scale).await,
            Self::RefusedRequests => tables::ask_and_refuse(from).await,
            Self::ParallelTables => tables::make_at_once(from, scale).await,
            Self::LargeOptions => tables::send_large_options(from).await,
            Self::AbortedTables => tables::make_and_abort(from, scale).await,
            Self::AbandonedGames => thinking::use_up(from, scale).await,
        }
    }
}
