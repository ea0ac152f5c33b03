//! What `mandala load` says in the end, as far as it matters here.

use serde::Deserialize;

/// Figures of a run of `mandala load --patient --json`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Figures {
    /// Actions that were acknowledged.
    pub actions: u64,
    /// Errors of any kind.
    pub errors: u64,
    /// Games that were played to the end.
    pub games: u64,
    /// The longest time until an acknowledgement.
    pub max_ms: f64,
    /// Connections that were made again.
    pub reconnected: u64,
    /// Commands that were sent again.
    pub repeated: u64,
    /// Updates that did not follow the one before.
    pub gaps: u64,
    /// Snapshots after a reconnection that were older than what was seen before.
    pub steps_back: u64,
    /// The longest time without progress where progress was due.
    pub longest_pause_ms: u64,
    /// Where that was.
    pub longest_pause_at: String,
    /// Whether all players of each table have seen the same in the end.
    pub converged: bool,
}

impl Figures {
    /// The figures among what the program has written.
    pub(crate) fn find(text: &str) -> Option<Self> {
        text.lines().find_map(|line| serde_json::from_str(line).ok())
    }
}
