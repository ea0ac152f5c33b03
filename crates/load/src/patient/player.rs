//! One player who stays, whatever happens to the servers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{ClientMessage, Command};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::progress::{PlayerStatus, TableProgress};
use super::{RETRY_PAUSE, SILENCE, within_limit};
use crate::api::Guest;
use crate::error::ClientError;
use crate::ledger::{EntryKind, LedgerWriter};
use crate::message::{Message, MessageKind, command_text};
use crate::run_context::RunContext;
use crate::socket::Socket;

/// After this silence the server is pinged.
const PING_AFTER: Duration = Duration::from_millis(500);
/// A player at a table with a clock stops after fewer actions than this.
const MOST_ACTIONS: u32 = 12;
/// After one in so many acknowledgements a player goes on at the next server, so that a server that has come back gets
/// something to do.
const MOVE_ON_AFTER: u32 = 16;

/// A player.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) shared: Arc<RunContext>,
    pub(super) progress: Arc<TableProgress>,
    pub(super) ledger: LedgerWriter,
    pub(super) rng: Xoshiro256PlusPlus,
    pub(super) think: Duration,
    /// Which of the table's players.
    pub(super) index: usize,
    /// The number of the server that the player is connected to.
    pub(super) server: usize,
    pub(super) guest: Guest,
}

/// What a player knows of a game, from one connection to the next.
#[derive(Debug, Default)]
struct GameState {
    table: String,
    /// The last version seen, over this or an earlier connection.
    version: u32,
    /// The action chosen at this version, and when it may be sent.
    choice: Option<(String, Instant)>,
    over: bool,
    /// The table of the rematch.
    next: Option<String>,
    /// Whether the player sits there.
    joined_next: bool,
    sent: u64,
    /// How many actions the player still plays.
    actions_left: u32,
    /// Whether the player goes on at another server as soon as nothing is pending.
    moving_on: bool,
    pending: Option<PendingCommand>,
}

/// A command that was not answered yet.
#[derive(Debug)]
struct PendingCommand {
    id: String,
    version: u32,
    /// Nothing for a rematch.
    action: Option<String>,
    text: String,
    begun: Instant,
    /// How often it was sent.
    times: u32,
    /// When it was sent over the present connection.
    sent: Option<Instant>,
}

#[derive(Debug)]
struct Connection {
    socket: Socket,
    received_at: Instant,
    pinged_at: Instant,
    /// Whether a snapshot came over it.
    has_snapshot: bool,
}

impl Player {
    /// Plays for ever, from this table on.
    pub(super) async fn play(mut self, table: String) {
        let mut game = self.new_game(table);
        loop {
            match self.play_connected(&mut game).await {
                Ok(Some(next)) => game = self.new_game(next),
                Ok(None) => self.server += 1,
                Err(error) => {
                    if error.is_transient() {
                        self.shared.tally.counts().reconnected += 1;
                    } else {
                        self.shared.tally.error(&error);
                    }
                    self.server += 1;
                    self.report(&game, false);
                    tokio::time::sleep(RETRY_PAUSE).await;
                }
            }
        }
    }

    fn new_game(&mut self, table: String) -> GameState {
        let actions_left =
            if self.progress.has_clock() { self.rng.next_u32() % MOST_ACTIONS } else { u32::MAX };
        GameState { table, actions_left, ..GameState::default() }
    }

    /// Plays over one connection until it is lost, or the player leaves it. Gives the table of the rematch, if that has begun.
    async fn play_connected(&mut self, game: &mut GameState) -> Result<Option<String>, ClientError> {
        let api = self.shared.api(self.server);
        let socket = within_limit(Socket::connect(api, &game.table, &self.guest)).await?;
        let now = Instant::now();
        let mut connection = Connection { socket, received_at: now, pinged_at: now, has_snapshot: false };
        if let Some(pending) = &mut game.pending {
            pending.sent = None;
        }
        loop {
            let thinking =
                game.choice.as_ref().map(|(_, from)| from.saturating_duration_since(Instant::now()));
            let wait = thinking.filter(|wait| !wait.is_zero()).unwrap_or(PING_AFTER).min(PING_AFTER);
            match tokio::time::timeout(wait, connection.socket.next()).await {
                Ok(text) => {
                    connection.received_at = Instant::now();
                    connection.has_snapshot |= self.receive(game, &text?)?;
                }
                Err(_) if connection.received_at.elapsed() > SILENCE => {
                    return Err(ClientError::Lost("silence".into()));
                }
                Err(_) => {}
            }
            if let Some(next) = game.next.take_if(|_| game.joined_next) {
                return Ok(Some(next));
            }
            if game.moving_on && game.pending.is_none() {
                game.moving_on = false;
                return Ok(None);
            }
            if connection.has_snapshot {
                self.send_due(game, &mut connection).await?;
            }
            self.report(game, connection.has_snapshot);
        }
    }

