//! Why a request is refused: reasons of the server's own, and those that a table, a game or a record has.

use std::error::Error;

use mandala_games::GameRefused;
use mandala_store::NameRefused;
use mandala_table::{
    AccessRefused, ActionRefused, CommandRefused, ContinuationRefused, HintRefused, LessonRefused,
    NewTableRefused, refusals,
};
use tabletop::message::Chain;
use tabletop::record::ReplayError;

use crate::denied::Denied;
use crate::store::StoreError;

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
        Record(ReplayError),
        Name(NameRefused),
    }
}

impl Refusal {
    /// What is stored cannot be read: the log says why, the client only that it cannot be done.
    pub(crate) fn unreadable<E: Error + 'static>(what: &'static str) -> impl FnOnce(E) -> Self {
        move |error| {
            tracing::error!(error = %Chain(&error), "could not read {what} from the store");
            Self::Unavailable
        }
    }

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

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(error = %Chain(&error), "the store has failed");
        Self::Unavailable
    }
}

#[cfg(test)]
mod tests {
    use mandala_table::Refused;
    use tabletop::message::{Arg, Message};
    use tabletop::record::RecordError;

    use super::*;

    #[test]
    fn a_record_that_does_not_hold_says_why() {
        let fault = tabletop::message::AnyFault::new(RecordError::ForfeitSeat { seat: 7 });
        let refusal = Refusal::from(ReplayError { ply: Some(3), fault });
        assert_eq!(
            (refusal.id(), refusal.kind()),
            ("record-forfeit-seat", mandala_table::RefusalKind::RuleBroken)
        );
        assert_eq!(refusal.args(), [("seat", Arg::Number(7)), ("ply", Arg::Number(3))]);
        let english = "the record does not hold from ply 3 on: \
                       the game was given up by seat 7, which is not at the table";
        assert_eq!(Chain(&refusal).to_string(), english);
    }
}
