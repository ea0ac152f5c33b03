//! A program online: what the event stream says, and what is done about it.

use std::collections::{HashMap, VecDeque};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use arena::Transcript;
use protocol::{Command, PersonalEvent, PersonalStatus, PersonalTable};
use server::system_dice;
use tabletop::Seed;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

use super::api::{Api, Backoff, envelope};
use super::args::JoinArgs;
use super::error::ClientError;
use super::link::TableLink;
use super::output::say;
use super::policy::Policy;
use super::stream::EventStream;
use super::table::{Ending, Nudge, TableError, TableGame};

/// How long the server may take to answer at the end, and a program to be ended.
const STOP_LIMIT: Duration = Duration::from_secs(5);

/// How the session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SessionOutcome {
    /// As it was asked to.
    Well,
    /// The token is no good, or the program cannot be started.
    Badly,
}

/// What a thread says at its end.
type TableResult = (String, Result<Ending, TableError>);

/// A program at its tables.
pub(super) struct Session<'a> {
    args: &'a JoinArgs,
    api: Api,
    policy: Policy,
    transcript: Option<Transcript>,
    /// What tells the thread of each table at which the program sits.
    tables: HashMap<String, Sender<Nudge>>,
    /// Challenges that wait for a table to be free.
    waiting: VecDeque<PersonalTable>,
    /// Games played to the end.
    played: u64,
    /// Whether no new games are begun.
    stopping: bool,
    /// Whether the seats that were asked for by name are still to be taken.
    is_beginning: bool,
    /// At how many tables the program sat when it sent a challenge; nothing before that.
    sat_before_challenge: Option<usize>,
    /// When to try again what the server refused for the moment.
    retry: Option<Instant>,
    retries: Backoff,
    finished: mpsc::UnboundedSender<TableResult>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        args: &'a JoinArgs,
        api: Api,
        transcript: Option<Transcript>,
    ) -> (Self, mpsc::UnboundedReceiver<TableResult>) {
        let (finished, endings) = mpsc::unbounded_channel();
        let session = Self {
            policy: Policy::of(args),
            args,
            api,
            transcript,
            tables: HashMap::new(),
            waiting: VecDeque::new(),
            played: 0,
            stopping: false,
            is_beginning: true,
            sat_before_challenge: None,
            retry: None,
            retries: Backoff::default(),
            finished,
        };
        (session, endings)
    }

    /// Plays until it is told to stop, or all games that were asked for are played.
    pub(super) async fn run(
        mut self,
        mut endings: mpsc::UnboundedReceiver<TableResult>,
        interrupts: mpsc::UnboundedReceiver<()>,
    ) -> Result<SessionOutcome, ClientError> {
        let ended = self.play(&mut endings, interrupts).await;
        // Threads end their programs.
        for nudge in self.tables.values() {
            let _ = nudge.send(Nudge::Stop);
        }
        while !self.tables.is_empty()
            && let Ok(Some((table, _))) = timeout(STOP_LIMIT, endings.recv()).await
        {
            self.tables.remove(&table);
        }
        ended
    }

    async fn play(
        &mut self,
        endings: &mut mpsc::UnboundedReceiver<TableResult>,
        mut interrupts: mpsc::UnboundedReceiver<()>,
    ) -> Result<SessionOutcome, ClientError> {
        let (mut stream, mut backoff) = (None, Backoff::default());
        while !self.is_done() {
            tokio::select! {
                step = self.step(&mut stream, &mut backoff, endings) => {
                    if let Some(outcome) = step? { return Ok(outcome); }
                }
                Some(()) = interrupts.recv() => {
                    if self.interrupt().await { break; }
                    // What was going on may be half done: the next state says what has come of it.
                    stream = None;
                }
            }
        }
        Ok(SessionOutcome::Well)
    }

    /// Waits for something to happen, and does what follows from it; gives how the session ends, if it does.
    async fn step(
        &mut self,
        stream: &mut Option<EventStream>,
        backoff: &mut Backoff,
        endings: &mut mpsc::UnboundedReceiver<TableResult>,
    ) -> Result<Option<SessionOutcome>, ClientError> {
        let Some(events) = stream else {
            match self.api.events().await {
                Ok(opened) => *stream = Some(opened),
                Err(error) if error.is_transient() => backoff.wait(&error).await,
                Err(error) => return Err(error),
            }
            return Ok(None);
        };
        tokio::select! {
            event = events.next() => match event {
                Ok(PersonalEvent::State { me, tables }) => {
                    say(&format!("connected to {} as {}", self.args.url, me.name));
                    *backoff = Backoff::default();
                    self.begin_anew(tables).await?;
                }
                Ok(PersonalEvent::Table(table)) => self.note(table).await?,
                Ok(PersonalEvent::Closing { reason }) => {
                    *stream = None;
                    // Whether the token of a login that has ended is still good, the next request says.
                    if reason != "logged-out" {
                        say(&format!("the server closes the connection ({reason})"));
                    }
                    return Ok(None);
                }
                Err(error) if error.is_transient() => {
                    *stream = None;
                    backoff.wait(&error).await;
                    return Ok(None);
                }
                Err(error) => return Err(error),
            },
            Some((table, ending)) = endings.recv() => {
                if let Some(outcome) = self.end(&table, ending) { return Ok(Some(outcome)); }
            }
            () = until(self.retry) => self.retry = None,
        }
        self.look_for_games().await?;
        Ok(None)
    }

    /// Whether nothing is left to do.
    fn is_done(&self) -> bool {
        let enough = self.args.games.is_some_and(|games| self.played >= games);
        (enough || self.stopping) && self.tables.is_empty()
    }

    fn may_begin(&self) -> bool {
        let games = self.played + self.tables.len() as u64;
        !self.stopping
            && self.tables.len() < usize::from(self.args.max_tables)
            && self.args.games.is_none_or(|most| games < most)
    }

    /// The connection is new: every table is looked at again.
    async fn begin_anew(&mut self, tables: Vec<PersonalTable>) -> Result<(), ClientError> {
        self.waiting.clear();
        for nudge in self.tables.values() {
            let _ = nudge.send(Nudge::Look);
        }
        for table in tables {
            self.note(table).await?;
        }
        Ok(())
    }

    /// Takes the seats that were asked for by name. A failure that may pass is one: they are not taken yet.
    async fn take_first_seats(&mut self) -> Result<(), ClientError> {
        if let Some(link) = &self.args.table {
            let TableLink { table, key } = TableLink::read(link).expect("it was read with the arguments");
            self.join(&table, key).await?;
        }
        if let (Some(person), Some(game)) = (&self.args.challenge, self.args.game) {
            // A challenge whose answer was lost may have arrived: then an event has named its table.
            if self.sat_before_challenge.is_none_or(|before| self.tables.len() <= before) {
                self.sat_before_challenge = Some(self.tables.len());
                let table = self.api.challenge(person, game, self.args.rated, self.args.clock()).await?;
                say(&format!("{table}: challenged {person}"));
                self.sit(&table);
            }
        }
        self.is_beginning = false;
        Ok(())
    }

    /// A table stands like this now.
    async fn note(&mut self, table: PersonalTable) -> Result<(), ClientError> {
        let id = table.table.id.clone();
        self.waiting.retain(|waiting| waiting.table.id != id);
        match table.status {
            PersonalStatus::Challenged if !self.stopping => self.consider(table).await?,
            PersonalStatus::Challenged => {}
            PersonalStatus::Gone => {
                if let Some(nudge) = self.tables.get(&id) {
                    let _ = nudge.send(Nudge::Stop);
                }
            }
            _ => match self.tables.get(&id) {
                Some(nudge) => drop(nudge.send(Nudge::Look)),
                // A program has begun this game for the person before, and was ended; their own games are not touched.
                None if self.stopping && table.status == PersonalStatus::Waiting => {}
                None if is_running(table.status) && is_programs(&table) => self.sit(&id),
                None => {}
            },
        }
        Ok(())
    }

    /// Declines a challenge, or lets it wait for a free table.
    async fn consider(&mut self, challenge: PersonalTable) -> Result<(), ClientError> {
        let (table, by) = (challenge.table.id.clone(), opponents(&challenge));
        let terms = if challenge.table.rated { "rated" } else { "unrated" };
        let game = challenge.table.game;
        if let Some(objection) = self.policy.objection(&challenge) {
            say(&format!("{table}: declined a challenge of {by} to {game} ({terms}): {objection}"));
            let decline = envelope(format!("decline-{}", challenge.version), None, Command::Decline {});
            return self.api.command(&table, &decline).await.map(|_| ()).or_else(pass_over);
        }
        say(&format!("{table}: challenged by {by} to {game} ({terms})"));
        self.waiting.push_back(challenge);
        Ok(())
    }

    /// Begins what may be begun.
    async fn look_for_games(&mut self) -> Result<(), ClientError> {
        if self.retry.is_none()
            && self.is_beginning
            && !self.stopping
            && let Err(error) = self.take_first_seats().await
        {
            return self.try_later(error);
        }
        while self.may_begin() {
            if let Some(challenge) = self.waiting.pop_front() {
                self.join(&challenge.table.id, None).await.or_else(pass_over)?;
                continue;
            }
            let Some(game) = self.args.game.filter(|_| self.args.pair && self.retry.is_none()) else { break };
            match self.api.pair(game, self.args.rated, self.args.clock()).await {
                Ok(table) => {
                    self.retries = Backoff::default();
                    say(&format!("{table}: looking for an opponent"));
                    self.sit(&table);
                }
                Err(error) => return self.try_later(error),
            }
        }
        Ok(())
    }

    /// What has failed for the moment is tried again a little later, whether or not anything happens before.
    fn try_later(&mut self, error: ClientError) -> Result<(), ClientError> {
        if !error.is_transient() {
            return Err(error);
        }
        self.retry = Some(Instant::now() + self.retries.pause(&error));
        Ok(())
    }

    async fn join(&mut self, table: &str, key: Option<String>) -> Result<(), ClientError> {
        let join = envelope("join".to_owned(), None, Command::Join { key, nonce: None });
        match self.api.command(table, &join).await {
            Ok(_) => self.sit(table),
            Err(error) if error.code() == "server-already-seated" => self.sit(table),
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Plays at a table at which the program has a seat.
    fn sit(&mut self, table: &str) {
        if self.tables.contains_key(table) {
            return;
        }
        let (nudge, nudges) = channel();
        let game = TableGame {
            api: self.api.clone(),
            runtime: Handle::current(),
            table: table.to_owned(),
            player: self.args.player.clone(),
            budget: Duration::from_millis(self.args.budget_ms),
            transcript: self.transcript.clone(),
            seed: Seed(system_dice().bytes()),
            nudges,
        };
        say(&format!("{table}: seated"));
        self.tables.insert(table.to_owned(), nudge);
        let (finished, table) = (self.finished.clone(), table.to_owned());
        // The session may be over by then.
        thread::spawn(move || drop(finished.send((table, game.play()))));
    }

    /// A game is over; gives how the session ends, if it does.
    fn end(&mut self, table: &str, ending: Result<Ending, TableError>) -> Option<SessionOutcome> {
        self.tables.remove(table);
        match ending {
            Ok(Ending::Over) => self.played += 1,
            Ok(Ending::Left) => say(&format!("{table}: left")),
            Ok(Ending::Hopeless) => return Some(SessionOutcome::Badly),
            Err(error) => {
                say(&format!("{table}: {}", error.in_words()));
                if error.is_about_token() {
                    return Some(SessionOutcome::Badly);
                }
            }
        }
        None
    }

    /// Ctrl-C: the first lets games be finished, the second resigns them. Gives whether all is over.
    async fn interrupt(&mut self) -> bool {
        let (count, limit) = (self.tables.len(), Instant::now() + STOP_LIMIT);
        if count == 0 {
            say("stopped");
            return true;
        }
        if !std::mem::replace(&mut self.stopping, true) {
            say(&format!("finishing {count} game(s), beginning no new ones; once more resigns them"));
            for table in self.tables.keys() {
                // Where the game has begun, this is refused, and it is finished.
                let leave = envelope("leave".to_owned(), None, Command::Leave {});
                let _ = timeout_at(limit, self.api.command(table, &leave)).await;
            }
            return false;
        }
        for table in self.tables.keys() {
            let resign = envelope("resign".to_owned(), None, Command::Resign {});
            let is_done = matches!(timeout_at(limit, self.api.command(table, &resign)).await, Ok(Ok(_)));
            say(&format!("{table}: {}", if is_done { "resigned" } else { "could not be resigned" }));
        }
        true
    }
}

/// Waits until then, or for ever.
async fn until(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => std::future::pending().await,
    }
}

fn is_running(status: PersonalStatus) -> bool {
    matches!(status, PersonalStatus::Playing | PersonalStatus::ToMove | PersonalStatus::Waiting)
}

/// Whether a program has taken the person's seat.
fn is_programs(table: &PersonalTable) -> bool {
    table.seats.iter().any(|seat| table.table.bots.contains(seat))
}

/// The names of the others at a table.
fn opponents(table: &PersonalTable) -> String {
    let others = (0..).zip(&table.table.seats).filter(|(seat, _)| !table.seats.contains(seat));
    let names: Vec<_> = others.filter_map(|(_, name)| name.clone()).collect();
    if names.is_empty() { "unknown".to_owned() } else { names.join(", ") }
}

/// A challenge that is gone is no failure; a token that is no good is one.
fn pass_over(error: ClientError) -> Result<(), ClientError> {
    if error.is_about_token() {
        return Err(error);
    }
    say(&format!("{error}"));
    Ok(())
}
