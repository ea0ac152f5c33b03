//! When a node of a cluster counts as gone.

use std::time::Duration;

use mandala_table::Timestamp;

/// A node whose last heartbeat is older than this is gone.
const NODE_TIMEOUT: Duration = Duration::from_secs(8);

/// A node counts as there if its last heartbeat is not older than this moment.
pub(crate) fn alive_since(now: Timestamp) -> Timestamp {
    now.minus(NODE_TIMEOUT)
}
