//! The arguments of `mandala load`.

use std::path::PathBuf;

use clap::Args;

/// Play at many tables of a table server at once, and measure how it keeps up.
///
/// As many tables are of each game; both players of each are connected by sockets of their own and play random legal
/// actions. A table whose game has ended goes on with a rematch.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala load                                     1,000 tables for 15 seconds
  mandala load --tables 1000 --seconds 15 --idle 10000 --json
  mandala load --tables 20 --url http://127.0.0.1:8787 --ledger acknowledged.jsonl
  mandala load --tables 12 --url http://127.0.0.1:8001 --url http://127.0.0.1:8002 --patient --computers --clock 5+1

Latency is the time from sending an action to receiving its event where it was sent. Without --url a server is started
on a new folder, with its limits raised, and ended after the measurement. The exit status is 1 if anything went wrong.")]
pub struct LoadArgs {
    /// How many tables play.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How long to measure.
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seconds: u64,
    /// So many more sockets at idle tables, each of which has received its view.
    #[arg(long, value_name = "M", default_value_t = 0)]
    pub(crate) idle: u32,
    /// The server to measure, such as `http://127.0.0.1:8787`; by default one of its own. Given more than once, they are
    /// nodes of one service, and each player is connected to a random one of them.
    #[arg(long, value_name = "U")]
    pub(crate) url: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Write every acknowledgement and every event to this file, a line each, as soon as it is received; - for standard
    /// output, with the figures on standard error.
    #[arg(long, value_name = "FILE")]
    pub(crate) ledger: Option<PathBuf>,
    /// At most so many actions are on their way at the same time; the other tables wait for their turn.
    #[arg(long, value_name = "K", default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) at_once: u32,
    /// At most so many actions begin in a second.
    #[arg(long, value_name = "R", conflicts_with = "patient", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rate: Option<u32>,
    /// Lost connections and servers that are down for a while are no errors: each player connects again, to the next
    /// server, and repeats what was not answered. At the end all players wait until they have seen the same.
    #[arg(long, requires = "url")]
    pub(crate) patient: bool,
    /// How long a player thinks before each action, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 0, requires = "patient")]
    pub(crate) think: u64,
    /// At every second table a computer plays, too.
    #[arg(long, requires = "patient")]
    pub(crate) computers: bool,
    /// At every fourth table a clock runs: so many seconds, and so many more for each action. Its players stop playing
    /// after a while, so that it runs out.
    #[arg(long, value_name = "S+I", requires = "patient", value_parser = clock)]
    pub(crate) clock: Option<(u32, u32)>,
    /// Where the own server's folder is made; by default where temporary files live on a disk.
    #[arg(long, value_name = "DIR", conflicts_with = "url")]
    pub(crate) within: Option<PathBuf>,
}

impl LoadArgs {
    /// Whether the ledger takes standard output, so that the figures have to go elsewhere.
    pub fn ledger_is_stdout(&self) -> bool {
        self.ledger.as_ref().is_some_and(|path| path.as_os_str() == "-")
    }
}

fn clock(text: &str) -> Result<(u32, u32), String> {
    let parts = text
        .split_once('+')
        .and_then(|(initial, increment)| Some((initial.parse().ok()?, increment.parse().ok()?)));
    parts.ok_or_else(|| "a clock is seconds and seconds more, such as 60+5".to_owned())
}
