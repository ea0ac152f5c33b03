//! What a host can choose.

use std::time::Duration;

use ipnet::IpNet;

use crate::limits::Limits;

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
    /// How much, how many and how often.
    pub limits: Limits,
    /// The networks of reverse proxies whose word about a client's address and TLS is taken.
    pub proxies: Vec<IpNet>,
    /// The header in which those proxies name the client.
    pub forwarded: ForwardedBy,
    /// Whether cookies are for TLS only even if no proxy says that the request came over it.
    pub secure_cookies: bool,
    /// Further addresses of this very service, such as `https://mandala.example`: pages from there may use it. Pages from
    /// the address that was asked always may.
    pub origins: Vec<String>,
}

/// How reverse proxies say for whom they ask. Exactly one is believed: a proxy that sets one of them passes the other on as
/// the client wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ForwardedBy {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwarded,
    /// `Forwarded` (RFC 7239).
    Forwarded,
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
            limits: Limits::default(),
            proxies: Vec::new(),
            forwarded: ForwardedBy::default(),
            secure_cookies: false,
            origins: Vec::new(),
            analysis_iterations: search::analysis::Depth::DEFAULT.iterations,
        }
    }
}
