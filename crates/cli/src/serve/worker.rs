//! `mandala worker`: thinks for servers that share a bus, and does nothing else.

use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;

use clap::Args;
use mandala_games::Registry;
use server::Queue;

use super::listen::listen;
use super::{logs, stop};
use crate::failure::Failure;
use crate::open_store;
use crate::settings::{Settings, SettingsArgs, read_address};

/// Think for servers that work together: take computers' moves and analyses from their bus.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala worker --bus nats://bus.example:4222
  mandala worker --bus nats://bus.example:4222 --thinkers 8 --metrics :8788

As many workers as there is thinking to do; each may come and go. A worker needs the bus and nothing else: it is sent
what the seat that is to move sees. Work of one that dies goes to another. docs/operations.md explains the rest.")]
pub(crate) struct WorkerArgs {
    /// The servers' bus.
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// How many computers may think at the same time; by default as many as there are cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    thinkers: Option<u16>,
    /// Answer /metrics and /healthz at this address.
    #[arg(long, value_name = "ADDRESS", value_parser = read_address)]
    metrics: Option<SocketAddr>,
    /// How the log is written: text or json.
    #[arg(long, value_name = "FORMAT")]
    log: Option<String>,
}

pub(crate) fn run(args: &WorkerArgs) -> Result<ExitCode, Failure> {
    let named = [("bus", args.bus.as_deref()), ("log", args.log.as_deref())];
    let settings = Settings::read(&SettingsArgs::default(), &named)?;
    let bus = settings.process.bus.clone();
    if bus.is_empty() {
        return Err(Failure::Usage("a worker needs --bus, the address of the servers' bus".to_owned()));
    }
    logs::start(&settings.process)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let thinkers = args.thinkers.map_or(cores, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(async {
        let stop = stop()?;
        if let Some(address) = args.metrics {
            let listener = listen(address, true).await?;
            tracing::info!(address = %listener.local_addr()?, "answering /metrics and /healthz");
            tokio::spawn(server::serve_worker_health(listener));
        }
        let queue = Queue::connect(&bus, "mandala worker").await.map_err(Failure::bus)?;
        writeln!(
            std::io::stdout(),
            "Thinking for {}, {thinkers} at a time",
            open_store::without_credentials(&bus)
        )?;
        server::work(Registry::standard(), queue, thinkers, stop).await;
        Ok(ExitCode::SUCCESS)
    });
    runtime.shutdown_background();
    ended
}
