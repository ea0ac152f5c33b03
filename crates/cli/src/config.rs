//! `mandala config`: looks at the settings without starting anything.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::open_store::store_name;
use crate::settings::{Settings, SettingsArgs};

/// Look at the settings, as `mandala serve` would read them.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala config check
  mandala config check --config /etc/mandala.toml
  mandala serve --print-config                     every setting in force, with what it means

Everything that is wrong is named, each with its place and with what would be accepted. The exit status is 0 if a
server would start with these settings, and 2 otherwise.")]
pub(crate) struct ConfigArgs {
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Say whether the settings in force are sound, and if not, what is wrong.
    Check,
}

pub(crate) fn run(args: &ConfigArgs) -> Result<ExitCode, Failure> {
    let Task::Check = args.task;
    let settings = Settings::read(&args.settings, &[])?;
    settings.check()?;
    let mut out = io::stdout().lock();
    writeln!(out, "The settings are sound.")?;
    if let Some(file) = &settings.file {
        writeln!(out, "file: {}", file.display())?;
    }
    let process = &settings.process;
    writeln!(out, "store: {}", store_name(process))?;
    writeln!(out, "listen: {}", process.listen)?;
    Ok(ExitCode::SUCCESS)
}
