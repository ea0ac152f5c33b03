//! When a node of a cluster counts as gone.

use std::time::Duration;

use mandala_table::Timestamp;

/// A node that has left no sign of life for so long is gone.
const NODE_TIMEOUT: Duration = Duration::from_secs(8);

/// Since when a node must have left a sign of life to count as there.
pub(crate) fn alive_since(now: Timestamp) -> Timestamp {
    now.minus(NODE_TIMEOUT)
}
