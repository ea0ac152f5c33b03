//! Why a request is refused: reasons of the server's own, and those that a table, a game or a record has.

use mandala_games::GameRefused;
use mandala_store::NameRefused;
use mandala_table::{
    AccessRefused, ActionRefused, CommandRefused, ContinuationRefused, HintRefused, LessonRefused,
    NewTableRefused, RefusalKind, Refused, refusals,
};
use tabletop::message::{Arg, Message};
use tabletop::record::ReplayError;

use crate::denied::Denied;

refusals! {
    /// Why a request is refused. Nothing has changed by it, except perhaps by what was `Unavailable` in the middle.
    pub enum Refusal {
        NotFound => (NotFound, "server-not-found", "there is nothing here, or it may not be seen"),
        NotAllowed => (Forbidden, "server-not-allowed", "this person may not do that"),
        LoginNeeded => (Unauthenticated, "server-login-needed", "the request has no login"),
        Malformed { detail: String } => (Invalid, "server-malformed", "the request cannot be read: {detail}"),
        TooLarge => (TooLarge, "server-too-large", "the request or the record is too long"),
        TooMany => (TooMany, "server-too-many", "there are too many of these already"),
        TooOften { seconds: u64 } => (TooMany, "server-too-often", "too often: not before {seconds} s"),
        Unavailable => (Unavailable, "server-unavailable", "it cannot be done at the moment"),
        IdInvalid => (Invalid, "server-id-invalid", "the command's id is empty or too long"),
        NotOver => (Conflict, "server-not-over", "the game is not over"),
        NoRematch => (Conflict, "server-no-rematch", "there is no next game at this table"),
        NoSuchPly { plies: usize } => (NotFound, "server-no-such-ply", "the game has {plies} actions"),
        DayNotOver => (Forbidden, "server-day-not-over", "the day of this deal is not over"),
        DailyNotPlayed => (Forbidden, "server-daily-not-played", "this person has not played that deal"),
    }
    pass on {
        Denied(Denied),
        Access(AccessRefused),
        Command(CommandRefused),
        Action(ActionRefused),
        Hint(HintRefused),
        NewTable(NewTableRefused),
        Lesson(LessonRefused),
        Continuation(ContinuationRefused),
        Game(GameRefused),
        Record(RecordRefused),
        Name(NameRefused),
    }
}

impl Refusal {
    /// Whether the command was made for an older version of the table.
    pub(crate) fn is_stale(&self) -> bool {
        matches!(self, Self::Command(CommandRefused::Stale { .. }))
    }

    /// Whether the table has moved on since the command was made: a computer's answer that comes too late.
    pub(crate) fn is_too_late(&self) -> bool {
        let Self::Command(refused) = self else { return false };
        matches!(
            refused,
            CommandRefused::Stale { .. }
                | CommandRefused::Action(ActionRefused::NotRunning | ActionRefused::NotYourTurn)
        )
    }
}

impl From<&ReplayError> for Refusal {
    fn from(error: &ReplayError) -> Self {
        RecordRefused::new(error.ply, &*error.fault).into()
    }
}

/// Why a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the record does not hold: {id}")]
pub struct RecordRefused {
    /// The action at which it shows, if it is one.
    ply: Option<usize>,
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl RecordRefused {
    /// A fault of a record, from this action on.
    pub fn new(ply: Option<usize>, fault: &dyn Message) -> Self {
        Self { ply, id: fault.id(), args: fault.args() }
    }
}

impl Message for RecordRefused {
    fn id(&self) -> &'static str {
        self.id
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let mut args = self.args.clone();
        // Some faults name the action themselves.
        if let Some(ply) = self.ply.filter(|_| !args.iter().any(|(name, _)| *name == "ply")) {
            args.push(("ply", ply.into()));
        }
        args
    }
}

impl Refused for RecordRefused {
    fn kind(&self) -> RefusalKind {
        RefusalKind::RuleBroken
    }
}
