//! The conversation with programs, written down for their authors.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::excerpt::escaped;

/// A file to which the conversations with all programs of a command are written, line by line as they happen:
/// the number of the process, the milliseconds since it was started, who speaks, and what.
#[derive(Clone, Debug)]
pub struct Transcript(Arc<Mutex<TranscriptFile>>);

#[derive(Debug)]
struct TranscriptFile {
    file: File,
    processes: u32,
    /// The first line that could not be written.
    error: Option<io::Error>,
}

impl Transcript {
    /// Begins a new file.
    pub fn create(path: &Path) -> io::Result<Self> {
        let file = File::create(path)?;
        Ok(Self(Arc::new(Mutex::new(TranscriptFile { file, processes: 0, error: None }))))
    }

    /// Whether all of it could be written.
    pub fn finish(&self) -> io::Result<()> {
        self.lock().error.take().map_or(Ok(()), Err)
    }

    /// The conversation with one more process.
    pub(crate) fn begin(&self) -> Conversation {
        let mut shared = self.lock();
        shared.processes += 1;
        Conversation { transcript: self.clone(), process: shared.processes, begun: Instant::now() }
    }

    fn lock(&self) -> MutexGuard<'_, TranscriptFile> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who speaks in a conversation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// The host, to the program.
    Host,
    /// The program's answers.
    Program,
    /// The program's standard error.
    Stderr,
    /// What happened.
    Note,
}

impl Voice {
    fn sign(self) -> char {
        match self {
            Self::Host => '>',
            Self::Program => '<',
            Self::Stderr => '!',
            Self::Note => '=',
        }
    }
}

/// The conversation with one process.
#[derive(Clone, Debug)]
pub(crate) struct Conversation {
    transcript: Transcript,
    process: u32,
    begun: Instant,
}

impl Conversation {
    /// Writes a line. A failure is kept until the end: it must not change the game.
    pub(crate) fn write(&self, voice: Voice, line: &[u8]) {
        let ms = self.begun.elapsed().as_micros() as f64 / 1000.0;
        let text: String = escaped(line).collect();
        let line = format!("{} {ms:.3} {} {text}\n", self.process, voice.sign());
        let mut shared = self.transcript.lock();
        if let Err(error) = shared.file.write_all(line.as_bytes()) {
            shared.error.get_or_insert(error);
        }
    }
}
