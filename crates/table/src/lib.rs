#![doc = include_str!("../README.md")]

mod day;
mod dice;
mod fairness;
mod id;
mod refused;
mod table;
mod time;

/// What [`refusals!`] expands to.
#[doc(hidden)]
pub mod __private {
    pub use tabletop::message::{Arg, Message};
}

pub use self::time::Timestamp;
pub use day::{Day, NotADay};
pub use dice::Dice;
pub use fairness::{Fairness, Secret, Unfair, VerifyError, verify};
pub use id::{Id, NotAnId};
pub use refused::{
    AbsenceRefused, AccessRefused, ActionRefused, BoundsRefused, CommandRefused, ContinuationRefused,
    HintRefused, JoinRefused, LeaveRefused, LessonRefused, NewTableRefused, RefusalKind, Refused,
    UndoRefused,
};
pub use table::{
    Applied, Author, CommandContext, Entry, EntryError, FinishedGame, FoldError, Holder, Lesson, ListedTable,
    MOST_ENTRIES, MOST_PLIES, Maker, Occupant, Outage, Sender, Special, Step, StoredEntry, Table,
    TableCommand, Terms, WakeTime, begin_lesson, continue_game, create, invited_to, log,
};
