//! Two players at one table, game after game.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::api::{Api, Guest};
use super::ledger::{Line, Seen};
use super::message::{Heard, Kind};
use super::pace::Pace;
use super::socket::Socket;
use super::tally::Tally;
use super::trouble::Trouble;
use crate::args::GameName;

/// What all tables share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) apis: Vec<Api>,
    pub(super) tally: Tally,
    /// Actions that may be on their way.
    pub(super) at_once: Semaphore,
    /// How fast one may begin with the next.
    pub(super) pace: Option<Pace>,
}

impl Shared {
    /// The server that somebody with this number goes to.
    pub(super) fn api(&self, number: usize) -> &Api {
        &self.apis[number % self.apis.len()]
    }
}

/// A table that is ready to play: both players have received their views.
#[derive(Debug)]
pub(super) struct Table {
    shared: Arc<Shared>,
    ledger: Option<Sender<Line>>,
    rng: Xoshiro256PlusPlus,
    game: GameName,
    /// The servers that the players are connected to.
    homes: [usize; 2],
    guests: [Guest; 2],
    id: String,
    seats: [Socket; 2],
    /// The version, who is to move, and what they will do.
    next: Option<(u32, usize, String)>,
    sent: u64,
}

impl Table {
    /// Makes a table for two new guests.
    pub(super) async fn open(
        shared: Arc<Shared>,
        ledger: Option<Sender<Line>>,
        game: GameName,
        mut rng: Xoshiro256PlusPlus,
    ) -> Result<Self, Trouble> {
        // By chance, as behind a balancer.
        let homes = [rng.next_u32() as usize, rng.next_u32() as usize];
        let api = shared.api(homes[0]);
        let guests = [api.guest().await?, api.guest().await?];
        let id = api.table(game, &guests).await?;
        let (seats, next) = connect(&shared, homes, &id, &guests, &mut rng).await?;
        Ok(Self { shared, ledger, rng, game, homes, guests, id, seats, next, sent: 0 })
    }

    /// Plays until the server is gone.
    pub(super) async fn play(mut self) {
        loop {
            let done = match self.next.take() {
                Some((version, mover, action)) => self.act(version, mover, action).await,
                None => self.rematch().await,
            };
            let Err(trouble) = done else { continue };
            self.shared.tally.trouble(&trouble);
            if let Err(trouble) = self.again().await {
                // There is nobody to play with any more.
                self.shared.tally.trouble(&trouble);
                return;
            }
        }
    }

    /// Plays one action and waits until both have heard of it, and the mover has the acknowledgement.
    async fn act(&mut self, version: u32, mover: usize, action: String) -> Result<(), Trouble> {
        let shared = Arc::clone(&self.shared);
        if let Some(pace) = &shared.pace {
            pace.next().await;
        }
        let _turn = shared.at_once.acquire().await;
        self.sent += 1;
        let command = json!({"type": "command", "id": self.sent.to_string(), "version": version,
            "command": {"do": "act", "action": action}});
        let start = Instant::now();
        self.seats[mover].send(command.to_string()).await?;
        let (mut acked, mut over) = (None, false);
        let mut heard_after = [(0, Duration::ZERO); 2];
        // At different nodes one may hear of the first entry of an action before the other hears of the last.
        while acked.is_none_or(|version| heard_after.iter().any(|(heard, _)| *heard < version)) {
            let (player, text) = hear(&mut self.seats).await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            match heard.kind {
                Kind::Ack => {
                    acked = Some(heard.version);
                    self.note(Seen::Ack, heard.version, &action, heard.id.as_deref());
                }
                Kind::Update => {
                    heard_after[player] = (heard.version, start.elapsed());
                    over |= heard.is_over();
                    let chosen = heard.choose(&mut self.rng);
                    let newer = self.next.as_ref().is_none_or(|(version, ..)| *version < heard.version);
                    if let Some(chosen) = chosen.filter(|_| newer) {
                        self.next = Some((heard.version, player, chosen));
                    }
                    let action = heard.action.as_deref().unwrap_or_default();
                    self.note(Seen::Event, heard.version, action, None);
                }
                Kind::Refused | Kind::Closing => return Err(refused(&heard)),
                Kind::Snapshot | Kind::Other => {}
            }
        }
        let [one, two] = heard_after.map(|(_, after)| after);
        let (own, other) = if mover == 0 { (one, two) } else { (two, one) };
        let servers = self.shared.apis.len();
        let across = self.homes[0] % servers != self.homes[1] % servers;
        self.shared.tally.action(own, other, across);
        if over {
            self.shared.tally.counts().games += 1;
        } else if self.next.is_none() {
            return Err(Trouble::Nonsense("nobody is to move".to_owned()));
        }
        Ok(())
    }

