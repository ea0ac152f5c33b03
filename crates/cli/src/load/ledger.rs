//! A ledger of what the server has told us: whatever is in it must be in the database, whatever happens to the server.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;

use serde::Serialize;

use crate::failure::Failure;

/// One line of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Line {
    pub(super) seen: Seen,
    pub(super) table: String,
    /// The version of the table after the action.
    pub(super) version: u32,
    pub(super) action: String,
    /// The id of the command that was acknowledged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<String>,
}

/// How we know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Seen {
    /// The action was acknowledged to its sender.
    Ack,
    /// A player was told of it.
    Event,
    /// It is the last that a patient player was told of the table; there is no action.
    Last,
}

/// A file that is written by a thread of its own.
#[derive(Debug)]
pub(super) struct Ledger {
    lines: mpsc::Sender<Line>,
    writer: JoinHandle<io::Result<()>>,
}

impl Ledger {
    /// Begins a ledger; `-` is standard output.
    pub(super) fn begin(path: &Path) -> Result<Self, Failure> {
        let out: Box<dyn Write + Send> = if path.as_os_str() == "-" {
            Box::new(io::stdout())
        } else {
            Box::new(File::create(path).map_err(|source| Failure::File { path: path.to_owned(), source })?)
        };
        let (lines, received) = mpsc::channel();
        let writer = std::thread::spawn(move || write(&received, BufWriter::new(out)));
        Ok(Self { lines, writer })
    }

    pub(super) fn lines(&self) -> mpsc::Sender<Line> {
        self.lines.clone()
    }

    /// Returns when everything is written. All other senders must be gone by then.
    pub(super) fn end(self) -> io::Result<()> {
        drop(self.lines);
        self.writer.join().unwrap_or_else(|_| Err(io::Error::other("the ledger's thread has failed")))
    }
}

/// Writes lines as they come, and lets none wait while there is nothing else to write.
fn write(lines: &mpsc::Receiver<Line>, mut out: impl Write) -> io::Result<()> {
    while let Ok(line) = lines.recv() {
        for line in std::iter::once(line).chain(lines.try_iter()) {
            serde_json::to_writer(&mut out, &line)?;
            out.write_all(b"\n")?;
        }
        out.flush()?;
    }
    Ok(())
}
