//! The log, on standard error.

use tracing_subscriber::EnvFilter;

use super::settings::{Format, Process};
use crate::failure::Failure;

/// Writes the log from now on.
pub(super) fn start(process: &Process) -> Result<(), Failure> {
    let filter = EnvFilter::builder().parse(&process.log_level).map_err(|error| {
        Failure::Usage(format!("log_level: `{}` is not a level or a filter: {error}", process.log_level))
    })?;
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(filter);
    let started = match process.log {
        Format::Text => log.with_target(false).with_ansi(false).try_init(),
        Format::Json => log.json().flatten_event(true).with_target(false).try_init(),
    };
    started.map_err(|error| Failure::Usage(format!("the log cannot be written: {error}")))
}
