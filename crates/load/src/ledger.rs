//! A ledger of what the server has told its clients. A test can compare it with the database afterwards, whatever has
//! happened to the server.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;

use serde::Serialize;

use crate::error::LoadError;

/// One line of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct LedgerEntry {
    #[serde(rename = "seen")]
    pub(crate) kind: EntryKind,
    pub(crate) table: String,
    /// The version of the table after the action.
    pub(crate) version: u32,
    pub(crate) action: String,
    /// The id of the command that was acknowledged.
    #[serde(rename = "by", skip_serializing_if = "Option::is_none")]
    pub(crate) command: Option<String>,
}

/// How a client knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EntryKind {
    /// The action was acknowledged to its sender.
    Ack,
    /// A player was sent the action's event.
    Event,
    /// The last version of the table that a patient player has seen; there is no action.
    Last,
}

/// A file that is written by a thread of its own.
#[derive(Debug)]
pub(crate) struct Ledger {
    entries: mpsc::Sender<LedgerEntry>,
    writer: JoinHandle<io::Result<()>>,
}

/// Where a player writes to the ledger, if there is one.
#[derive(Clone, Debug)]
pub(crate) struct LedgerWriter(Option<mpsc::Sender<LedgerEntry>>);

impl Ledger {
    /// Begins a ledger; `-` is standard output.
    pub(crate) fn begin(path: &Path) -> Result<Self, LoadError> {
        let out: Box<dyn Write + Send> = if path.as_os_str() == "-" {
            Box::new(io::stdout())
        } else {
            Box::new(File::create(path).map_err(|source| LoadError::File { path: path.to_owned(), source })?)
        };
        let (entries, received) = mpsc::channel();
        let writer = std::thread::spawn(move || write(&received, BufWriter::new(out)));
        Ok(Self { entries, writer })
    }

    pub(crate) fn writer(ledger: Option<&Self>) -> LedgerWriter {
        LedgerWriter(ledger.map(|ledger| ledger.entries.clone()))
    }

    /// Returns when everything is written. All writers must be gone by then.
    pub(crate) fn end(self) -> io::Result<()> {
        drop(self.entries);
        self.writer.join().unwrap_or_else(|_| Err(io::Error::other("the ledger's thread panicked")))
    }
}

impl LedgerWriter {
    pub(crate) fn write(
        &self,
        kind: EntryKind,
        table: &str,
        version: u32,
        action: &str,
        command: Option<&str>,
    ) {
        if let Some(entries) = &self.0 {
            let (table, action, command) = (table.to_owned(), action.to_owned(), command.map(str::to_owned));
            // The thread has stopped if it could not write; `Ledger::end` reports that.
            let _ = entries.send(LedgerEntry { kind, table, version, action, command });
        }
    }
}

/// Writes entries as they come, and flushes before it waits for the next.
fn write(entries: &mpsc::Receiver<LedgerEntry>, mut out: impl Write) -> io::Result<()> {
    while let Ok(entry) = entries.recv() {
        for entry in std::iter::once(entry).chain(entries.try_iter()) {
            serde_json::to_writer(&mut out, &entry)?;
            out.write_all(b"\n")?;
        }
        out.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_lines_with_the_keys_that_readers_know() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.jsonl");
        let ledger = Ledger::begin(&path).unwrap();
        let writer = Ledger::writer(Some(&ledger));
        writer.write(EntryKind::Ack, "t", 4, "m1R", Some("0-1"));
        writer.write(EntryKind::Last, "t", 5, "", None);
        drop(writer);
        ledger.end().unwrap();
        let expected = "\
            {\"seen\":\"ack\",\"table\":\"t\",\"version\":4,\"action\":\"m1R\",\"by\":\"0-1\"}\n\
            {\"seen\":\"last\",\"table\":\"t\",\"version\":5,\"action\":\"\"}\n";
        assert_eq!(std::fs::read_to_string(path).unwrap(), expected);
    }
}
