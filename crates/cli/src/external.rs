//! Programs that play, over standard input and output (the bot protocol of `docs/records.md`).

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tabletop::json::object;
use tabletop::presentation::PresentableGame;
use tabletop::record::{Forfeit, Why};
use tabletop::{Outcome, Seat, View};

use crate::players::{Player, Start};

/// How late an answer may be.
const GRACE: Duration = Duration::from_millis(250);
/// How long a program may take to end once its input has ended.
const FAREWELL: Duration = Duration::from_millis(250);
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
    /// The program, or why it lost the game for which it was last wanted.
    process: Result<Process, Why>,
    complained: bool,
    /// Whether Ctrl-C passes the program by.
    apart: bool,
}

impl External {
    pub(crate) fn new(command: CommandLine, budget: Duration) -> Self {
        Self { command, budget, process: Err(Why::Crashed), complained: false, apart: false }
    }

    /// Lets a host that ends its games in order when it is interrupted do so: Ctrl-C goes to every program of a process
    /// group, so this one gets a group of its own. It is for the host to end it, also if it hangs.
    pub(crate) fn apart(self) -> Self {
        Self { apart: true, ..self }
    }

    /// Starts the program. One that cannot be started loses game after game, so it is said once why.
    fn spawn(&mut self) {
        self.process = Process::spawn(&self.command, self.apart).map_err(|error| {
            if !self.complained {
                self.complained = true;
                // The game goes on where nobody can be told.
                let _ = writeln!(io::stderr(), "error: cmd:{}: {error}", self.command);
            }
            Why::Crashed
        });
    }

    /// Sends a message, and loses the process if it does not take it in time.
    fn send<G: PresentableGame>(&mut self, message: &Message<'_, G>) {
        let line = serde_json::to_string(message).expect("a message is plain data") + "\n";
        if let Ok(process) = &self.process
            && let Err(why) = process.write(line, self.budget + GRACE)
        {
            self.process = Err(why);
        }
    }

    fn answer<G: PresentableGame>(&self, view: &G::View, asked: Instant) -> Result<G::Action, Why> {
        let process = self.process.as_ref().map_err(|why| *why)?;
        let line = within((self.budget + GRACE).saturating_sub(asked.elapsed()), &process.answers)?;
        let action: G::Action = read_answer(&line).ok_or(Why::Illegal)?.parse().map_err(|_| Why::Illegal)?;
        let mut legal = false;
        view.for_each_legal(|other| legal |= other == action);
        if legal { Ok(action) } else { Err(Why::Illegal) }
    }
}

impl<G: PresentableGame> Player<G> for External {
    fn start(&mut self, start: &Start<'_, G>) {
        if self.process.is_err() {
            self.spawn();
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

/// A running program. When it is no longer needed, its input ends; it is killed if it then does not end by itself.
///
/// Neither reading nor writing can be given a time limit, so a thread does each: a program that does not answer, or does not
/// read what it is sent, holds up its threads and nobody else.
struct Process {
    child: Child,
    /// What the program is to read; dropped to end its input.
    lines: Option<SyncSender<String>>,
    /// Tells of each line that the program's pipe has taken it.
    written: Receiver<()>,
    answers: Receiver<Vec<u8>>,
}

impl Process {
    fn spawn(command: &CommandLine, apart: bool) -> io::Result<Self> {
        let mut program = Command::new(&command.program);
        program.args(&command.args).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        if apart {
            std::os::unix::process::CommandExt::process_group(&mut program, 0);
        }
        let mut child = program.spawn()?;
        let input = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        let (lines, to_write) = sync_channel(1);
        let (wrote, written) = sync_channel(1);
        let (answered, answers) = sync_channel(1);
        thread::spawn(move || write_lines(input, &to_write, &wrote));
        thread::spawn(move || read_answers(output, &answered));
        Ok(Self { child, lines: Some(lines), written, answers })
    }

    /// Writes a line. Each is waited for, so there is never more than one under way.
    fn write(&self, line: String, limit: Duration) -> Result<(), Why> {
        let lines = self.lines.as_ref().expect("input ends only when the process is dropped");
        lines.send(line).map_err(|_| Why::Crashed)?;
        within(limit, &self.written)
    }
}

/// Ends with the last line, or as soon as the program no longer reads.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>, wrote: &SyncSender<()>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() || wrote.send(()).is_err() {
            return;
        }
    }
}

/// Ends with the program's output.
fn read_answers(output: ChildStdout, answered: &SyncSender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match (&mut output).take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
            Ok(length) if length > 0 && answered.send(line).is_ok() => {}
            _ => return,
        }
    }
}

/// What comes from a program's thread; how the game is lost if nothing does.
fn within<T>(limit: Duration, receiver: &Receiver<T>) -> Result<T, Why> {
    receiver.recv_timeout(limit).map_err(|error| match error {
        RecvTimeoutError::Timeout => Why::Time,
        RecvTimeoutError::Disconnected => Why::Crashed,
    })
}

impl Drop for Process {
    fn drop(&mut self) {
        /// Nothing tells of a child's end, so it is looked for this often.
        const TICK: Duration = Duration::from_millis(2);
        drop(self.lines.take());
        let asked = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && asked.elapsed() < FAREWELL {
            // Last words are read, so that a program does not wait for somebody to read them.
            if self.answers.recv_timeout(TICK) == Err(RecvTimeoutError::Disconnected) {
                thread::park_timeout(TICK);
            }
        }
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
