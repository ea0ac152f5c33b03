//! Records: what a game needs for them, how they are written and read, and how they are played again.

mod error;
mod journal;
#[cfg(feature = "std")]
mod lines;
mod listener;
mod raw;
mod replay;
mod replayable;

pub use error::{MAX_LINE, RecordError};
pub use journal::Journal;
#[cfg(feature = "std")]
pub use lines::Lines;
pub use listener::{Ignore, Listener};
pub(crate) use raw::part;
pub use raw::{Forfeit, ForfeitReason, RawRecord, ResultLine, read_options, read_setup};
pub use replay::{RecordProof, Replay, ReplayError, replay, replay_open, trace_entry};
pub use replayable::{PlayError, ReplayableGame, Setup};
