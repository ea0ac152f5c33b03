//! `mandala load`: many players over real sockets, and how the server keeps up.

mod api;
mod args;
mod idle;
mod ledger;
mod message;
mod pace;
mod patient;
mod report;
mod server;
mod socket;
mod table;
mod tally;
mod trouble;

use std::io;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::args::GameName;
use crate::failure::Failure;
pub(crate) use args::LoadArgs;

use api::Api;
use ledger::Ledger;
use pace::Pace;
use report::Figures;
use server::{Server, computed};
use table::{Shared, Table};
use tally::Tally;
use trouble::Trouble;

pub(crate) fn run(args: &LoadArgs) -> Result<ExitCode, Failure> {
    let to_stdout = args.ledger.as_ref().is_some_and(|path| path.as_os_str() == "-");
    let ledger = args.ledger.as_deref().map(Ledger::begin).transpose()?;
    let mut server = if args.url.is_empty() { Some(Server::start(args.within.as_deref())?) } else { None };
    // One thread plays for everybody: what it does not use is left to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(args, server.as_mut(), ledger.as_ref()));
    // Whoever still plays stops here, and with them the last who write to the ledger.
    drop(runtime);
    if let Some(ledger) = ledger {
        ledger.end()?;
    }
    let (figures, troubles) = measured?;
    if to_stdout {
        figures.print(&mut anstream::stderr().lock(), args.json)?;
    } else {
        figures.print(&mut io::stdout().lock(), args.json)?;
    }
    for trouble in &troubles {
        use io::Write as _;
        writeln!(anstream::stderr(), "error: {trouble}")?;
    }
    Ok(if figures.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Sets everybody down, lets them play, and counts.
async fn measure(
    args: &LoadArgs,
    server: Option<&mut Server>,
    ledger: Option<&Ledger>,
) -> Result<(Figures, Vec<String>), Failure> {
    let failed = |trouble: Trouble| Failure::from(io::Error::other(trouble.to_string()));
    // From the beginning: whoever interrupts while tables are opened means the same.
    let mut interrupted = tokio::spawn(tokio::signal::ctrl_c());
    let own = server.as_ref().map(|server| format!("http://{}", server.address));
    let mut apis = Vec::new();
    for url in args.url.iter().chain(&own) {
        apis.push(Api::new(url).await?);
    }
    let shared = Arc::new(Shared {
        apis,
        tally: Tally::default(),
        at_once: Semaphore::new(args.at_once as usize),
        pace: args.rate.map(Pace::new),
    });
    let (server, ready) = match server {
        Some(server) => {
            let ready = server.ready(shared.api(0)).await?;
            (Some(&*server), Some(ready))
        }
        None => (None, None),
    };
    let memory = || server.and_then(Server::memory);
    let mut figures = Figures {
        tables: args.tables,
        seconds: 0.0,
        actions: 0,
        actions_per_second: 0.0,
        p50_ms: 0.0,
        p95_ms: 0.0,
        p99_ms: 0.0,
        errors: 0,
        server_rss_mb: None,
        max_ms: 0.0,
        other_p99_ms: 0.0,
        across_p99_ms: None,
        games: 0,
        at_once: args.at_once,
        server_cpu_us: None,
        client_cpu_us: None,
        ready_ms: ready.map(|ready| ready.as_secs_f64() * 1000.0),
        rest_rss_mb: memory(),
        idle: args.idle,
        idle_rss_mb: None,
        patience: None,
    };
    let idle = idle::open(&shared, args.idle).await.map_err(failed)?;
    figures.idle_rss_mb = memory();
    let mut playing = JoinSet::new();
    let house = if args.patient {
        Some(patient::sit_down(args, &shared, ledger, &mut playing).await.map_err(failed)?)
    } else {
        for table in sit_down(args, &shared, ledger).await.map_err(failed)? {
            playing.spawn(table.play());
        }
        None
    };
    let spent = || (server.and_then(Server::computed), computed("self"));
    let before = spent();
    shared.tally.counts().running = true;
    let started = Instant::now();
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(args.seconds)) => {}
        // Whatever was measured until then is told.
        _ = &mut interrupted => {}
        // Nobody plays any more: the server is gone.
        () = async { while playing.join_next().await.is_some() {} } => {}
    }
    let time = started.elapsed();
    shared.tally.counts().running = false;
    if let Some(house) = house {
        figures.patience = Some(house.settle(&shared, ledger).await);
    }
    let mut counts = shared.tally.counts();
    figures.count(&mut counts, time);
    let after = spent();
    let since = |after: Option<Duration>, before| Some(after?.saturating_sub(before?));
    figures.compute(since(after.0, before.0), since(after.1, before.1));
    figures.server_rss_mb = memory();
    drop(idle);
    let troubles = counts.troubles.iter().map(|(trouble, times)| format!("{trouble} ({times} times)"));
    Ok((figures, troubles.collect()))
}

/// Opens the tables, half of them for each game.
async fn sit_down(
    args: &LoadArgs,
    shared: &Arc<Shared>,
    ledger: Option<&Ledger>,
) -> Result<Vec<Table>, Trouble> {
    let mut opening = JoinSet::new();
    for number in 0..args.tables {
        let (shared, ledger) = (Arc::clone(shared), ledger.map(Ledger::lines));
        let game = if number % 2 == 0 { GameName::Mandala } else { GameName::Stones };
        let rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
        opening.spawn(async move {
            let everybody = Arc::clone(&shared);
            let _turn = everybody.at_once.acquire().await;
            Table::open(shared, ledger, game, rng).await
        });
    }
    let mut tables = Vec::with_capacity(args.tables as usize);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| Trouble::Lost(error.to_string()))??);
    }
    Ok(tables)
}
