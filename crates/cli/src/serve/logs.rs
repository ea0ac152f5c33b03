//! The log, on standard error.

use crate::failure::Failure;
use crate::settings::{Format, Process};

/// Writes the log from now on.
pub(super) fn start(process: &Process) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(process.log_filter());
    let started = match process.log {
        Format::Text => log.with_target(false).with_ansi(false).try_init(),
        Format::Json => log.json().flatten_event(true).with_target(false).try_init(),
    };
    started.map_err(|error| Failure::Usage(format!("the log cannot be written: {error}")))
}
