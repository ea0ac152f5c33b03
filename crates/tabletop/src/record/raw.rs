//! A record as it stands in a file: one game, one JSON object, one line.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde::{Deserialize as DeserializeDerive, Serialize};
use serde_json::value::RawValue;

use super::error::RecordError;
use super::replay::ReplayError;
use super::replayable::{ReplayableGame, Setup};
use crate::json::{JsonError, each_key_once, object, refuse_twice};
use crate::message::shorten;

/// A record that has been read but not yet replayed: well-formed, with nothing said twice.
///
/// ```
/// use tabletop::record::RawRecord;
///
/// let error = RawRecord::parse("{\"format\": 1}").expect_err("a format is text");
/// assert!(!error.to_string().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct RawRecord {
    /// The record's format.
    pub format: String,
    /// The game's name.
    pub game: String,
    /// The players' names by seat.
    pub players: Vec<String>,
    pub(crate) options: Box<RawValue>,
    pub(crate) setup: Box<RawValue>,
    pub(crate) reshuffles: Vec<String>,
    pub(crate) actions: Vec<String>,
    pub(crate) result: Option<ResultLine>,
    pub(crate) forfeit: Option<Forfeit>,
}

impl RawRecord {
    /// The options as they are written.
    pub fn options(&self) -> &RawValue {
        &self.options
    }

    /// The reshuffles it writes down, each top first.
    pub fn reshuffles(&self) -> &[String] {
        &self.reshuffles
    }

    /// How many actions it has.
    pub fn plies(&self) -> usize {
        self.actions.len()
    }

    /// Reads one line of a file of records.
    pub fn parse(line: &str) -> Result<Self, RecordError> {
        serde_json::from_str(line).map_err(|error| RecordError::Json(error.into()))
    }
}

/// The result a record claims, before it is compared with the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, DeserializeDerive)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// Final points by seat.
    pub scores: Vec<i64>,
    /// The winner's seat, or null for a draw.
    #[serde(deserialize_with = "Option::deserialize")]
    pub winner: Option<u64>,
    /// Why the game ended.
    pub reason: String,
}

/// A game given up, by resignation, time or a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, DeserializeDerive)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Who lost.
    pub seat: u8,
    /// The reason.
    pub why: ForfeitReason,
}

/// How a game was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, DeserializeDerive)]
#[serde(into = "&'static str", try_from = "String")]
pub enum ForfeitReason {
    /// The player resigned.
    Resigned,
    /// The player's time ran out.
    Time,
    /// A program gave an illegal or malformed answer.
    Illegal,
    /// A program ended or stopped answering.
    Crashed,
}

impl ForfeitReason {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Resigned, Self::Time, Self::Illegal, Self::Crashed];

    /// The name in records, messages and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Illegal => "illegal",
            Self::Crashed => "crashed",
        }
    }
}

impl From<ForfeitReason> for &'static str {
    fn from(why: ForfeitReason) -> Self {
        why.name()
    }
}

impl TryFrom<String> for ForfeitReason {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|why| why.name() == name);
        known.ok_or_else(|| format!("unknown forfeit `{}`", shorten(&name)))
    }
}

/// Reads a game's options as a record writes them.
pub fn read_options<G: ReplayableGame>(text: &str) -> Result<G::Options, JsonError> {
    Ok(part(serde_json::from_str(text)?)?)
}

/// Reads a set-up as a record writes it, for so many players.
pub fn read_setup<G: ReplayableGame>(text: &str, players: usize) -> Result<G::Setup, ReplayError> {
    let read = serde_json::from_str(text).and_then(part);
    let written = read.map_err(|error| ReplayError::before(RecordError::Setup(error.into())))?;
    G::Setup::read(written, players).map_err(ReplayError::before)
}

/// Reads one part of a record, refusing keys written twice also where the part's own type would not.
pub(crate) fn part<T: DeserializeOwned>(raw: &RawValue) -> Result<T, serde_json::Error> {
    each_key_once::<serde_json::Error>(raw.get())?;
    object(&mut serde_json::Deserializer::from_str(raw.get()))
}

impl<'de> Deserialize<'de> for RawRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;

        fn strict<T: DeserializeOwned, E: serde::de::Error>(raw: &RawValue) -> Result<T, E> {
            part(raw).map_err(E::custom)
        }

        impl<'de> Visitor<'de> for Fields {
            type Value = RawRecord;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a record: an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawRecord, A::Error> {
                let mut seen = BTreeSet::new();
                let (mut format, mut game, mut players, mut options, mut setup, mut actions) =
                    (None, None, None, None, None, None);
                let mut reshuffles = Vec::new();
                let (mut result, mut forfeit) = (None, None);
                while let Some(key) = map.next_key::<String>()? {
                    refuse_twice(&mut seen, key.clone())?;
                    match key.as_str() {
                        "format" => format = Some(map.next_value()?),
                        "game" => game = Some(map.next_value()?),
                        "players" => players = Some(map.next_value()?),
                        "options" => options = Some(map.next_value()?),
                        "setup" => setup = Some(map.next_value()?),
                        "reshuffles" => reshuffles = map.next_value()?,
                        "actions" => actions = Some(map.next_value()?),
                        "result" => result = Some(strict(map.next_value()?)?),
                        "forfeit" => forfeit = Some(strict(map.next_value()?)?),
                        _ => each_key_once(map.next_value::<&RawValue>()?.get())?,
                    }
                }
                Ok(RawRecord {
                    format: format.ok_or_else(|| A::Error::missing_field("format"))?,
                    game: game.ok_or_else(|| A::Error::missing_field("game"))?,
                    players: players.ok_or_else(|| A::Error::missing_field("players"))?,
                    options: options.ok_or_else(|| A::Error::missing_field("options"))?,
                    setup: setup.ok_or_else(|| A::Error::missing_field("setup"))?,
                    reshuffles,
                    actions: actions.ok_or_else(|| A::Error::missing_field("actions"))?,
                    result,
                    forfeit,
                })
            }
        }

        deserializer.deserialize_map(Fields)
    }
}
