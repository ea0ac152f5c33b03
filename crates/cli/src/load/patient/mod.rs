//! Players who stay, whatever happens to the servers: for tests of what does.

mod player;
mod sitting;

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::json;
use tokio::task::JoinSet;

use super::api::{Api, Guest, Made, name};
use super::args::LoadArgs;
use super::ledger::{Ledger, Line, Seen};
use super::table::Shared;
use super::trouble::Trouble;
use crate::args::GameName;
use player::Player;
use sitting::Sitting;

/// A server that has said nothing for so long is taken for lost.
const SILENCE: Duration = Duration::from_secs(3);
/// How long one waits before trying the next server.
const PAUSE: Duration = Duration::from_millis(50);
/// How long it may take in the end until all have seen the same.
const SETTLING: Duration = Duration::from_secs(60);

/// Everybody who is at it.
#[derive(Debug, Default)]
pub(super) struct House {
    sittings: Vec<Arc<Sitting>>,
}

/// What only the patient can tell.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Patience {
    /// Connections that were made again.
    pub(super) reconnected: u64,
    /// Commands that were sent again.
    pub(super) repeated: u64,
    /// Changes that did not follow the last.
    pub(super) gaps: u64,
    /// Tables that were older after connecting again.
    pub(super) steps_back: u64,
    /// The longest time in which nothing happened at a table where something should have.
    pub(super) longest_pause_ms: u64,
    /// Where that was: the version after it.
    pub(super) longest_pause_at: String,
    /// Whether all players of each table have seen the same in the end.
    pub(super) converged: bool,
}

/// Opens the tables, and then lets everybody play: what happens to the servers from the first action on happens to all.
pub(super) async fn sit_down(
    args: &LoadArgs,
    shared: &Arc<Shared>,
    ledger: Option<&Ledger>,
    playing: &mut JoinSet<()>,
) -> Result<House, Trouble> {
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let game = if number % 2 == 0 { GameName::Mandala } else { GameName::Stones };
        let first = number as usize;
        let computer = args.computers && number % 4 >= 2;
        let clock = args.clock.filter(|_| number % 8 / 2 == 2);
        tables.push((open(shared, first, game, computer, clock).await?, clock.is_some()));
    }
    let mut house = House::default();
    for (first, ((made, guests), clock)) in tables.into_iter().enumerate() {
        let sitting = Arc::new(Sitting::new(guests.len(), clock));
        for (index, guest) in guests.into_iter().enumerate() {
            let seed = (first * 2 + index) as u64;
            let player = Player {
                shared: Arc::clone(shared),
                sitting: Arc::clone(&sitting),
                ledger: ledger.map(Ledger::lines),
                rng: Xoshiro256PlusPlus::seed_from_u64(seed),
                think: Duration::from_millis(args.think),
                index,
                server: first + index,
                guest,
            };
            playing.spawn(player.play(made.table.clone()));
        }
        house.sittings.push(sitting);
    }
    Ok(house)
}

/// A table, full of people and perhaps with a computer.
async fn open(
    shared: &Shared,
    first: usize,
    game: GameName,
    computer: bool,
    clock: Option<(u32, u32)>,
) -> Result<(Made, Vec<Guest>), Trouble> {
    // Mandala is for two: there the computer plays instead of one of them.
    let seats = match (computer, game) {
        (false, _) => json!(["me", "open"]),
        (true, GameName::Mandala) => json!(["me", {"computer": "beginner"}]),
        (true, GameName::Stones) => json!(["me", "open", {"computer": "beginner"}]),
    };
    let mut new = json!({"game": name(game), "seats": seats});
    if let Some((initial, increment)) = clock {
        new["clock"] = json!({"kind": "fischer", "initial": initial, "increment": increment});
    }
    let mut guests = vec![patiently(shared, first, Api::guest).await?];
    let made = patiently(shared, first, async |api| api.make(&new, &guests[0]).await).await?;
    if seats.as_array().is_some_and(|seats| seats.contains(&json!("open"))) {
        let guest = patiently(shared, first + 1, Api::guest).await?;
        patiently(shared, first + 1, async |api| api.join(&made, &guest).await).await?;
        guests.push(guest);
    }
    Ok((made, guests))
}

/// Asks one server after the other, from this one on.
async fn patiently<T>(
    shared: &Shared,
    first: usize,
    ask: impl AsyncFn(&Api) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let begun = Instant::now();
    let mut server = first;
    loop {
        match within(ask(shared.api(server))).await {
            Err(trouble) if trouble.passes() && begun.elapsed() < SETTLING => {
                server += 1;
                tokio::time::sleep(PAUSE).await;
            }
            done => return done,
        }
    }
}

async fn within<T>(asked: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    let late = |_| Err(Trouble::Lost("no answer".to_owned()));
    tokio::time::timeout(SILENCE, asked).await.unwrap_or_else(late)
}

impl House {
    /// Lets nobody begin anything more, and waits until all have seen the same.
    pub(super) async fn settle(&self, shared: &Shared, ledger: Option<&Ledger>) -> Patience {
        let pauses = self.sittings.iter().map(|sitting| sitting.stop());
        let longest = pauses.max().unwrap_or_default();
        let begun = Instant::now();
        let settled = || self.sittings.iter().all(|sitting| sitting.is_settled());
        while !settled() && begun.elapsed() < SETTLING {
            tokio::time::sleep(PAUSE).await;
        }
        for sitting in self.sittings.iter().filter(|sitting| !sitting.is_settled()) {
            shared
                .tally
                .trouble(&Trouble::Nonsense(format!("the players have not seen the same: {sitting}")));
        }
        for (table, version) in self.sittings.iter().flat_map(|sitting| sitting.last()) {
            if let Some(ledger) = ledger {
                // A ledger that cannot be written is noticed at the end.
                let _ = ledger.lines().send(Line {
                    seen: Seen::Last,
                    table,
                    version,
                    action: String::new(),
                    by: None,
                });
            }
        }
        let counts = shared.tally.counts();
        Patience {
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
