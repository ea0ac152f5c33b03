//! What a host can choose.

use std::ops::RangeInclusive;
use std::time::Duration;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

use crate::base_url::BaseUrl;
use crate::limits::Limits;
use crate::settings_macro::settings;

settings! {
    /// The server's settings. `docs/operations.md` lists them.
    pub struct Config {
        /// How long a person may be away from an unrated table before the others may go on without them, in seconds.
        #[serde(with = "seconds")]
        pub grace: Duration,
        /// How many computers may think long at the same time, and as many briefly; by default one less than there are cores. With a bus, 0 leaves long thoughts to `mandala worker`.
        pub thinkers: usize,
        /// How long a table without connections stays in memory, in seconds.
        #[serde(with = "seconds")]
        pub unload: Duration,
        /// The longest message, in bytes.
        pub message_limit: usize,
        /// How many messages may wait for a slow reader.
        pub backlog: usize,
        /// How often open connections are pinged, in seconds. One that has sent nothing for three times as long, or
        /// takes nothing for half as long, is ended, and so is one that has not asked for anything within this time.
        #[serde(with = "seconds")]
        pub heartbeat: Duration,
        /// Whether /metrics is served. A proxy in front should keep that path to itself.
        pub metrics: bool,
        /// How often it is looked for what has expired, in seconds.
        #[serde(with = "seconds")]
        pub expire_every: Duration,
        /// A guest who has not come for so many days, and has no finished game, is forgotten; 0 means never.
        pub guest_days: u32,
        /// A table that has not changed for so many hours before its game began, or was called off, is removed; 0 means never.
        pub open_table_hours: u32,
        /// A table whose game has stood still for so many days is removed; 0 means never.
        pub running_table_days: u32,
        /// The log of a finished table is removed after so many days; its record stays. 0 means never.
        pub finished_table_days: u32,
        /// The analysis of an uploaded record is removed so many days after it was asked for; 0 means never.
        pub analysis_days: u32,
        /// Iterations of search for each decision of an analysis.
        pub analysis_iterations: u32,
        /// How much, how many and how often: see the section of that name.
        pub limits: Limits,
        /// The address at which people find the service, such as `https://games.example.org/mandala` where a proxy puts it under a path; empty for the root of whatever host is asked.
        pub base_url: BaseUrl,
        /// The networks of reverse proxies whose word about a client's address and TLS is taken, such as `127.0.0.1/32`.
        pub proxies: Vec<IpNet>,
        /// The header in which those proxies name the client: `x-forwarded` (`X-Forwarded-For`) or `forwarded` (RFC 7239).
        pub forwarded: ForwardedBy,
        /// How the log shows a client's address: `prefix` (`192.0.2.0/24`, `2001:db8:1::/48`), `full`, or `none`.
        pub log_addresses: LogAddresses,
        /// Whether cookies are for TLS only even if no proxy says that the request came over it.
        pub secure_cookies: bool,
        /// Further addresses of this very service, such as `https://mandala.example`: pages from there may use it. Pages from the address that was asked always may.
        pub origins: Vec<String>,
    }
}

/// How reverse proxies name the client. Exactly one header is believed: a proxy that sets one of them passes the other on as
/// the client wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForwardedBy {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwarded,
    /// `Forwarded` (RFC 7239).
    Forwarded,
}

/// How the log shows the address of a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogAddresses {
    /// The network it belongs to: enough to recognise a flood, too little to recognise a person.
    #[default]
    Prefix,
    /// The whole address.
    Full,
    /// Not at all.
    None,
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
            heartbeat: Duration::from_secs(20),
            metrics: true,
            expire_every: Duration::from_secs(3600),
            guest_days: 90,
            open_table_hours: 48,
            running_table_days: 180,
            finished_table_days: 30,
            analysis_days: 30,
            limits: Limits::default(),
            base_url: BaseUrl::default(),
            proxies: Vec::new(),
            forwarded: ForwardedBy::default(),
            log_addresses: LogAddresses::default(),
            secure_cookies: false,
            origins: Vec::new(),
            analysis_iterations: mandala_players::analysis::Depth::DEFAULT.iterations,
        }
    }
}

impl Config {
    /// The settings that stand in a section of their own, by its name.
    pub const SECTIONS: &[(&str, &[(&str, &str)])] = &[("limits", Limits::EXPLAINED)];

    /// The settings that once had another name in their section: the section, that name, and the name now.
    pub const RENAMED: &[(&str, &str, &str)] = &[
        ("limits", "tables", "tables_per_person"),
        ("limits", "tokens", "tokens_per_person"),
        ("limits", "logins", "logins_per_person"),
    ];

    /// Refuses values with which the server would be of no use, or would not even start.
    pub fn check(&self) -> Result<(), ConfigError> {
        const MANY: u64 = 1_000_000_000;
        const DAY: u64 = 24 * 60 * 60;
        let limits = &self.limits;
        let ranges = [
            ("thinkers", self.thinkers as u64, 0..=1000),
            ("message_limit", self.message_limit as u64, 1024..=MANY),
            ("backlog", self.backlog as u64, 1..=1_000_000),
            ("heartbeat", self.heartbeat.as_secs(), 1..=DAY),
            ("expire_every", self.expire_every.as_secs(), 1..=MANY),
            ("analysis_iterations", self.analysis_iterations.into(), 1..=MANY),
            ("limits.body", limits.body as u64, 1024..=MANY),
            ("limits.tables_per_person", limits.tables_per_person.into(), 1..=MANY),
            ("limits.early_ends_per_day", limits.early_ends_per_day.into(), 0..=1000),
            ("limits.connections", limits.connections.into(), 1..=MANY),
            ("limits.plain_connections_per_address", limits.plain_connections_per_address as u64, 1..=MANY),
            ("limits.plain_connections_per_network", limits.plain_connections_per_network as u64, 1..=MANY),
            ("limits.connections_per_person", limits.connections_per_person as u64, 1..=MANY),
            ("limits.connections_per_address", limits.connections_per_address as u64, 1..=MANY),
            ("limits.logins_per_person", limits.logins_per_person as u64, 1..=MANY),
        ];
        match ranges.into_iter().find(|(_, value, range)| !range.contains(value)) {
            Some((setting, value, range)) => Err(ConfigError { setting, value, range }),
            None => Ok(()),
        }
    }
}

/// A setting with which the server would be of no use.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{setting} must be from {} to {}, not {value}", range.start(), range.end())]
pub struct ConfigError {
    setting: &'static str,
    value: u64,
    range: RangeInclusive<u64>,
}

impl ConfigError {
    /// The name of the setting.
    pub fn setting(&self) -> &'static str {
        self.setting
    }
}

/// Durations as whole seconds.
pub(crate) mod seconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(duration: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(duration.as_secs())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        u64::deserialize(deserializer).map(Duration::from_secs)
    }
}
