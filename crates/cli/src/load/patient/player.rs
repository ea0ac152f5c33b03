//! One player who stays, whatever happens to the servers.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

use super::sitting::{Sitting, Standing};
use super::{PAUSE, SILENCE, within};
use crate::load::api::Guest;
use crate::load::ledger::{Line, Seen};
use crate::load::message::{Heard, Kind};
use crate::load::socket::Socket;
use crate::load::table::Shared;
use crate::load::trouble::Trouble;

/// A server that has been quiet for so long is asked for a sign of life.
const QUIET: Duration = Duration::from_millis(500);
/// As many actions as somebody plays at most before they let their clock run out.
const LIVELY: u32 = 12;

/// After one in so many acknowledgements one goes on by way of the next server: a game is nobody's in particular, and a server
/// that has come back gets something to do.
const STROLL: u32 = 16;

/// Somebody who plays.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) shared: Arc<Shared>,
    pub(super) sitting: Arc<Sitting>,
    pub(super) ledger: Option<Sender<Line>>,
    pub(super) rng: Xoshiro256PlusPlus,
    pub(super) think: Duration,
    /// Which of the table's players.
    pub(super) index: usize,
    /// The number of the server one is connected to.
    pub(super) server: usize,
    pub(super) guest: Guest,
}

/// What a player knows of a game, from one connection to the next.
#[derive(Debug, Default)]
struct Game {
    table: String,
    /// What was seen last, of this or of an earlier connection.
    version: u32,
    /// What one would do at this version, and not before this moment.
    choice: Option<(String, Instant)>,
    over: bool,
    /// The table of the next game.
    next: Option<String>,
    /// Whether one sits there.
    seated: bool,
    sent: u64,
    /// How many actions one still plays.
    lively: u32,
    /// Whether one goes on by way of another server.
    strolling: bool,
    pending: Option<Pending>,
}

