//! Players who stay, whatever happens to the servers: for tests that make servers fail.

mod player;
mod progress;

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{ClockSpec, Level, SeatChoice};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use tokio::task::JoinSet;

use crate::api::{Api, Guest, OpenTable, new_table};
use crate::args::LoadArgs;
use crate::error::ClientError;
use crate::games::{game_of, is_for_two, round_of};
use crate::ledger::{EntryKind, Ledger};
use crate::run_context::RunContext;
use player::Player;
use progress::TableProgress;

/// After this silence a connection is given up.
const SILENCE: Duration = Duration::from_secs(3);
/// The pause before the next server is tried.
const RETRY_PAUSE: Duration = Duration::from_millis(50);
/// The limit for opening a table, and at the end for all players to have seen the same.
const SETTLE_LIMIT: Duration = Duration::from_secs(60);

/// The tables at which patient players sit.
#[derive(Debug, Default)]
pub(crate) struct PatientTables(Vec<Arc<TableProgress>>);

/// What patient players add to the figures.
#[derive(Clone, Debug, Serialize)]
pub struct PatientFigures {
    /// Connections that were made again.
    pub reconnected: u64,
    /// Commands that were sent again.
    pub repeated: u64,
    /// Updates that did not follow the one before.
    pub gaps: u64,
    /// Snapshots after a reconnection that were older than what was seen before.
    pub steps_back: u64,
    /// The longest time without progress at a table where progress was due.
    pub longest_pause_ms: u64,
    /// The table and the version that ended the longest pause.
    pub longest_pause_at: String,
    /// Whether all players of each table have seen the same at the end.
    pub converged: bool,
}

/// Opens all tables before the first action, so that a fault after the first action finds them all running.
pub(crate) async fn start(
    args: &LoadArgs,
    shared: &Arc<RunContext>,
    ledger: Option<&Ledger>,
    playing: &mut JoinSet<()>,
) -> Result<PatientTables, ClientError> {
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let computer = args.computers && round_of(number) % 2 == 1;
        let clock = args.clock.filter(|_| round_of(number) % 4 == 2);
        tables.push((open(shared, number, computer, clock).await?, clock.is_some()));
    }
    let mut all = PatientTables::default();
    for (first, ((table, guests), clock)) in tables.into_iter().enumerate() {
        let progress = Arc::new(TableProgress::new(guests.len(), clock));
        for (index, guest) in guests.into_iter().enumerate() {
            let seed = (first * 2 + index) as u64;
            let player = Player {
                shared: Arc::clone(shared),
                progress: Arc::clone(&progress),
                ledger: Ledger::writer(ledger),
                rng: Xoshiro256PlusPlus::seed_from_u64(seed),
                think: Duration::from_millis(args.think),
                index,
                server: first + index,
                guest,
            };
            playing.spawn(player.play(table.id.clone()));
        }
        all.0.push(progress);
    }
    Ok(all)
}

/// A full table with its human players, and perhaps with a computer.
async fn open(
    shared: &RunContext,
    number: u32,
    computer: bool,
    clock: Option<(u32, u32)>,
) -> Result<(OpenTable, Vec<Guest>), ClientError> {
    let (first, game) = (number as usize, game_of(number));
    let mut seats = vec![SeatChoice::Me];
    // In a game for two the computer takes the second seat.
    if !(computer && is_for_two(number)) {
        seats.push(SeatChoice::Open);
    }
    if computer {
        // A node thinks of brief moves itself; long ones are jobs for workers.
        let level = if round_of(number) % 4 == 1 { Level::Beginner } else { Level::Expert };
        seats.push(SeatChoice::Computer(level));
    }
    let for_two_people = seats.contains(&SeatChoice::Open);
    let clock =
        clock.map_or(ClockSpec::None, |(initial, increment)| ClockSpec::Fischer { initial, increment });
    let new = new_table(game, seats, clock);
    let mut guests = vec![retry(shared, first, Api::new_guest).await?];
    let table = retry(shared, first, async |api| api.create(&new, &guests[0]).await).await?;
    if for_two_people {
        let guest = retry(shared, first + 1, Api::new_guest).await?;
        retry(shared, first + 1, async |api| api.join(&table, &guest).await).await?;
        guests.push(guest);
    }
    Ok((table, guests))
}

/// Asks one server after the other, from this one on.
async fn retry<T>(
    shared: &RunContext,
    first: usize,
    ask: impl AsyncFn(&Api) -> Result<T, ClientError>,
) -> Result<T, ClientError> {
    let begun = Instant::now();
    let mut server = first;
    loop {
        match within_limit(ask(shared.api(server))).await {
            Err(error) if error.is_transient() && begun.elapsed() < SETTLE_LIMIT => {
                server += 1;
                tokio::time::sleep(RETRY_PAUSE).await;
            }
            done => return done,
        }
    }
}

async fn within_limit<T>(asked: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    let late = |_| Err(ClientError::Lost("no answer".into()));
    tokio::time::timeout(SILENCE, asked).await.unwrap_or_else(late)
}

impl PatientTables {
    /// Stops new actions, and waits until all players have seen the same.
    pub(crate) async fn settle(&self, shared: &RunContext, ledger: Option<&Ledger>) -> PatientFigures {
        let longest = self.0.iter().map(|table| table.stop()).max().unwrap_or_default();
        let begun = Instant::now();
        let settled = || self.0.iter().all(|table| table.is_settled());
        while !settled() && begun.elapsed() < SETTLE_LIMIT {
            tokio::time::sleep(RETRY_PAUSE).await;
        }
        for table in self.0.iter().filter(|table| !table.is_settled()) {
            shared.tally.error(&ClientError::Unexpected(
                format!("the players have not seen the same: {table}").into(),
            ));
        }
        let ledger = Ledger::writer(ledger);
        for (table, version) in self.0.iter().flat_map(|table| table.last_seen()) {
            ledger.write(EntryKind::Last, &table, version, "", None);
        }
        let counts = shared.tally.counts();
        PatientFigures {
            reconnected: counts.reconnected,
            repeated: counts.repeated,
            gaps: counts.gaps,
            steps_back: counts.steps_back,
            longest_pause_ms: u64::try_from(longest.time.as_millis()).unwrap_or(u64::MAX),
            longest_pause_at: longest.place,
            converged: settled(),
        }
    }
}
