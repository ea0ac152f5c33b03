//! Two players at one table, who play game after game as fast as the server lets them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Command, GameName};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::api::Guest;
use crate::error::ClientError;
use crate::ledger::{EntryKind, LedgerWriter};
use crate::message::{Message, MessageKind, command_text};
use crate::run_context::RunContext;
use crate::socket::Socket;

/// Two players at a table that is ready to play: both have received their views.
#[derive(Debug)]
pub(crate) struct Pair {
    shared: Arc<RunContext>,
    ledger: LedgerWriter,
    rng: Xoshiro256PlusPlus,
    game: GameName,
    /// The numbers of the servers that the players are connected to.
    servers: [usize; 2],
    guests: [Guest; 2],
    id: String,
    seats: [Socket; 2],
    /// The version, who is to move, and what they will do.
    next: Option<(u32, usize, String)>,
    sent: u64,
}

impl Pair {
    /// Opens a table for two new guests.
    pub(crate) async fn open(
        shared: Arc<RunContext>,
        ledger: LedgerWriter,
        game: GameName,
        mut rng: Xoshiro256PlusPlus,
    ) -> Result<Self, ClientError> {
        // At random, as behind a load balancer.
        let servers = [rng.next_u32() as usize, rng.next_u32() as usize];
        let api = shared.api(servers[0]);
        let guests = [api.new_guest().await?, api.new_guest().await?];
        let id = api.table_for_two(game, &guests).await?;
        let (seats, next) = connect(&shared, servers, &id, &guests, &mut rng).await?;
        Ok(Self { shared, ledger, rng, game, servers, guests, id, seats, next, sent: 0 })
    }

    /// Plays until the server is gone.
    pub(crate) async fn play(mut self) {
        loop {
            let done = match self.next.take() {
                Some((version, mover, action)) => self.act(version, mover, action).await,
                None => self.rematch().await,
            };
            let Err(error) = done else { continue };
            self.shared.tally.error(&error);
            if let Err(error) = self.start_over().await {
                // The server is gone.
                self.shared.tally.error(&error);
                return;
            }
        }
    }

    /// Plays one action, and waits for its event at both players and for the mover's acknowledgement.
    async fn act(&mut self, version: u32, mover: usize, action: String) -> Result<(), ClientError> {
        let shared = Arc::clone(&self.shared);
        if let Some(pace) = &shared.pace {
            pace.next().await;
        }
        let _permit = shared.at_once.acquire().await;
        self.sent += 1;
        let command = Command::Act { action: action.clone() };
        let command = command_text(self.sent.to_string(), Some(version), command);
        let start = Instant::now();
        self.seats[mover].send(command).await?;
        let (mut acknowledged, mut over) = (None, false);
        let mut received = [(0, Duration::ZERO); 2];
        // At different nodes one player may get the first entry of an action before the other gets the last.
        while acknowledged.is_none_or(|version| received.iter().any(|(seen, _)| *seen < version)) {
            let (player, text) = receive(&mut self.seats).await?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            match message.kind {
                MessageKind::Ack => {
                    acknowledged = Some(message.version);
                    self.record(EntryKind::Ack, message.version, &action, message.id.as_deref());
                }
                MessageKind::Update => {
                    received[player] = (message.version, start.elapsed());
                    over |= message.is_over();
                    let chosen = message.choose(&mut self.rng);
                    let newer = self.next.as_ref().is_none_or(|(version, ..)| *version < message.version);
                    if let Some(chosen) = chosen.filter(|_| newer) {
                        self.next = Some((message.version, player, chosen));
                    }
                    let action = message.action.as_deref().unwrap_or_default();
                    self.record(EntryKind::Event, message.version, action, None);
                }
                MessageKind::Refused | MessageKind::Closing => return Err(refused(&message)),
                MessageKind::Snapshot | MessageKind::Other => {}
            }
        }
        let [one, two] = received.map(|(_, latency)| latency);
        let (own, other) = if mover == 0 { (one, two) } else { (two, one) };
        let servers = self.shared.apis.len();
        let across = self.servers[0] % servers != self.servers[1] % servers;
        self.shared.tally.action(own, other, across);
        if over {
            self.shared.tally.counts().games += 1;
        } else if self.next.is_none() {
            return Err(ClientError::Unexpected("no player is to move".into()));
        }
        Ok(())
    }

