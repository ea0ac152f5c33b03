//! `mandala bot`: our players as a program that others can let play (the bot protocol of `docs/records.md`).

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use mandala_games::{PlayableGame, UnknownGame, Visit, visit};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use tabletop::json::JsonError;
use tabletop::message::shorten;
use tabletop::presentation::{ReadView, ViewError};
use tabletop::record::{Lines, RecordError};
use tabletop::{Seat, Seed, View, Viewer};

use crate::failure::Failure;
use crate::players::{PlayerName, ThinkingTime};

/// Play as a program: messages on standard input, answers on standard output.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala bot --level club
  mandala simulate --game mandala --games 3 --seed 1 --bots 'cmd:mandala bot --level club,random'

One process plays game after game, of either kind, until its input ends. An answer takes no longer than the level usually
does, nor than the `budget_ms` it is given.")]
pub(crate) struct BotArgs {
    /// Who plays: a level (beginner, casual, club, expert, master), random, greedy, newcomer or plain.
    #[arg(long, value_name = "NAME")]
    pub(crate) level: PlayerName,
}

pub(crate) fn run(args: &BotArgs) -> Result<ExitCode, Failure> {
    if matches!(args.level, PlayerName::External(_)) {
        return Err(Failure::Usage("--level: a program cannot play for another".to_owned()));
    }
    let mut host = Host { lines: Lines::new(io::stdin().lock()), number: 0, out: io::stdout().lock() };
    let mut next = host.next_message()?;
    while let Some(message) = next {
        let Message::Start(start) = message else { return Err(host.fault(Fault::NoGame)) };
        let game = |host| Game { host, name: &args.level, start: &start };
        let played = start.game.parse().and_then(|name| visit(name, game(&mut host)));
        next = played.map_err(|unknown| host.fault(unknown.into()))??;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is wrong with what the host sent.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Line(#[from] RecordError),
    #[error(transparent)]
    Json(#[from] JsonError),
    #[error("unknown message `{0}`")]
    Kind(String),
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error("no game has been started")]
    NoGame,
    #[error("so many cannot play, or not in that seat")]
    Seat,
    #[error("the view cannot be read")]
    View(#[from] ViewError),
    #[error("it is not this player's turn")]
    Turn,
    #[error("the legal actions are not those of the view")]
    Legal,
}

/// Which message it is.
#[derive(Debug, thiserror::Error)]
#[error("message {number}")]
struct WrongMessage {
    number: usize,
    #[source]
    fault: Fault,
}

enum Message {
    Start(Start),
    Act(ActMessage),
    End,
}

#[derive(Deserialize)]
struct Start {
    game: String,
    seat: usize,
    players: usize,
    options: Box<RawValue>,
    seed: u64,
}

#[derive(Deserialize)]
struct ActMessage {
    view: Box<RawValue>,
    legal: Vec<String>,
    budget_ms: u64,
}

/// The program that lets us play.
struct Host<R, W> {
    lines: Lines<R>,
    number: usize,
    out: W,
}

impl<R: BufRead, W: Write> Host<R, W> {
    /// The next message; nothing at the end of the input.
    fn next_message(&mut self) -> Result<Option<Message>, Failure> {
        self.number += 1;
        let message = match self.lines.next_line()? {
            None => return Ok(None),
            Some(line) => line.map_err(Fault::from).and_then(read),
        };
        message.map(Some).map_err(|fault| self.fault(fault))
    }

    fn fault(&self, fault: Fault) -> Failure {
        Failure::Io(io::Error::new(io::ErrorKind::InvalidData, WrongMessage { number: self.number, fault }))
    }
}

fn read(line: &str) -> Result<Message, Fault> {
    #[derive(Deserialize)]
    struct Kind {
        r#type: String,
    }
    let Kind { r#type: kind } = object(line)?;
    match kind.as_str() {
        "start" => Ok(Message::Start(object(line)?)),
        "act" => Ok(Message::Act(object(line)?)),
        "end" => Ok(Message::End),
        _ => Err(Fault::Kind(shorten(&kind))),
    }
}

fn object<T: DeserializeOwned>(line: &str) -> Result<T, JsonError> {
    let mut json = serde_json::Deserializer::from_str(line);
    let read = tabletop::json::object(&mut json)?;
    json.end()?;
    Ok(read)
}

/// One game.
struct Game<'a, R, W> {
    host: &'a mut Host<R, W>,
    name: &'a PlayerName,
    start: &'a Start,
}

impl<R: BufRead, W: Write, G: PlayableGame> Visit<G> for Game<'_, R, W> {
    /// The message after the game.
    type Output = Result<Option<Message>, Failure>;

    fn visit(self) -> Self::Output {
        let Self { host, name, start } = self;
        let options = tabletop::record::read_options::<G>(start.options.get())
            .map_err(|error| host.fault(error.into()))?;
        if !G::PLAYERS.contains(&start.players) || start.seat >= start.players {
            return Err(host.fault(Fault::Seat));
        }
        let seat = Seat::new(start.seat);
        let mut bot = name
            .bot::<G>(ThinkingTime::Own, &Seed::from_number(start.seed))
            .expect("a program has been refused when the arguments were read");
        loop {
            let act = match host.next_message()? {
                Some(Message::Act(act)) => act,
                Some(Message::End) => return host.next_message(),
                other => return Ok(other),
            };
            let view = look::<G>(&act, &options, start.players, seat).map_err(|fault| host.fault(fault))?;
            bot.limit_time(Duration::from_millis(act.budget_ms));
            let action = bot.choose(&view);
            writeln!(host.out, "{{\"action\":\"{action}\"}}")?;
            host.out.flush()?;
        }
    }
}

/// The view, if it is our turn in it and leaves us the actions the host says it does.
fn look<G: PlayableGame>(
    act: &ActMessage,
    options: &G::Options,
    players: usize,
    seat: Seat,
) -> Result<G::View, Fault> {
    let view = G::View::read(act.view.get(), options, players)?;
    if view.viewer() != Viewer::Seat(seat) || view.to_move() != Some(seat) {
        return Err(Fault::Turn);
    }
    let legal: Vec<_> = view.legal_actions().iter().map(ToString::to_string).collect();
    if legal.is_empty() || legal != act.legal { Err(Fault::Legal) } else { Ok(view) }
}
