//! One table, from the first look to the end of its game: on a thread of its own, because programs are waited for.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use arena::{ExternalPlayer, Player, PlayerFault, Start, Transcript, details};
use mandala_games::{PlayableGame, UnknownGame, Visit, visit};
use protocol::{Command, Phase, Snapshot};
use tabletop::message::Chain;
use tabletop::record::{RawRecord, read_options, replay};
use tabletop::{Seat, Seed, State};
use tokio::runtime::Handle;

use super::api::{Api, envelope};
use super::error::{Cause, ClientError};
use super::output::say;
use crate::players::{PlayerName, ThinkingTime};

/// The table is looked at so often, even if no event comes.
const LOOK_INTERVAL: Duration = Duration::from_secs(60);

/// So many faults in a game, and it is resigned.
const MOST_FAULTS: u32 = 3;

/// What the event stream says about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nudge {
    /// It has changed.
    Look,
    /// The game is not to be finished.
    Stop,
}

impl Nudge {
    /// What two of them come to.
    fn or(self, other: Self) -> Self {
        if self == Self::Stop { self } else { other }
    }
}

/// A seat at a table.
pub(super) struct TableGame {
    pub(super) api: Api,
    pub(super) runtime: Handle,
    pub(super) table: String,
    pub(super) player: PlayerName,
    pub(super) budget: Duration,
    pub(super) transcript: Option<Transcript>,
    pub(super) seed: Seed,
    pub(super) nudges: Receiver<Nudge>,
}

/// What has become of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// It was played, or resigned, or called off.
    Over,
    /// It was left as it is.
    Left,
    /// The program cannot be started: no other game would go better.
    Hopeless,
}

/// Why a game cannot be played on.
#[derive(Debug, thiserror::Error)]
pub(super) enum TableError {
    #[error(transparent)]
    Client(#[from] ClientError),
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error("the server shows a table that this version cannot read")]
    Unreadable(#[source] Cause),
}

impl TableGame {
    /// Plays until the game has ended.
    pub(super) fn play(self) -> Result<Ending, TableError> {
        let Some(first) = self.wait_for_start()? else { return Ok(Ending::Left) };
        if first.table.phase != Phase::Running {
            // Others were quicker: there was nothing to play.
            return Ok(self.ended(&first));
        }
        let Some(seat) = first.seat else { return Ok(Ending::Left) };
        let game = first.table.game;
        visit(game, TypedGame { game: self, seat: Seat::new(usize::from(seat)), first })?
    }

    /// The table when its game has begun, and perhaps ended; nothing if it is not to be waited for.
    fn wait_for_start(&self) -> Result<Option<Snapshot>, TableError> {
        loop {
            let seen = self.look()?;
            match seen.table.phase {
                // The seat has been left.
                Phase::Open if seen.seat.is_none() => return Ok(None),
                Phase::Open => {}
                Phase::Running | Phase::Over | Phase::Aborted => return Ok(Some(seen)),
            }
            if self.wait() == Nudge::Stop {
                return Ok(None);
            }
        }
    }

    /// Says how the game ended. One that was called off was none.
    fn ended(&self, seen: &Snapshot) -> Ending {
        say(&format!("{}: {}", self.table, outcome(seen)));
        if seen.table.phase == Phase::Over { Ending::Over } else { Ending::Left }
    }

    fn look(&self) -> Result<Snapshot, ClientError> {
        self.runtime.block_on(self.api.look(&self.table))
    }

