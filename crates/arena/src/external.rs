//! Players that are programs, over standard input and output (the bot protocol of `docs/records.md`).

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tabletop::json::object;
use tabletop::presentation::PresentableGame;
use tabletop::record::{Forfeit, ForfeitReason};
use tabletop::{Outcome, Seat, View};

use crate::player::{Player, Start};
use crate::process::{CommandLine, Process, within};

/// How late an answer may be.
const GRACE: Duration = Duration::from_millis(250);

/// A player that is a program. One process plays game after game; after a fault the next game gets a new one.
#[derive(Debug)]
pub struct ExternalPlayer {
    command: CommandLine,
    budget: Duration,
    /// The process, or how it lost the last game.
    process: Result<Process, ForfeitReason>,
    /// Whether it was reported that the program cannot be started.
    reported: bool,
    own_group: bool,
}

impl ExternalPlayer {
    /// A player that runs this command, with so long for each action.
    pub fn new(command: CommandLine, budget: Duration) -> Self {
        Self { command, budget, process: Err(ForfeitReason::Crashed), reported: false, own_group: false }
    }

    /// Keeps Ctrl-C from the program, by a process group of its own. A host that is interrupted can then finish its game, and
    /// has to end the program itself.
    #[must_use]
    pub fn in_own_group(self) -> Self {
        Self { own_group: true, ..self }
    }

    /// Starts the program. One that cannot be started loses every game; the reason is printed once.
    fn spawn(&mut self) {
        self.process = Process::spawn(&self.command, self.own_group).map_err(|error| {
            if !self.reported {
                self.reported = true;
                // The match goes on even if standard error is closed.
                let _ = writeln!(io::stderr(), "error: cmd:{}: {error}", self.command);
            }
            ForfeitReason::Crashed
        });
    }

    /// Sends a message; gives the process up if it does not take the message in time.
    fn send<G: PresentableGame>(&mut self, message: &Message<'_, G>) {
        let line = serde_json::to_string(message).expect("a message is plain data") + "\n";
        if let Ok(process) = &self.process
            && let Err(why) = process.write(line, self.budget + GRACE)
        {
            self.process = Err(why);
        }
    }

    fn answer<G: PresentableGame>(&self, view: &G::View, asked: Instant) -> Result<G::Action, ForfeitReason> {
        let process = self.process.as_ref().map_err(|why| *why)?;
        let line = within((self.budget + GRACE).saturating_sub(asked.elapsed()), &process.answers)?;
        let action: G::Action =
            read_answer(&line).ok_or(ForfeitReason::Illegal)?.parse().map_err(|_| ForfeitReason::Illegal)?;
        let mut legal = false;
        view.for_each_legal(|other| legal |= other == action);
        if legal { Ok(action) } else { Err(ForfeitReason::Illegal) }
    }
}

impl<G: PresentableGame> Player<G> for ExternalPlayer {
    fn start(&mut self, start: &Start<'_, G>) {
        if self.process.is_err() {
            self.spawn();
        }
        // 32 bits, because not every language has 64-bit integers.
        let [a, b, c, d, ..] = start.seed.0;
        self.send::<G>(&Message::Start {
            game: G::NAME,
            seat: start.seat,
            players: start.players,
            options: start.options,
            seed: u32::from_le_bytes([a, b, c, d]),
        });
    }

    fn act(&mut self, view: &G::View, history: &[G::Action]) -> Result<G::Action, ForfeitReason> {
        let legal = view.legal_actions().iter().map(ToString::to_string).collect();
        let history = history.iter().map(G::Action::to_string).collect();
        let budget_ms = self.budget.as_millis() as u64;
        let asked = Instant::now();
        self.send::<G>(&Message::Act { view, legal, history, budget_ms });
        let answer = self.answer::<G>(view, asked);
        if let Err(why) = answer {
            self.process = Err(why);
        }
        answer
    }

    fn end(&mut self, outcome: Option<&Outcome<G::Reason>>, forfeit: Option<Forfeit>) {
        self.send::<G>(&Message::End { result: outcome, forfeit });
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

/// The action an answer names. An answer is an object, whatever else is in it.
fn read_answer(line: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Answer {
        action: String,
    }
    let mut json = serde_json::Deserializer::from_str(str::from_utf8(line).ok()?);
    let Answer { action } = object(&mut json).ok()?;
    json.end().ok()?;
    Some(action)
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
            assert_eq!(read_answer(line.as_bytes()).as_deref(), Some("m1R"), "{line}");
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
            assert_eq!(read_answer(line.as_bytes()), None, "{line}");
        }
        assert_eq!(read_answer(b"\xff\n"), None);
        assert_eq!(read_answer(b"{\"action\":\"m1R\",\"why\":\"\xff\"}"), None);
    }
}