    /// Goes on with the next game between the two.
    async fn rematch(&mut self) -> Result<(), Trouble> {
        let rematch = json!({"type": "command", "id": "rematch", "command": {"do": "rematch"}}).to_string();
        self.seats[0].send(rematch.clone()).await?;
        let next = loop {
            let (_, text) = hear(&mut self.seats).await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            match heard.kind {
                Kind::Refused | Kind::Closing => return Err(refused(&heard)),
                _ => {}
            }
            if let Some(next) = heard.table.and_then(|table| table.rematch) {
                break next.into_owned();
            }
        };
        self.seats[1].send(rematch).await?;
        loop {
            let text = self.seats[1].next().await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            match heard.kind {
                Kind::Ack => break,
                Kind::Refused | Kind::Closing => return Err(refused(&heard)),
                _ => {}
            }
        }
        self.id = next;
        (self.seats, self.next) =
            connect(&self.shared, self.homes, &self.id, &self.guests, &mut self.rng).await?;
        Ok(())
    }

    /// After something went wrong, the same two go on at a new table.
    async fn again(&mut self) -> Result<(), Trouble> {
        self.id = self.shared.api(self.homes[0]).table(self.game, &self.guests).await?;
        (self.seats, self.next) =
            connect(&self.shared, self.homes, &self.id, &self.guests, &mut self.rng).await?;
        Ok(())
    }

    fn note(&self, seen: Seen, version: u32, action: &str, by: Option<&str>) {
        if let Some(ledger) = &self.ledger {
            // A ledger that cannot be written is noticed at the end.
            let (table, action, by) = (self.id.clone(), action.to_owned(), by.map(str::to_owned));
            let _ = ledger.send(Line { seen, table, version, action, by });
        }
    }
}

/// Connects both players; each has received their view when this returns.
async fn connect(
    shared: &Shared,
    homes: [usize; 2],
    table: &str,
    guests: &[Guest; 2],
    rng: &mut Xoshiro256PlusPlus,
) -> Result<([Socket; 2], Option<(u32, usize, String)>), Trouble> {
    let [one, two] = guests;
    let mut seats = [
        Socket::connect(shared.api(homes[0]), table, one).await?,
        Socket::connect(shared.api(homes[1]), table, two).await?,
    ];
    let mut next = None;
    for (index, seat) in seats.iter_mut().enumerate() {
        loop {
            let text = seat.next().await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            match heard.kind {
                Kind::Snapshot => {
                    next = heard.choose(rng).map(|action| (heard.version, index, action)).or(next);
                    break;
                }
                Kind::Refused | Kind::Closing => return Err(refused(&heard)),
                _ => {}
            }
        }
    }
    // A node may not have heard yet that the other player has sat down at another.
    while next.is_none() {
        let (player, text) = hear(&mut seats).await?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match heard.kind {
            Kind::Update => next = heard.choose(rng).map(|action| (heard.version, player, action)),
            Kind::Refused | Kind::Closing => return Err(refused(&heard)),
            Kind::Snapshot | Kind::Ack | Kind::Other => {}
        }
    }
    Ok((seats, next))
}

/// The next message for either player.
async fn hear(seats: &mut [Socket; 2]) -> Result<(usize, Utf8Bytes), Trouble> {
    let [one, two] = seats;
    tokio::select! {
        text = one.next() => Ok((0, text?)),
        text = two.next() => Ok((1, text?)),
    }
}

fn refused(heard: &Heard<'_>) -> Trouble {
    Trouble::Refused(heard.code.as_deref().unwrap_or("closing").to_owned())
}
