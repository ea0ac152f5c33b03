//! The log of a match: a file of records. A match that was interrupted goes on from it.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::record::{Lines, MAX_LINE, RawRecord, RecordError, ReplayError, ReplayableGame, replay};

use crate::match_setup::Match;
use crate::place::Place;
use crate::played::MatchGame;
use crate::record::{Note, reproduce};

/// A file of records. It may hold the games of several matches; each match reads its own.
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
    #[error("line {line}: this is no log of the arena")]
    NoRecord {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        source: RecordError,
    },
    /// The last line has no end, and is not the beginning of a record either.
    #[error("line {line}: this is no log of the arena: it does not end like a record")]
    OtherEnd {
        /// The line, counted from 1.
        line: usize,
    },
    /// A record says that it is of this match, but this match cannot have played it.
    #[error("line {line}: this match would not have written that record")]
    OtherGame {
        /// The line, counted from 1.
        line: usize,
        /// Why it does not hold, if it does not.
        source: Option<ReplayError>,
    },
}

/// What a log holds of a match.
#[derive(Debug, Default)]
pub(crate) struct LoggedGames {
    pub(crate) games: BTreeMap<Place, MatchGame>,
    /// Games that would be of this match, but were played by other versions of its players.
    pub(crate) of_other_versions: usize,
}

/// What one line is to a match.
enum Line {
    OtherMatch,
    OtherVersion,
    Played(Box<MatchGame>),
}

/// The optional keys that the arena adds to a record.
#[derive(Deserialize)]
struct Notes {
    arena: Option<Note>,
    fault: Option<Box<RawValue>>,
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

    /// The games of this match that the log already holds. Each is played again to see that it is one. Those of other versions
    /// of the players are only counted. A last line that was cut short is removed.
    pub(crate) fn read<G: ReplayableGame>(&mut self, of: &Match<'_, G>) -> Result<LoggedGames, LogError> {
        let (whole, tail) = self.last_line_break()?;
        self.file.rewind()?;
        let mut lines = Lines::new(BufReader::new((&self.file).take(whole)));
        let (mut logged, mut number) = (LoggedGames::default(), 0);
        while let Some(line) = lines.next_line()? {
            number += 1;
            match read_line(of, line, number)? {
                Line::OtherMatch => {}
                Line::OtherVersion => logged.of_other_versions += 1,
                Line::Played(played) => {
                    logged.games.insert(played.place, *played);
                }
            }
        }
        if tail.len() > MAX_LINE || !could_begin_a_record::<G>(&tail) {
            return Err(LogError::OtherEnd { line: number + 1 });
        }
        self.file.set_len(whole)?;
        self.file.seek(SeekFrom::Start(whole))?;
        Ok(logged)
    }

    /// The length of the file up to its last line break, and what follows.
    fn last_line_break(&mut self) -> io::Result<(u64, Vec<u8>)> {
        let length = self.file.metadata()?.len();
        let start = length.saturating_sub(MAX_LINE as u64 + 1);
        self.file.seek(SeekFrom::Start(start))?;
        let mut end = Vec::new();
        (&self.file).take(length - start).read_to_end(&mut end)?;
        let tail = end.split_off(end.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1));
        Ok((start + end.len() as u64, tail))
    }

    /// Writes a record.
    pub(crate) fn append(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

/// A text file that is named by mistake must not lose its last line.
fn could_begin_a_record<G: ReplayableGame>(line: &[u8]) -> bool {
    let begin = format!(r#"{{"format":"{}""#, G::FORMAT);
    let common = begin.len().min(line.len());
    begin.as_bytes()[..common] == line[..common]
}

/// The game a line records, if it is of this match and its players are still what they were.
fn read_line<G: ReplayableGame>(
    of: &Match<'_, G>,
    text: Result<&str, RecordError>,
    line: usize,
) -> Result<Line, LogError> {
    let no_record = |source| LogError::NoRecord { line, source };
    let no_json = |error: serde_json::Error| no_record(RecordError::Json(error.into()));
    let text = text.map_err(no_record)?;
    let record = RawRecord::parse(text).map_err(no_record)?;
    let notes: Notes = serde_json::from_str(text).map_err(no_json)?;
    let (Some(note), Some(times)) = (notes.arena, notes.times) else { return Ok(Line::OtherMatch) };
    let place = note.place;
    let is_ours = (note.seed, note.budget.as_str()) == (of.seed, of.budget.as_str())
        && record.game == G::NAME
        && of.lineups.has(place)
        && record.players == of.names_by_seat(place);
    if !is_ours {
        return Ok(Line::OtherMatch);
    }
    let other = |source| LogError::OtherGame { line, source };
    let replayed = replay::<G>(&record, |_, _| {}).map_err(|error| other(Some(error)))?;
    if replayed.options != of.options {
        return Ok(Line::OtherMatch);
    }
    if note.versions != of.versions_by_seat(place) {
        return Ok(Line::OtherVersion);
    }
    let (written, played) =
        reproduce(of, place, &replayed.actions, replayed.forfeit, notes.fault.as_deref(), &times)
            .ok_or_else(|| other(None))?;
    let value = |text: &str| serde_json::from_str::<Value>(text).map_err(no_json);
    if value(&written)? == value(text)? { Ok(Line::Played(Box::new(played))) } else { Err(other(None)) }
}
