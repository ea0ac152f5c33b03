//! A program that runs beside us, and is written to and read from with time limits.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::command_line::CommandLine;
use crate::fault::Fault;
use crate::stderr::Stderr;
use crate::transcript::{Conversation, Voice};

/// The longest answer that is read, in bytes.
pub(crate) const LONGEST_ANSWER: u64 = 1 << 16;

/// A running program. Dropping it ends its input, and kills it if it then does not exit in time.
///
/// Reading and writing a pipe take no time limit, so a thread does each: a program that does not answer, or does not read
/// what it is sent, blocks these threads only.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Lines for the program; dropped to end its input.
    lines: Option<SyncSender<String>>,
    /// Receives once for each line that the program's pipe has taken.
    written: Receiver<()>,
    answers: Receiver<Vec<u8>>,
    stderr: Stderr,
    conversation: Option<Conversation>,
}

/// How a program ended after its input had.
#[derive(Debug, Default)]
pub struct Exit {
    /// Nothing if it had to be killed.
    pub status: Option<ExitStatus>,
    /// The last lines on its standard error.
    pub stderr: Vec<String>,
}

impl Exit {
    /// How long a program may take.
    pub const LIMIT: Duration = Duration::from_millis(250);
}

impl Process {
    /// Starts a program, in a process group of its own if asked.
    pub(crate) fn spawn(
        command: &CommandLine,
        own_group: bool,
        conversation: Option<Conversation>,
    ) -> io::Result<Self> {
        let mut program = command.command();
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        if own_group {
            std::os::unix::process::CommandExt::process_group(&mut program, 0);
        }
        let mut child = program.spawn()?;
        let input = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        let stderr =
            Stderr::follow(child.stderr.take().expect("standard error is piped"), conversation.clone());
        let (lines, to_write) = sync_channel(1);
        let (wrote, written) = sync_channel(1);
        let (answered, answers) = sync_channel(1);
        thread::spawn(move || write_lines(input, &to_write, &wrote));
        let listening = conversation.clone();
        thread::spawn(move || read_answers(output, &answered, listening.as_ref()));
        Ok(Self { child, lines: Some(lines), written, answers, stderr, conversation })
    }

    /// Writes a line and waits until the pipe has taken it, so there is never more than one under way.
    pub(crate) fn write(&self, line: String, limit: Duration) -> Result<(), Fault> {
        if let Some(conversation) = &self.conversation {
            conversation.write(Voice::Host, line.as_bytes());
        }
        let lines = self.lines.as_ref().expect("input ends only with the process");
        lines.send(line).map_err(|_| Fault::MatchEnd(None))?;
        within(limit, &self.written, Fault::NotRead)
    }

    /// A line that the program writes within this time without being asked; for 0, one that it has already written.
    pub(crate) fn unasked_line(&self, limit: Duration) -> Option<Vec<u8>> {
        self.answers.recv_timeout(limit).ok()
    }

    /// The next line. An error names `whole`, of which `limit` is left.
    pub(crate) fn next_line(&self, limit: Duration, whole: Duration) -> Result<Vec<u8>, Fault> {
        within(limit, &self.answers, |_| Fault::Late(whole))
    }

    /// Writes down what happened.
    pub(crate) fn note(&self, text: &str) {
        if let Some(conversation) = &self.conversation {
            conversation.write(Voice::Note, text.as_bytes());
        }
    }

    /// Ends the program's input, and the program if it does not exit by itself.
    pub(crate) fn end(mut self) -> Exit {
        let status = self.wait_for_exit();
        Exit { status, stderr: self.stderr.last_lines(Exit::LIMIT) }
    }

    /// How it exited; nothing if it had to be killed.
    fn wait_for_exit(&mut self) -> Option<ExitStatus> {
        /// A child's exit cannot be waited for with a limit, so it is polled.
        const TICK: Duration = Duration::from_millis(2);
        // Dropped twice, it ends once.
        let is_first = self.lines.take().is_some();
        let asked = Instant::now();
        let mut status = self.child.try_wait().ok().flatten();
        while status.is_none() && asked.elapsed() < Exit::LIMIT {
            // Further output is read, so that the program does not block on a full pipe.
            if self.answers.recv_timeout(TICK) == Err(RecvTimeoutError::Disconnected) {
                thread::park_timeout(TICK);
            }
            status = self.child.try_wait().ok().flatten();
        }
        // It may have exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if is_first {
            let ending = |status| format!("ended ({status})");
            self.note(&status.map_or_else(|| "killed".to_owned(), ending));
        }
        status
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.wait_for_exit();
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
fn read_answers(output: ChildStdout, answered: &SyncSender<Vec<u8>>, conversation: Option<&Conversation>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let Ok(1..) = (&mut output).take(LONGEST_ANSWER).read_until(b'\n', &mut line) else { return };
        if let Some(conversation) = conversation {
            conversation.write(Voice::Program, &line);
        }
        if answered.send(line).is_err() {
            return;
        }
    }
}

/// The next value from a thread, or the fault that explains why none came.
fn within<T>(limit: Duration, receiver: &Receiver<T>, late: impl Fn(Duration) -> Fault) -> Result<T, Fault> {
    receiver.recv_timeout(limit).map_err(|error| match error {
        RecvTimeoutError::Timeout => late(limit),
        RecvTimeoutError::Disconnected => Fault::MatchEnd(None),
    })
}
