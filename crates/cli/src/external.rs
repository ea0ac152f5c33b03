//! Programs that play, over standard input and output (the bot protocol of `docs/records.md`).

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{Forfeit, Game, Outcome, Seat, View, Why};

use crate::players::{Player, Start};

/// How late an answer may be.
const GRACE: Duration = Duration::from_millis(250);
/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;

/// A program and its arguments, split as a shell would; no shell runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandLine {
    text: String,
    program: String,
    args: Vec<String>,
}

impl FromStr for CommandLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words =
            shlex::split(text).ok_or("a quote or escape in the command is not closed")?.into_iter();
        let program = words.next().ok_or("the command is empty")?;
        Ok(Self { text: text.to_owned(), program, args: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A player that is a program of somebody else's. One process plays game after game; after a fault the next game gets a
/// new one.
pub(crate) struct External {
    command: CommandLine,
    budget: Duration,
    process: Option<Process>,
}

impl External {
    pub(crate) fn new(command: CommandLine, budget: Duration) -> Self {
        Self { command, budget, process: None }
    }

    /// Sends a message, and loses the process if it does not take it.
    fn send<G: Game>(&mut self, message: &Message<'_, G>) {
        let line = serde_json::to_string(message).expect("a message is plain data") + "\n";
        if let Some(process) = &mut self.process
            && process.input.write_all(line.as_bytes()).and_then(|()| process.input.flush()).is_err()
        {
            self.process = None;
        }
    }

    fn answer<G: Game>(&mut self, view: &G::View) -> Result<G::Action, Why> {
        let Some(process) = &self.process else { return Err(Why::Crashed) };
        let line = process.answers.recv_timeout(self.budget + GRACE).map_err(|error| match error {
            RecvTimeoutError::Timeout => Why::Time,
            RecvTimeoutError::Disconnected => Why::Crashed,
        })?;
        let answer: Answer = serde_json::from_str(&line).map_err(|_| Why::Illegal)?;
        let action: G::Action = answer.action.parse().map_err(|_| Why::Illegal)?;
        let mut legal = false;
        view.for_each_legal(|other| legal |= other == action);
        if legal { Ok(action) } else { Err(Why::Illegal) }
    }
}

impl<G: Game> Player<G> for External {
    fn start(&mut self, start: &Start<'_, G>) {
        if self.process.is_none() {
            self.process = Process::spawn(&self.command).ok();
        }
        // Whole in every language: not all of them have 64-bit integers.
        let [a, b, c, d, ..] = start.seed.0;
        self.send::<G>(&Message::Start {
            game: G::NAME,
            seat: start.seat,
            players: start.players,
            options: start.options,
            seed: u32::from_le_bytes([a, b, c, d]),
        });
    }

    fn act(&mut self, view: &G::View, history: &[G::Action]) -> Result<G::Action, Why> {
        let mut legal = Vec::new();
        view.for_each_legal(|action| legal.push(action.to_string()));
        let history = history.iter().map(G::Action::to_string).collect();
        let budget_ms = self.budget.as_millis() as u64;
        self.send::<G>(&Message::Act { view, legal, history, budget_ms });
        let answer = self.answer::<G>(view);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }

    fn end(&mut self, outcome: Option<&Outcome<G::Reason>>, forfeit: Option<Forfeit>) {
        self.send::<G>(&Message::End { result: outcome, forfeit });
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase", bound = "")]
enum Message<'a, G: Game> {
    Start {
        game: &'static str,
        seat: Seat,
        players: usize,
        options: &'a G::Options,
        seed: u32,
    },
    Act {
        view: &'a G::View,
        legal: Vec<String>,
        history: Vec<String>,
        budget_ms: u64,
    },
    End {
        result: Option<&'a Outcome<G::Reason>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<Forfeit>,
    },
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

/// A running program. It is killed when it is no longer needed.
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Process {
    fn spawn(command: &CommandLine) -> std::io::Result<Self> {
        let mut child = Command::new(&command.program)
            .args(&command.args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().expect("standard input is piped");
        let mut output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        // A read cannot be given a time limit, so a thread reads; it ends with the program's output.
        let (sender, answers) = sync_channel(1);
        std::thread::spawn(move || {
            loop {
                let mut line = String::new();
                match (&mut output).take(LONGEST_ANSWER).read_line(&mut line) {
                    Ok(length) if length > 0 && sender.send(line).is_ok() => {}
                    _ => return,
                }
            }
        });
        Ok(Self { child, input, answers })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