    /// Goes on with the rematch.
    async fn rematch(&mut self) -> Result<(), ClientError> {
        let rematch = command_text("rematch".to_owned(), None, Command::Rematch {});
        self.seats[0].send(rematch.clone()).await?;
        let next = loop {
            let (_, text) = receive(&mut self.seats).await?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            match message.kind {
                MessageKind::Refused | MessageKind::Closing => return Err(refused(&message)),
                _ => {}
            }
            if let Some(next) = message.table.and_then(|table| table.rematch) {
                break next.into_owned();
            }
        };
        self.seats[1].send(rematch).await?;
        loop {
            let text = self.seats[1].next().await?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            match message.kind {
                MessageKind::Ack => break,
                MessageKind::Refused | MessageKind::Closing => return Err(refused(&message)),
                _ => {}
            }
        }
        self.id = next;
        (self.seats, self.next) =
            connect(&self.shared, self.servers, &self.id, &self.guests, &mut self.rng).await?;
        Ok(())
    }

    /// After an error, the same two go on at a new table.
    async fn start_over(&mut self) -> Result<(), ClientError> {
        self.id = self.shared.api(self.servers[0]).table_for_two(self.game, &self.guests).await?;
        (self.seats, self.next) =
            connect(&self.shared, self.servers, &self.id, &self.guests, &mut self.rng).await?;
        Ok(())
    }

    fn record(&self, kind: EntryKind, version: u32, action: &str, command: Option<&str>) {
        self.ledger.write(kind, &self.id, version, action, command);
    }
}

/// Connects both players; each has received their view when this returns.
async fn connect(
    shared: &RunContext,
    servers: [usize; 2],
    table: &str,
    guests: &[Guest; 2],
    rng: &mut Xoshiro256PlusPlus,
) -> Result<([Socket; 2], Option<(u32, usize, String)>), ClientError> {
    let [one, two] = guests;
    let mut seats = [
        Socket::connect(shared.api(servers[0]), table, one).await?,
        Socket::connect(shared.api(servers[1]), table, two).await?,
    ];
    let mut next = None;
    for (index, seat) in seats.iter_mut().enumerate() {
        loop {
            let text = seat.next().await?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            match message.kind {
                MessageKind::Snapshot => {
                    next = message.choose(rng).map(|action| (message.version, index, action)).or(next);
                    break;
                }
                MessageKind::Refused | MessageKind::Closing => return Err(refused(&message)),
                _ => {}
            }
        }
    }
    // This node may not know yet that the other player has joined at another node.
    while next.is_none() {
        let (player, text) = receive(&mut seats).await?;
        let message: Message<'_> = serde_json::from_str(&text)?;
        match message.kind {
            MessageKind::Update => next = message.choose(rng).map(|action| (message.version, player, action)),
            MessageKind::Refused | MessageKind::Closing => return Err(refused(&message)),
            MessageKind::Snapshot | MessageKind::Ack | MessageKind::Other => {}
        }
    }
    Ok((seats, next))
}

/// The next message for either player.
async fn receive(seats: &mut [Socket; 2]) -> Result<(usize, Utf8Bytes), ClientError> {
    let [one, two] = seats;
    tokio::select! {
        text = one.next() => Ok((0, text?)),
        text = two.next() => Ok((1, text?)),
    }
}

fn refused(message: &Message<'_>) -> ClientError {
    ClientError::Refused(message.code.as_deref().unwrap_or("closing").to_owned())
}