    /// Gives a command, and gives the version after it; nothing if the command came too late.
    fn command(
        &self,
        id: String,
        version: Option<u32>,
        command: Command,
    ) -> Result<Option<u32>, ClientError> {
        match self.runtime.block_on(self.api.command(&self.table, &envelope(id, version, command))) {
            Ok(ack) => Ok(Some(ack.version)),
            // It is no failure: the table is looked at again.
            Err(ClientError::Refused { status, .. }) if status == hyper::StatusCode::CONFLICT => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Agrees that an action is taken back; gives the version of the table that needs no other answer.
    fn agree(&self, version: u32) -> Result<u32, ClientError> {
        let agree = Command::AnswerUndo { agree: true };
        let after = self.command(format!("undo-{version}"), Some(version), agree)?;
        if after.is_some() {
            say(&format!("{}: agreed that an action is taken back", self.table));
        }
        Ok(after.unwrap_or(version))
    }

    fn wait(&self) -> Nudge {
        match self.nudges.recv_timeout(LOOK_INTERVAL) {
            Ok(nudge) => self.nudges.try_iter().fold(nudge, Nudge::or),
            Err(RecvTimeoutError::Timeout) => Nudge::Look,
            Err(RecvTimeoutError::Disconnected) => Nudge::Stop,
        }
    }

    fn sit<G: PlayableGame>(&self) -> Box<dyn Player<G>> {
        match &self.player {
            PlayerName::External(command) => {
                let program = ExternalPlayer::new(command.clone(), self.budget).in_own_group();
                Box::new(program.with_transcript(self.transcript.clone()))
            }
            ours => ours.sit_to_think(self.budget, ThinkingTime::Prompt),
        }
    }
}

/// A game whose rules are known.
struct TypedGame {
    game: TableGame,
    seat: Seat,
    first: Snapshot,
}

impl<G: PlayableGame> Visit<G> for TypedGame {
    type Output = Result<Ending, TableError>;

    fn visit(self) -> Self::Output {
        let Self { game, seat, first } = self;
        let players = first.table.seats.len();
        let options = read_options::<G>(first.table.options.text()).map_err(unreadable)?;
        let start = Start { seat, players, options: &options, seed: game.seed };
        let mut player = game.sit::<G>();
        player.start(&start);
        let (mut seen, mut faults, mut answered) = (first, 0, None);
        loop {
            if seen.table.phase != Phase::Running {
                end(&game, &mut *player);
                return Ok(game.ended(&seen));
            }
            // Others may ask at any time. While they wait for further players, each version is answered once.
            let is_asked = seen.table.undo_asked.is_some_and(|asking| Some(asking) != seen.seat);
            if is_asked && answered != Some(seen.version) {
                answered = Some(game.agree(seen.version)?);
                seen = game.look()?;
                continue;
            }
            if seen.legal.is_empty() {
                if game.wait() == Nudge::Stop {
                    return Ok(Ending::Left);
                }
                seen = game.look()?;
                continue;
            }
            match choose::<G>(&mut *player, &seen, &options) {
                Ok(Ok(action)) => {
                    let id = format!("act-{}", seen.version);
                    game.command(id, Some(seen.version), Command::Act { action })?;
                    let after = game.look()?;
                    // Refused, and nothing has changed: asking again would be refused again.
                    if after.version == seen.version && game.wait() == Nudge::Stop {
                        return Ok(Ending::Left);
                    }
                }
                Ok(Err(fault)) => {
                    faults += 1;
                    explain(&game.table, &fault);
                    let is_hopeless = fault.report.is_not_started();
                    if is_hopeless || faults == MOST_FAULTS {
                        say(&format!("{}: resigned after {faults} faults", game.table));
                        game.command("resign".to_owned(), None, Command::Resign {})?;
                        return Ok(if is_hopeless { Ending::Hopeless } else { Ending::Over });
                    }
                    if game.nudges.try_iter().any(|nudge| nudge == Nudge::Stop) {
                        return Ok(Ending::Left);
                    }
                    // A new process, which learns everything from the next question.
                    player.start(&start);
                }
                Err(error) => return Err(error),
            }
            seen = game.look()?;
        }
    }
}

/// The player's choice.
fn choose<G: PlayableGame>(
    player: &mut dyn Player<G>,
    seen: &Snapshot,
    options: &G::Options,
) -> Result<Result<String, PlayerFault>, TableError> {
    use tabletop::presentation::ReadView;

    let text = seen.view.as_ref().ok_or_else(|| unreadable("there is no view"))?.text();
    let view = G::View::read(text, options, seen.table.seats.len()).map_err(unreadable)?;
    let history: Vec<G::Action> = seen
        .history
        .iter()
        .map(|action| action.parse().map_err(|_| unreadable(format!("`{action}` is no action"))))
        .collect::<Result<_, _>>()?;
    Ok(player.act(&view, &history).map(|action| action.to_string()))
}

/// Tells the player how the game ended, as far as its record says.
fn end<G: PlayableGame>(game: &TableGame, player: &mut dyn Player<G>) {
    let record = game.runtime.block_on(game.api.record(&game.table)).ok();
    let record = record.and_then(|line| RawRecord::parse(line.trim()).ok());
    match record.and_then(|record| replay::<G>(&record, |_, _| {}).ok()) {
        Some(replayed) => player.end(replayed.state.outcome().as_ref(), replayed.forfeit),
        None => player.end(None, None),
    }
}

/// How a game ended, for the program's person.
fn outcome(seen: &Snapshot) -> String {
    let Some(end) = &seen.table.end else { return "called off".to_owned() };
    let result = match end.winner {
        Some(winner) if Some(winner) == seen.seat => "won",
        Some(_) => "lost",
        None if end.scores.is_some() => "drawn",
        None => "over",
    };
    let scores = end.scores.as_ref().map(|scores| {
        let points: Vec<_> = scores.iter().map(u32::to_string).collect();
        format!(", {}", points.join(" to "))
    });
    format!("{result}{} ({})", scores.unwrap_or_default(), end.reason)
}

/// Explains a fault as `check-bot` does.
fn explain(table: &str, fault: &PlayerFault) {
    say(&format!("{table}: FAULT  {}", fault.report.what));
    for (name, text) in details(&fault.report) {
        say(&format!("         {name:<8}  {text}"));
    }
}

fn unreadable(cause: impl Into<Cause>) -> TableError {
    TableError::Unreadable(cause.into())
}

impl TableError {
    /// Whether the token is the reason.
    pub(super) fn is_about_token(&self) -> bool {
        matches!(self, Self::Client(error) if error.is_about_token())
    }

    /// The error with its causes.
    pub(super) fn in_words(&self) -> String {
        Chain(self).to_string()
    }
}
