//! The measurement: connect the players, let them play, and count.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::api::Api;
use crate::args::LoadArgs;
use crate::error::{ClientError, LoadError};
use crate::figures::Figures;
use crate::games::game_of;
use crate::ledger::Ledger;
use crate::pace::Pace;
use crate::pair::Pair;
use crate::run_context::RunContext;
use crate::server::{Server, cpu_time};
use crate::tally::Tally;
use crate::{idle, patient};

/// The result of a measurement.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The figures.
    pub figures: Figures,
    /// Each kind of error, and how often it occurred.
    pub errors: Vec<String>,
}

/// Measures the servers that the arguments name, or else a server of our own, run by `program`, which is `mandala`.
pub fn measure(args: &LoadArgs, program: &Path) -> Result<Measurement, LoadError> {
    let ledger = args.ledger.as_deref().map(Ledger::begin).transpose()?;
    let mut server =
        if args.url.is_empty() { Some(Server::start(program, args.within.as_deref())?) } else { None };
    // One thread plays for all clients: what it does not use is left to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(run(args, server.as_mut(), ledger.as_ref()));
    // This ends the players who still play, and with them the last writers of the ledger.
    drop(runtime);
    if let Some(ledger) = ledger {
        ledger.end()?;
    }
    measured
}

async fn run(
    args: &LoadArgs,
    server: Option<&mut Server>,
    ledger: Option<&Ledger>,
) -> Result<Measurement, LoadError> {
    // From the beginning, so that Ctrl-C works while tables are opened.
    let mut interrupted = tokio::spawn(tokio::signal::ctrl_c());
    let own = server.as_ref().map(|server| format!("http://{}", server.address));
    let mut apis = Vec::new();
    for url in args.url.iter().chain(&own) {
        apis.push(Api::new(url).await?);
    }
    let shared = Arc::new(RunContext {
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
        at_once: args.at_once,
        idle: args.idle,
        ready_ms: ready.map(|ready| ready.as_secs_f64() * 1000.0),
        rest_rss_mb: memory(),
        ..Figures::default()
    };
    let idle = idle::open(&shared, args.idle).await?;
    figures.idle_rss_mb = memory();
    let mut playing = JoinSet::new();
    let patient = if args.patient {
        Some(patient::start(args, &shared, ledger, &mut playing).await?)
    } else {
        for pair in open_pairs(args, &shared, ledger).await? {
            playing.spawn(pair.play());
        }
        None
    };
    let processor = || (server.and_then(Server::cpu_time), cpu_time("self"));
    let before = processor();
    shared.tally.counts().running = true;
    let started = Instant::now();
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(args.seconds)) => {}
        // An interrupted measurement still gives its figures.
        _ = &mut interrupted => {}
        // All pairs have given up: the server is gone.
        () = async { while playing.join_next().await.is_some() {} } => {}
    }
    let time = started.elapsed();
    shared.tally.counts().running = false;
    if let Some(patient) = patient {
        figures.patient = Some(patient.settle(&shared, ledger).await);
    }
    let mut counts = shared.tally.counts();
    figures.count(&mut counts, time);
    let after = processor();
    let since = |after: Option<Duration>, before| Some(after?.saturating_sub(before?));
    figures.processor_time(since(after.0, before.0), since(after.1, before.1));
    figures.server_rss_mb = memory();
    drop(idle);
    let errors = counts.errors.iter().map(|(error, times)| format!("{error} ({times} times)")).collect();
    Ok(Measurement { figures, errors })
}

/// Opens the tables of the pairs.
async fn open_pairs(
    args: &LoadArgs,
    shared: &Arc<RunContext>,
    ledger: Option<&Ledger>,
) -> Result<Vec<Pair>, ClientError> {
    let mut opening = JoinSet::new();
    for number in 0..args.tables {
        let (shared, ledger) = (Arc::clone(shared), Ledger::writer(ledger));
        let rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
        opening.spawn(async move {
            let permits = Arc::clone(&shared);
            let _permit = permits.at_once.acquire().await;
            Pair::open(shared, ledger, game_of(number), rng).await
        });
    }
    let mut pairs = Vec::with_capacity(args.tables as usize);
    while let Some(opened) = opening.join_next().await {
        pairs.push(opened.map_err(|error| ClientError::Lost(error.into()))??);
    }
    Ok(pairs)
}
