//! The log of a match: a file of records from which a match that was cut short goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::record::{Forfeit, MAX_LINE, ReplayableGame};

use crate::place::Place;
use crate::played::Played;
use crate::run::Match;
use crate::table::{Note, again};

/// A file of records. Games of several matches may stand in one file; each match takes up its own.
#[derive(Debug)]
pub struct Log {
    file: File,
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another match is writing to it.
    #[error("another match is writing to it")]
    Busy,
    /// A line is not a record.
    #[error("line {line}: this is no log of the arena: {detail}")]
    NoRecord {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        detail: String,
    },
    /// A record says that it is of this match, but this match cannot have played it.
    #[error("line {line}: this match would not have written that record")]
    OtherGame {
        /// The line, counted from 1.
        line: usize,
    },
}

/// What a record must have to be compared.
#[derive(Deserialize)]
struct Line {
    game: String,
    players: Vec<String>,
    options: Value,
    actions: Vec<String>,
    forfeit: Option<Forfeit>,
    arena: Option<Note>,
    times: Option<Box<RawValue>>,
}

impl Log {
    /// Opens a log, a new one if need be, and keeps others from writing to it.
    pub fn open(path: &Path) -> Result<Self, LogError> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file }),
            Err(TryLockError::WouldBlock) => Err(LogError::Busy),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The games of this match that the log already holds. Each is played again to see that it is one. A last line that was
    /// cut short is removed.
    pub(crate) fn read<G: ReplayableGame>(
        &mut self,
        of: &Match<'_, G>,
    ) -> Result<BTreeMap<Place, Played>, LogError> {
        let mut known = BTreeMap::new();
        let mut reader = BufReader::new(&self.file);
        let (mut whole, mut number) = (0, 0);
        let mut line = Vec::new();
        loop {
            line.clear();
            number += 1;
            let length = (&mut reader).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
            if line.pop_if(|last| *last == b'\n').is_none() {
                if !could_begin_a_record::<G>(&line) || length > MAX_LINE {
                    let detail = "it does not end like a record".to_owned();
                    return Err(LogError::NoRecord { line: number, detail });
                }
                break;
            }
            if let Some(played) = read_line(of, &line, number)? {
                known.insert(played.place, played);
            }
            whole += length as u64;
        }
        self.file.set_len(whole)?;
        self.file.seek(SeekFrom::Start(whole))?;
        Ok(known)
    }

    /// Writes a record.
    pub(crate) fn append(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

/// Somebody's text file must not lose its last line because of a slip on the command line.
fn could_begin_a_record<G: ReplayableGame>(line: &[u8]) -> bool {
    let begin = format!(r#"{{"format":"{}""#, G::FORMAT);
    let common = begin.len().min(line.len());
    begin.as_bytes()[..common] == line[..common]
}

/// The game a line records, if it is of this match.
fn read_line<G: ReplayableGame>(
    of: &Match<'_, G>,
    bytes: &[u8],
    line: usize,
) -> Result<Option<Played>, LogError> {
    let no_record = |error: serde_json::Error| LogError::NoRecord { line, detail: error.to_string() };
    let record: Line = serde_json::from_slice(bytes).map_err(no_record)?;
    let (Some(note), Some(times)) = (record.arena, record.times) else { return Ok(None) };
    let options = serde_json::to_value(&of.options).map_err(no_record)?;
    let place = note.place;
    let ours = (note.seed, note.budget.as_str()) == (of.seed, of.budget.as_str())
        && record.game == G::NAME
        && place.rotation < of.names.len()
        && record.players == of.names_by_seat(place)
        && record.options == options;
    if !ours {
        return Ok(None);
    }
    let (written, played) =
        again(of, place, &record.actions, record.forfeit, &times).ok_or(LogError::OtherGame { line })?;
    let value = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).map_err(no_record);
    if value(written.as_bytes())? == value(bytes)? {
        Ok(Some(played))
    } else {
        Err(LogError::OtherGame { line })
    }
}