/// A command that was sent and not answered.
#[derive(Debug)]
struct Pending {
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

/// A connection.
#[derive(Debug)]
struct Connection {
    socket: Socket,
    heard: Instant,
    asked: Instant,
    /// Whether the table has been seen over it.
    seen: bool,
}

impl Player {
    /// Plays for ever, from this table on.
    pub(super) async fn play(mut self, table: String) {
        let mut game = self.sit(table);
        loop {
            match self.stay(&mut game).await {
                Ok(Some(next)) => game = self.sit(next),
                Ok(None) => self.server += 1,
                Err(trouble) => {
                    if trouble.passes() {
                        self.shared.tally.counts().reconnected += 1;
                    } else {
                        self.shared.tally.trouble(&trouble);
                    }
                    self.server += 1;
                    self.stand(&game, false);
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    fn sit(&mut self, table: String) -> Game {
        let lively = if self.sitting.has_clock() { self.rng.next_u32() % LIVELY } else { u32::MAX };
        Game { table, lively, ..Game::default() }
    }

    /// Plays over one connection until it is lost, or one leaves it. Gives the table of the next game, if there is one.
    async fn stay(&mut self, game: &mut Game) -> Result<Option<String>, Trouble> {
        let api = self.shared.api(self.server);
        let socket = within(Socket::connect(api, &game.table, &self.guest)).await?;
        let now = Instant::now();
        let mut line = Connection { socket, heard: now, asked: now, seen: false };
        if let Some(pending) = &mut game.pending {
            pending.sent = None;
        }
        loop {
            let thinking =
                game.choice.as_ref().map(|(_, from)| from.saturating_duration_since(Instant::now()));
            let wait = thinking.filter(|wait| !wait.is_zero()).unwrap_or(QUIET).min(QUIET);
            match tokio::time::timeout(wait, line.socket.next()).await {
                Ok(text) => {
                    line.heard = Instant::now();
                    line.seen |= self.hear(game, &text?)?;
                }
                Err(_) if line.heard.elapsed() > SILENCE => {
                    return Err(Trouble::Lost("nothing is heard of it".to_owned()));
                }
                Err(_) => {}
            }
            if let Some(next) = game.next.take_if(|_| game.seated) {
                return Ok(Some(next));
            }
            if game.strolling && game.pending.is_none() {
                game.strolling = false;
                return Ok(None);
            }
            if line.seen {
                self.say(game, &mut line).await?;
            }
            self.stand(game, line.seen);
        }
    }

    /// Takes a message in; `true` if it was the table whole.
    fn hear(&mut self, game: &mut Game, text: &str) -> Result<bool, Trouble> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        match heard.kind {
            Kind::Snapshot => {
                if heard.version < game.version {
                    self.shared.tally.counts().steps_back += 1;
                }
                self.see(game, &heard);
                return Ok(true);
            }
            Kind::Update => {
                if heard.version != game.version + 1 {
                    self.shared.tally.counts().gaps += 1;
                    return Err(Trouble::Lost("a change does not follow the last".to_owned()));
                }
                if let Some(action) = &heard.action {
                    self.note(game, Seen::Event, heard.version, action, None);
                }
                self.see(game, &heard);
            }
            Kind::Ack => self.acknowledged(game, &heard),
            Kind::Refused => Self::refused(game, &heard)?,
            Kind::Closing => return Err(Trouble::Lost("closing".to_owned())),
            Kind::Other => {}
        }
        Ok(false)
    }

    fn see(&mut self, game: &mut Game, heard: &Heard<'_>) {
        game.version = heard.version;
        self.sitting.saw(&game.table, heard.version);
        let chosen = heard.choose(&mut self.rng);
        game.choice = chosen.map(|action| (action, Instant::now() + self.think));
        if game.choice.is_some()
            && game.lively == 0
            && let Some(left) = heard.left()
        {
            self.sitting.expect_after(left);
        }
        if let Some(table) = &heard.table {
            let over = heard.is_over();
            if over && !game.over {
                self.shared.tally.counts().games += u64::from(self.index == 0);
            }
            game.over = over;
            game.next = table.rematch.as_deref().map(str::to_owned);
        }
    }

    fn acknowledged(&mut self, game: &mut Game, heard: &Heard<'_>) {
        let Some(pending) = game.pending.take_if(|pending| heard.id.as_deref() == Some(&pending.id)) else {
            return;
        };
        let Some(action) = &pending.action else {
            game.seated = true;
            return;
        };
        self.note(game, Seen::Ack, heard.version, action, Some(&pending.id));
        self.shared.tally.acknowledged(pending.begun.elapsed());
        game.strolling = self.rng.next_u32().is_multiple_of(STROLL);
        // What was chosen before one's own action is heard of is too old.
        game.choice.take_if(|_| game.version < heard.version);
    }

    fn refused(game: &mut Game, heard: &Heard<'_>) -> Result<(), Trouble> {
        let code = heard.code.as_deref().unwrap_or_default();
        let pending = game.pending.take_if(|pending| heard.id.as_deref() == Some(&pending.id));
        match (code, pending) {
            // The table has moved on without it, and never will take it.
            ("server-stale" | "server-not-running", Some(pending)) if game.version > pending.version => {
                Ok(())
            }
            // This server does not know yet what another has told us, or cannot just now.
            ("server-stale" | "server-not-running" | "server-not-over" | "server-unavailable", pending) => {
                game.pending = pending;
                Err(Trouble::Lost(code.to_owned()))
            }
            _ => Err(Trouble::Refused(code.to_owned())),
        }
    }

    /// Says what is to be said now.
    async fn say(&mut self, game: &mut Game, line: &mut Connection) -> Result<(), Trouble> {
        if game.pending.is_none() {
            game.pending = self.decide(game);
        }
        let Some(pending) = &mut game.pending else {
            if line.heard.max(line.asked).elapsed() >= QUIET {
                line.asked = Instant::now();
                return line.socket.send(json!({"type": "ping", "sent": 0}).to_string()).await;
            }
            return Ok(());
        };
        match pending.sent {
            Some(sent) if sent.elapsed() > SILENCE => Err(Trouble::Lost("no answer".to_owned())),
            Some(_) => Ok(()),
            None => {
                self.shared.tally.counts().repeated += u64::from(pending.times > 0);
                pending.times += 1;
                pending.sent = Some(Instant::now());
                line.socket.send(pending.text.clone()).await
            }
        }
    }

    /// What one wants to do now.
    fn decide(&mut self, game: &mut Game) -> Option<Pending> {
        let stopping = self.sitting.is_stopping();
        let (id, action, command) = if game.over {
            // If the other has gone on already, one goes along even in the end.
            if game.seated || (stopping && game.next.is_none()) {
                return None;
            }
            ("rematch".to_owned(), None, json!({"do": "rematch"}))
        } else {
            let (action, _) =
                game.choice.take_if(|(_, from)| !stopping && game.lively > 0 && *from <= Instant::now())?;
            game.lively -= 1;
            game.sent += 1;
            let command = json!({"do": "act", "action": action});
            (format!("{}-{}", self.index, game.sent), Some(action), command)
        };
        let mut envelope = json!({"type": "command", "id": id, "command": command});
        if action.is_some() {
            envelope["version"] = game.version.into();
        }
        let (version, text, begun) = (game.version, envelope.to_string(), Instant::now());
        Some(Pending { id, version, action, text, begun, times: 0, sent: None })
    }

    fn stand(&self, game: &Game, there: bool) {
        self.sitting.stand(
            self.index,
            Standing {
                table: game.table.clone(),
                version: game.version,
                there,
                waiting: game.pending.is_some() || game.next.is_some(),
                to_move: game.choice.is_some(),
                over: game.over,
            },
        );
    }

    fn note(&self, game: &Game, seen: Seen, version: u32, action: &str, by: Option<&str>) {
        if let Some(ledger) = &self.ledger {
            let (table, action, by) = (game.table.clone(), action.to_owned(), by.map(str::to_owned));
            // A ledger that cannot be written is noticed at the end.
            let _ = ledger.send(Line { seen, table, version, action, by });
        }
    }
}
