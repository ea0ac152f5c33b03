//! Players that are programs, over standard input and output (the bot protocol of `docs/records.md`).

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tabletop::json::object;
use tabletop::message::shorten;
use tabletop::presentation::PresentableGame;
use tabletop::record::Forfeit;
use tabletop::{Outcome, Seat, View};

use crate::command_line::CommandLine;
use crate::excerpt::excerpt;
use crate::fault::{Fault, PlayerFault, Question};
use crate::player::{Player, Start};
use crate::process::{Exit, LONGEST_ANSWER, Process};
use crate::transcript::{Transcript, Voice};

/// How late an answer may be.
const GRACE: Duration = Duration::from_millis(250);

/// A player that is a program. One process plays game after game; after a fault the next game gets a new one.
#[derive(Debug)]
pub struct ExternalPlayer {
    command: CommandLine,
    budget: Duration,
    process: Option<Process>,
    /// How it lost the game before it was asked for an action.
    fault: Option<PlayerFault>,
    own_group: bool,
    transcript: Option<Transcript>,
}

impl ExternalPlayer {
    /// A player that runs this command, with so long for each action.
    pub fn new(command: CommandLine, budget: Duration) -> Self {
        Self { command, budget, process: None, fault: None, own_group: false, transcript: None }
    }

    /// Keeps Ctrl-C from the program, by a process group of its own. A host that is interrupted can then finish its game, and
    /// has to end the program itself.
    #[must_use]
    pub fn in_own_group(self) -> Self {
        Self { own_group: true, ..self }
    }

    /// Writes down the conversation.
    #[must_use]
    pub fn with_transcript(self, transcript: Option<Transcript>) -> Self {
        Self { transcript, ..self }
    }

    /// A line that the program writes within this time without being asked, escaped and shortened.
    pub fn unasked_line(&self, limit: Duration) -> Option<String> {
        Some(excerpt(&self.process.as_ref()?.unasked_line(limit)?))
    }

    /// Ends the program's input, and the program if it does not exit by itself; nothing if none is running.
    pub fn finish(&mut self) -> Option<Exit> {
        Some(self.process.take()?.end())
    }

    /// How long an answer, or reading a message, may take.
    fn limit(&self) -> Duration {
        self.budget + GRACE
    }

    /// The process, if it has not been given up.
    fn process(&self) -> Result<&Process, Fault> {
        self.process.as_ref().ok_or(Fault::MatchEnd(None))
    }

    fn spawn(&mut self) -> Result<(), Fault> {
        let conversation = self.transcript.as_ref().map(Transcript::begin);
        if let Some(conversation) = &conversation {
            conversation.write(Voice::Note, format!("cmd:{}", self.command).as_bytes());
        }
        self.process =
            Some(Process::spawn(&self.command, self.own_group, conversation).map_err(Fault::NotStarted)?);
        Ok(())
    }

    fn send<G: PresentableGame>(&self, message: &Message<'_, G>) -> Result<(), Fault> {
        let line = serde_json::to_string(message).expect("a message is plain data") + "\n";
        self.process()?.write(line, self.limit())
    }

    /// Ends the process, so that its last lines on standard error are there, and explains the fault.
    fn give_up(&mut self, fault: Fault, legal: &[String], received: Option<&[u8]>) -> PlayerFault {
        let process = self.process.take();
        if let Some(process) = &process {
            process.note(&format!("fault: {fault}"));
        }
        let exit = process.map(Process::end).unwrap_or_default();
        let fault = match fault {
            Fault::MatchEnd(_) => Fault::MatchEnd(exit.status),
            other => other,
        };
        fault.report(Question { legal, budget: self.budget }, received, exit.stderr)
    }

    /// Asks for an action. A line that the program had written before is its answer all the same.
    fn ask<G: PresentableGame>(&self, message: &Message<'_, G>) -> Result<Answer, Fault> {
        let asked = Instant::now();
        let early = self.process()?.unasked_line(Duration::ZERO);
        self.send(message)?;
        let left = self.limit().saturating_sub(asked.elapsed());
        let is_early = early.is_some();
        let line = early.map_or_else(|| self.process()?.next_line(left, self.limit()), Ok)?;
        Ok(Answer { line, is_early })
    }
}

/// What a program has written.
struct Answer {
    line: Vec<u8>,
    /// Whether the line was there before the question.
    is_early: bool,
}

