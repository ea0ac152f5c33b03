//! What every game at our table shares.
//!
//! A game implements [`Game`], and can then be played and searched. With [`ReplayableGame`] it gets records that replay
//! without random numbers, with [`PresentableGame`] everything that a table shows. All games share seats and viewers, chance
//! that gives the same deal on every machine, node counts ([`perft()`]), and, with the feature `testing`, the laws that
//! every game must keep.
//!
//! Nothing here knows a rule of any particular game. The only input is lines handed over by the caller ([`Lines`]), and with
//! `testing` the golden files.

mod chance;
mod game;
mod journal;
mod letters;
mod lines;
mod listener;
mod message;
mod notation;
mod outcome;
mod perft;
mod play_out;
mod presentable;
mod read_view;
mod record;
mod replay;
mod replayable;
mod seat;
mod strict;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use chance::{Chance, FromSeed, Seed, WrongReshuffle, below, shuffle};
pub use game::{Action, Game, State, View, Worlds};
pub use journal::Journal;
pub use letters::{Letter, letters};
pub use lines::{Lines, MAX_LINE};
pub use listener::{Ignore, Listener};
pub use message::{Arg, Message, describe};
pub use notation::ParseActionError;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use play_out::play_out;
pub use presentable::{Effects, Event, PresentableGame};
pub use read_view::{ReadView, ViewError};
pub use record::{Forfeit, RawRecord, RecordError, ResultLine, Why, read_options, read_setup, shorten};
pub use replay::{Recorded, ReplayError, Replayed, replay, replay_open, trace_entry};
pub use replayable::{PlayError, ReplayableGame, Setup};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use strict::{StrictMap, object};
