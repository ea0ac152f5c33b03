//! `mandala serve`: the table server.

mod browser;
mod descriptors;
mod listen;
mod logs;
mod worker;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use server::{App, Bus, InProcess, Nats, SystemClock, system_dice};
pub(crate) use worker::{WorkerArgs, run as run_worker};

use crate::failure::Failure;
use crate::open_store::OpenStore;
use crate::settings::{Process, Settings, SettingsArgs};
use crate::{data, private};

/// How long the store may take to close.
const CLOSE_LIMIT: Duration = Duration::from_millis(1500);

/// Serve tables to browsers and programs.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala serve                                    at http://127.0.0.1:8787, or the next free port
  mandala serve --listen 0.0.0.0:8080 --data /var/lib/mandala
  mandala serve --config mandala.toml --set guest_days=30
  mandala serve --database postgres://mandala@db/mandala --bus nats://bus:4222     one of several
  mandala serve --print-config > mandala.toml      every setting, with what it means

A flag comes before the environment (MANDALA_LISTEN, MANDALA_DATA, MANDALA_GUEST_DAYS, …), that before the file,
and that before the default. docs/operations.md explains the rest.")]
pub(crate) struct ServeArgs {
    /// The address to listen at; by default 127.0.0.1:8787, or the next free port if that one is taken.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The bus over which several servers on one database work together, such as `nats://bus.example:4222`.
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// How the log is written: text or json.
    #[arg(long, value_name = "FORMAT")]
    log: Option<String>,
    /// Print the settings in force, as a file of settings, and end.
    #[arg(long)]
    print_config: bool,
    /// Open the page in a browser, where there is one.
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    let named =
        [("listen", args.listen.as_deref()), ("bus", args.bus.as_deref()), ("log", args.log.as_deref())];
    let settings = Settings::read(&args.settings, &named)?;
    settings.check()?;
    if args.print_config {
        std::io::stdout().write_all(settings.to_toml().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    logs::start(&settings.process)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(serve(settings, args.open));
    // A search that still runs is not waited for: no client is connected any more.
    runtime.shutdown_background();
    ended.map(|()| ExitCode::SUCCESS)
}

async fn serve(mut settings: Settings, open: bool) -> Result<(), Failure> {
    let connections = &mut settings.config.limits.connections;
    *connections = descriptors::room_for_connections().min(*connections);
    let stop = stop()?;
    survive_limits_of_files()?;
    let opened = OpenStore::for_server(&settings.process).await?;
    let store = Arc::clone(&opened.store);
    warn_of_readers(&settings.process);
    let address_given = settings.is_given("listen");
    let base_url = settings.config.base_url.to_string();
    let app = App::new(
        Arc::clone(&store),
        bus(&settings.process.bus).await?,
        Arc::new(SystemClock),
        system_dice(),
        settings.config,
    );
    let listener = listen::listen(settings.process.listen, address_given).await?;
    let address = listen::address(listener.local_addr()?);
    app.start().await.map_err(|error| opened.failed(error))?;
    tracing::info!(%address, store = %opened.name, "the server is open");
    let found = if base_url.is_empty() { String::new() } else { format!("People find it at {base_url}\n") };
    // At once: a program that waits for the first line may read no second one.
    std::io::stdout().write_all(format!("Mandala is at {address}\n{found}").as_bytes())?;
    if open {
        browser::open(if base_url.is_empty() { &address } else { &base_url });
    }
    server::serve(listener, app, stop).await;
    if tokio::time::timeout(CLOSE_LIMIT, store.close()).await.is_err() {
        tracing::warn!("the store did not close in time; no acknowledged action is lost");
    }
    tracing::info!("the server is closed");
    Ok(())
}

/// Says so if others on this machine can read what is kept: older versions left new files to the umask.
fn warn_of_readers(process: &Process) {
    if !process.database.is_empty() {
        return;
    }
    for file in data::files(&data::store(&process.data)) {
        if private::is_readable_by_others(&file) {
            let file = file.display();
            tracing::warn!(%file, "other users of this machine can read the database; `chmod o= {file}` prevents it");
        }
    }
}

/// The bus that carries changes between servers.
async fn bus(url: &str) -> Result<Arc<dyn Bus>, Failure> {
    if url.is_empty() {
        return Ok(Arc::new(InProcess::new()));
    }
    Ok(Arc::new(Nats::connect(url, "mandala serve").await.map_err(Failure::bus)?))
}

/// Completes when the process is asked to stop.
#[cfg(unix)]
fn stop() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Lets a file that has reached a limit (`ulimit -f`) be an error of the store, like a full disk, and not the end of the
/// process.
#[cfg(unix)]
fn survive_limits_of_files() -> Result<(), Failure> {
    use nix::sys::signal::Signal;
    use tokio::signal::unix::{SignalKind, signal};
    // Its handler stays for as long as the process lives.
    drop(signal(SignalKind::from_raw(Signal::SIGXFSZ as i32))?);
    Ok(())
}

/// There are no such limits.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same as where there are such limits")]
fn survive_limits_of_files() -> Result<(), Failure> {
    Ok(())
}

/// Completes when the process is asked to stop.
#[cfg(not(unix))]
fn stop() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
