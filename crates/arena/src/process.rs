//! A program that runs beside us, and is written to and read from with time limits.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use tabletop::record::ForfeitReason;

/// How long a program may take to exit once its input has ended.
const EXIT_LIMIT: Duration = Duration::from_millis(250);
/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;

/// A program and its arguments, split as a shell would; no shell runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
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
    pub(crate) answers: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a program, in a process group of its own if asked.
    pub(crate) fn spawn(command: &CommandLine, own_group: bool) -> io::Result<Self> {
        let mut program = Command::new(&command.program);
        program.args(&command.args).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        if own_group {
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

    /// Writes a line and waits until the pipe has taken it, so there is never more than one under way.
    pub(crate) fn write(&self, line: String, limit: Duration) -> Result<(), ForfeitReason> {
        let lines = self.lines.as_ref().expect("input ends only when the process is dropped");
        lines.send(line).map_err(|_| ForfeitReason::Crashed)?;
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

/// The next value from a thread; how the game is lost if none comes.
pub(crate) fn within<T>(limit: Duration, receiver: &Receiver<T>) -> Result<T, ForfeitReason> {
    receiver.recv_timeout(limit).map_err(|error| match error {
        RecvTimeoutError::Timeout => ForfeitReason::Time,
        RecvTimeoutError::Disconnected => ForfeitReason::Crashed,
    })
}

impl Drop for Process {
    fn drop(&mut self) {
        /// A child's exit cannot be waited for with a limit, so it is polled.
        const TICK: Duration = Duration::from_millis(2);
        drop(self.lines.take());
        let asked = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && asked.elapsed() < EXIT_LIMIT {
            // Further output is read, so that the program does not block on a full pipe.
            if self.answers.recv_timeout(TICK) == Err(RecvTimeoutError::Disconnected) {
                thread::park_timeout(TICK);
            }
        }
        // It may have exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