    /// Takes a message in; `true` if it was a snapshot.
    fn receive(&mut self, game: &mut GameState, text: &str) -> Result<bool, ClientError> {
        let message: Message<'_> = serde_json::from_str(text)?;
        match message.kind {
            MessageKind::Snapshot => {
                if message.version < game.version {
                    self.shared.tally.counts().steps_back += 1;
                }
                self.update(game, &message);
                return Ok(true);
            }
            MessageKind::Update => {
                if message.version != game.version + 1 {
                    self.shared.tally.counts().gaps += 1;
                    return Err(ClientError::Lost("an update is missing".into()));
                }
                if let Some(action) = &message.action {
                    self.ledger.write(EntryKind::Event, &game.table, message.version, action, None);
                }
                self.update(game, &message);
            }
            MessageKind::Ack => self.acknowledged(game, &message),
            MessageKind::Refused => Self::refused(game, &message)?,
            MessageKind::Closing => return Err(ClientError::Lost("closing".into())),
            MessageKind::Other => {}
        }
        Ok(false)
    }

    fn update(&mut self, game: &mut GameState, message: &Message<'_>) {
        game.version = message.version;
        self.progress.saw(&game.table, message.version);
        let chosen = message.choose(&mut self.rng);
        game.choice = chosen.map(|action| (action, Instant::now() + self.think));
        if game.choice.is_some()
            && game.actions_left == 0
            && let Some(left) = message.time_left()
        {
            self.progress.expect_after(left);
        }
        if let Some(table) = &message.table {
            let over = message.is_over();
            if over && !game.over {
                self.shared.tally.counts().games += u64::from(self.index == 0);
            }
            game.over = over;
            game.next = table.rematch.as_deref().map(str::to_owned);
        }
    }

    fn acknowledged(&mut self, game: &mut GameState, message: &Message<'_>) {
        let Some(pending) = game.pending.take_if(|pending| message.id.as_deref() == Some(&pending.id)) else {
            return;
        };
        let Some(action) = &pending.action else {
            game.joined_next = true;
            return;
        };
        self.ledger.write(EntryKind::Ack, &game.table, message.version, action, Some(&pending.id));
        self.shared.tally.acknowledged(pending.begun.elapsed());
        game.moving_on = self.rng.next_u32().is_multiple_of(MOVE_ON_AFTER);
        // A choice made before the player's own action came back is outdated.
        game.choice.take_if(|_| game.version < message.version);
    }

    fn refused(game: &mut GameState, message: &Message<'_>) -> Result<(), ClientError> {
        let code = message.code.as_deref().unwrap_or_default();
        let pending = game.pending.take_if(|pending| message.id.as_deref() == Some(&pending.id));
        match (code, pending) {
            // The table has moved on without the command, and never will accept it.
            ("server-stale" | "server-not-running", Some(pending)) if game.version > pending.version => {
                Ok(())
            }
            // This server is behind the one that the player was connected to before, or cannot serve just now.
            ("server-stale" | "server-not-running" | "server-not-over" | "server-unavailable", pending) => {
                game.pending = pending;
                Err(ClientError::Lost(code.into()))
            }
            _ => Err(ClientError::Refused(code.to_owned())),
        }
    }

    /// Sends the pending command or the next one, or a ping after a silence.
    async fn send_due(
        &mut self,
        game: &mut GameState,
        connection: &mut Connection,
    ) -> Result<(), ClientError> {
        if game.pending.is_none() {
            game.pending = self.next_command(game);
        }
        let Some(pending) = &mut game.pending else {
            if connection.received_at.max(connection.pinged_at).elapsed() >= PING_AFTER {
                connection.pinged_at = Instant::now();
                let ping = serde_json::to_string(&ClientMessage::Ping { sent: 0 })?;
                return connection.socket.send(ping).await;
            }
            return Ok(());
        };
        match pending.sent {
            Some(sent) if sent.elapsed() > SILENCE => Err(ClientError::Lost("no answer".into())),
            Some(_) => Ok(()),
            None => {
                self.shared.tally.counts().repeated += u64::from(pending.times > 0);
                pending.times += 1;
                pending.sent = Some(Instant::now());
                connection.socket.send(pending.text.clone()).await
            }
        }
    }

    /// What the player wants to do now.
    fn next_command(&mut self, game: &mut GameState) -> Option<PendingCommand> {
        let stopping = self.progress.is_stopping();
        let (id, action, version, command) = if game.over {
            // A rematch that the other player has made is joined even at the end.
            if game.joined_next || (stopping && game.next.is_none()) {
                return None;
            }
            ("rematch".to_owned(), None, None, Command::Rematch {})
        } else {
            let due = |from: &Instant| !stopping && game.actions_left > 0 && *from <= Instant::now();
            let (action, _) = game.choice.take_if(|(_, from)| due(from))?;
            game.actions_left -= 1;
            game.sent += 1;
            let command = Command::Act { action: action.clone() };
            (format!("{}-{}", self.index, game.sent), Some(action), Some(game.version), command)
        };
        let text = command_text(id.clone(), version, command);
        let (version, begun) = (game.version, Instant::now());
        Some(PendingCommand { id, version, action, text, begun, times: 0, sent: None })
    }

    fn report(&self, game: &GameState, connected: bool) {
        self.progress.set_status(
            self.index,
            PlayerStatus {
                table: game.table.clone(),
                version: game.version,
                connected,
                waiting: game.pending.is_some() || game.next.is_some(),
                to_move: game.choice.is_some(),
                over: game.over,
            },
        );
    }
}
