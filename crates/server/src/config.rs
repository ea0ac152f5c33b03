//! What a host can choose.

use std::time::Duration;

/// The server's settings. `docs/operations.md` explains each.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a person may be away from a casual table before the others may go on without them.
    pub grace: Duration,
    /// How many computers may think at the same time.
    pub thinkers: usize,
    /// How long a table nobody looks at stays in memory.
    pub unload: Duration,
    /// The longest message, in bytes.
    pub message_limit: usize,
    /// How many messages may wait for a slow reader.
    pub backlog: usize,
    /// Iterations of search for each decision of an analysis.
    pub analysis_iterations: u32,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            grace: Duration::from_secs(60),
            thinkers: (cores - 1).max(1),
            unload: Duration::from_secs(300),
            message_limit: 16 * 1024,
            backlog: 64,
            analysis_iterations: search::analysis::Depth::DEFAULT.iterations,
        }
    }
}
