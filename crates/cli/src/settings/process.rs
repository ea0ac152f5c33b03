//! The settings that concern the process.

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tracing_subscriber::EnvFilter;

use super::listen;
use crate::data;

/// What concerns the process.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Process {
    #[serde(deserialize_with = "listen::deserialize")]
    pub(crate) listen: SocketAddr,
    pub(crate) data: PathBuf,
    pub(crate) database: String,
    pub(crate) bus: String,
    pub(crate) log: Format,
    #[serde(deserialize_with = "log_filter")]
    pub(crate) log_level: String,
}

/// What is said about them.
pub(super) const EXPLAINED: [(&str, &str); 6] = [
    ("listen", "The address to listen at. If it is not given and taken, the next free port is used."),
    ("data", "The folder of the database; by default the platform's data folder."),
    (
        "database",
        "The database, such as \"postgres://mandala:password@db.example/mandala\"; empty for a file of SQLite in the folder `data`.",
    ),
    (
        "bus",
        "The bus over which several servers on one database work together, such as \"nats://bus.example:4222\"; empty for a server on its own.",
    ),
    ("log", "How the log is written: \"text\" or \"json\"."),
    ("log_level", "How much is written: error, warn, info, debug, or a filter such as \"warn,server=info\"."),
];

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    Text,
    Json,
}

impl Default for Process {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8787)),
            data: data::default_folder(),
            database: String::new(),
            bus: String::new(),
            log: Format::Text,
            log_level: "warn,server=info,mandala=info".to_owned(),
        }
    }
}

impl Process {
    /// What is logged.
    pub(crate) fn log_filter(&self) -> EnvFilter {
        EnvFilter::builder().parse_lossy(&self.log_level)
    }
}

/// Reads a level or a filter of the log.
fn log_filter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    match EnvFilter::builder().parse(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(D::Error::custom(format!("it is neither a level nor a filter: {error}"))),
    }
}
