//! What every game at our table shares.
//!
//! A game implements [`Game`], [`State`] and [`View`]; in return it gets seats and viewers, chance that gives the same
//! deal on every machine, records that replay without random numbers, node counts ([`perft()`]), and, with the feature
//! `testing`, the laws every game must keep.
//!
//! Nothing here knows a rule of any particular game. The only input is lines handed over by the caller ([`Lines`]), and with
//! `testing` the golden files.

mod chance;
mod game;
mod journal;
mod letters;
mod lines;
mod message;
mod notation;
mod outcome;
mod perft;
mod play_out;
mod read_view;
mod record;
mod replay;
mod seat;
mod strict;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use chance::{Chance, FromSeed, Seed, WrongReshuffle, below, shuffle};
pub use game::{Action, Effects, Event, Game, Ignore, Listener, PlayError, Setup, State, View, Worlds};
pub use journal::Journal;
pub use letters::{Letter, letters};
pub use lines::{Lines, MAX_LINE};
pub use message::{Arg, Message, describe};
pub use notation::ParseActionError;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use play_out::play_out;
pub use read_view::{ReadView, ViewError};
pub use record::{
    FORMAT, Forfeit, RawRecord, RecordError, ResultLine, Why, read_options, read_setup, shorten,
};
pub use replay::{Recorded, ReplayError, Replayed, replay, replay_open, trace_entry};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use strict::{StrictMap, object};
