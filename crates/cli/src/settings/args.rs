//! The flags by which every command of a host finds its settings.

use std::path::PathBuf;

use clap::Args;

// Not documented as an item: clap would take that for what the command does.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SettingsArgs {
    /// The folder of the database; by default the platform's data folder.
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) data: Option<PathBuf>,
    /// A database server instead of a file in that folder, such as `postgres://mandala@db.example/mandala`.
    #[arg(long, value_name = "URL", global = true)]
    pub(super) database: Option<String>,
    /// A file of settings.
    #[arg(long, value_name = "FILE", global = true)]
    pub(super) config: Option<PathBuf>,
    /// One setting, as it would stand in the file; may be given more than once.
    #[arg(long, value_name = "KEY=VALUE", global = true)]
    pub(super) set: Vec<String>,
}