impl<G: PresentableGame> Player<G> for ExternalPlayer {
    fn start(&mut self, start: &Start<'_, G>) {
        // 32 bits, because not every language has 64-bit integers.
        let [a, b, c, d, ..] = start.seed.0;
        let message: Message<'_, G> = Message::Start {
            game: G::NAME,
            seat: start.seat,
            players: start.players,
            options: start.options,
            seed: u32::from_le_bytes([a, b, c, d]),
        };
        let spawned = if self.process.is_none() { self.spawn() } else { Ok(()) };
        let started = spawned.and_then(|()| self.send(&message));
        self.fault = started.err().map(|fault| self.give_up(fault, &[], None));
    }

    fn act(&mut self, view: &G::View, history: &[G::Action]) -> Result<G::Action, PlayerFault> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        let actions = view.legal_actions();
        let legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let history = history.iter().map(G::Action::to_string).collect();
        let budget_ms = self.budget.as_millis() as u64;
        let message: Message<'_, G> = Message::Act { view, legal: &legal, history, budget_ms };
        let answer = match self.ask(&message) {
            Ok(answer) => answer,
            Err(fault) => return Err(self.give_up(fault, &legal, None)),
        };
        read_action::<G>(&answer.line, &actions).map_err(|fault| {
            let mut fault = self.give_up(fault, &legal, Some(&answer.line));
            if answer.is_early {
                fault.report.what +=
                    "; the line had been written before the question, which one line answers";
            }
            fault
        })
    }

    fn end(&mut self, outcome: Option<&Outcome<G::Reason>>, forfeit: Option<Forfeit>) {
        // The bot at fault has no process any more.
        if self.process.is_some()
            && let Err(fault) = self.send::<G>(&Message::End { result: outcome, forfeit })
        {
            self.give_up(fault, &[], None);
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase", bound = "")]
enum Message<'a, G: PresentableGame> {
    Start {
        game: &'static str,
        seat: Seat,
        players: usize,
        options: &'a G::Options,
        seed: u32,
    },
    Act {
        view: &'a G::View,
        legal: &'a [String],
        history: Vec<String>,
        budget_ms: u64,
    },
    End {
        result: Option<&'a Outcome<G::Reason>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<Forfeit>,
    },
}

/// The action that a line names, if it is one of these.
fn read_action<G: PresentableGame>(line: &[u8], legal: &[G::Action]) -> Result<G::Action, Fault> {
    let name = read_answer(line)?;
    let action: G::Action = name.parse().map_err(|_| Fault::NoAction(shorten(&name)))?;
    if legal.contains(&action) { Ok(action) } else { Err(Fault::NotLegal(name)) }
}

/// The name in an answer. An answer is an object, whatever else is in it.
fn read_answer(line: &[u8]) -> Result<String, Fault> {
    #[derive(Deserialize)]
    struct Answer {
        action: String,
    }
    if line.len() as u64 == LONGEST_ANSWER && !line.ends_with(b"\n") {
        return Err(Fault::TooLong(LONGEST_ANSWER));
    }
    let text = str::from_utf8(line).map_err(|_| Fault::NotText)?;
    let mut json = serde_json::Deserializer::from_str(text);
    let Answer { action } = object(&mut json).map_err(Fault::Malformed)?;
    json.end().map_err(Fault::Malformed)?;
    Ok(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_an_object_with_an_action() {
        for line in [
            r#"{"action":"m1R"}"#,
            " {\"action\" : \"m1R\"}\r\n",
            r#"{"value":1e400,"action":"m1R","why":{"a":[1]}}"#,
        ] {
            assert_eq!(read_answer(line.as_bytes()).unwrap(), "m1R", "{line}");
        }
    }

    #[test]
    fn everything_else_is_malformed() {
        for line in [
            "",
            "\n",
            "m1R",
            r#""m1R""#,
            r#"["m1R"]"#,
            r#"{"action":["m1R"]}"#,
            r#"{"action":null}"#,
            r#"{"Action":"m1R"}"#,
            r#"{"action":"m1R"} {"action":"m1R"}"#,
            r#"{"action":"m1R","action":"m1R"}"#,
            r#"{"action":"m1R""#,
        ] {
            assert!(matches!(read_answer(line.as_bytes()), Err(Fault::Malformed(_))), "{line}");
        }
        for line in [&b"\xff\n"[..], b"{\"action\":\"m1R\",\"why\":\"\xff\"}"] {
            assert!(matches!(read_answer(line), Err(Fault::NotText)));
        }
        let long = vec![b' '; LONGEST_ANSWER as usize];
        assert!(matches!(read_answer(&long), Err(Fault::TooLong(_))));
    }
}
