//! Why something is refused, by operation. Each reason stands in one place: its kind, its id, by which `locales/` keeps the words
//! in a person's language, and what it means in English, for logs and programmers.

use std::error::Error;

use mandala_games::GameRefused;
use tabletop::message::Message;
use tabletop::record::ReplayError;

/// What sort of refusal it is: what a protocol such as HTTP turns into a status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The request makes no sense, whatever the state of things.
    Invalid,
    /// The request comes without a login.
    Unauthenticated,
    /// This person may not do that.
    Forbidden,
    /// There is nothing, or nothing that this person may see.
    NotFound,
    /// The state of things does not allow it now.
    Conflict,
    /// It is longer than may be.
    TooLarge,
    /// It was asked too often, or there are too many.
    TooMany,
    /// It can be read, and the rules forbid it.
    RuleBroken,
    /// It cannot be done at the moment.
    Unavailable,
    /// The program has a fault.
    Internal,
}

/// A reason to refuse something. Nothing has changed by it.
pub trait Refused: Message + Error {
    /// What sort of refusal it is.
    fn kind(&self) -> RefusalKind;
}

impl Refused for GameRefused {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Rule(_) => RefusalKind::RuleBroken,
            Self::UnknownGame(_) | Self::Players { .. } | Self::Options(_) | Self::View(_) => {
                RefusalKind::Invalid
            }
        }
    }
}

/// A record does not hold.
impl Refused for ReplayError {
    fn kind(&self) -> RefusalKind {
        RefusalKind::RuleBroken
    }
}

/// Defines the reasons to refuse an operation: each with its kind, its message's id and its meaning in English, in which fields
/// stand in braces; and the refusals of other operations that it may pass on. A crate that uses it needs no other for it.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $reason:ident $({ $($field:ident: $type:ty),+ })? => ($kind:ident, $id:literal, $english:literal), )*
        }
        $( pass on { $( $passed:ident($inner:ty), )+ } )?
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $(
                #[doc = $english]
                $reason $({
                    $( #[doc = concat!("The `", stringify!($field), "` of the message.")] $field: $type, )+
                })?,
            )*
            $($(
                #[doc = concat!("What [`", stringify!($inner), "`] says.")]
                $passed($inner),
            )+)?
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $( Self::$reason $({ $($field),+ })? => ::core::write!(f, $english), )*
                    $($( Self::$passed(inner) => ::core::fmt::Display::fmt(inner, f), )+)?
                }
            }
        }

        impl ::core::error::Error for $name {
            fn source(&self) -> ::core::option::Option<&(dyn ::core::error::Error + 'static)> {
                match self {
                    $( Self::$reason $({ $($field: _),+ })? => ::core::option::Option::None, )*
                    $($( Self::$passed(inner) => ::core::error::Error::source(inner), )+)?
                }
            }
        }

        $($(
            impl ::core::convert::From<$inner> for $name {
                fn from(refused: $inner) -> Self {
                    Self::$passed(refused)
                }
            }
        )+)?

        impl $crate::__private::Message for $name {
            fn id(&self) -> &'static str {
                match self {
                    $( Self::$reason $({ $($field: _),+ })? => $id, )*
                    $($( Self::$passed(inner) => $crate::__private::Message::id(inner), )+)?
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::__private::Arg)> {
                match self {
                    $( Self::$reason $({ $($field),+ })? => {
                        vec![$($( (stringify!($field), $field.clone().into()), )+)?]
                    } )*
                    $($( Self::$passed(inner) => $crate::__private::Message::args(inner), )+)?
                }
            }
        }

        impl $crate::Refused for $name {
            fn kind(&self) -> $crate::RefusalKind {
                match self {
                    $( Self::$reason $({ $($field: _),+ })? => $crate::RefusalKind::$kind, )*
                    $($( Self::$passed(inner) => $crate::Refused::kind(inner), )+)?
                }
            }
        }
    };
}

refusals! {
    /// Why a person has no access to a table or a seat.
    pub enum AccessRefused {
        NotFound => (NotFound, "server-not-found", "there is no such table, or it may not be seen"),
        NotSeated => (Forbidden, "server-not-seated", "the person does not sit at this table"),
        SeatNotYours => (Forbidden, "server-seat-not-yours", "the seat is another person's"),
        SeatUnclear => (Invalid, "server-seat-unclear", "the person holds several seats and has named none"),
    }
}

refusals! {
    /// Why something would make a table larger than tables may be.
    pub enum BoundsRefused {
        OptionsTooLong { most: usize } => (TooLarge, "server-options-too-long", "the options have more than {most} bytes"),
        OptionsEndless { most: usize } => (Invalid, "server-options-endless", "a game could have more than {most} actions"),
        GameTooLong { most: usize } => (Conflict, "server-game-too-long", "the game has {most} actions, and no more"),
        TableFull => (Conflict, "server-table-full", "so much has happened at the table that it takes only actions"),
    }
}

refusals! {
    /// Why a command is refused.
    pub enum CommandRefused {
        Stale { version: u32 } => (Conflict, "server-stale", "the table has moved on to version {version}"),
        NotYet { version: u32 } => (Conflict, "server-version-unknown", "the table has not come to version {version}"),
        IdUsed => (Conflict, "server-id-used", "the id belongs to another command"),
    }
    pass on {
        Access(AccessRefused),
        Bounds(BoundsRefused),
        Join(JoinRefused),
        Leave(LeaveRefused),
        Action(ActionRefused),
        Undo(UndoRefused),
        Absence(AbsenceRefused),
    }
}

refusals! {
    /// Why a person may not sit down, or not with this nonce.
    pub enum JoinRefused {
        NotFound => (NotFound, "server-not-found", "there is no such table, or it may not be seen"),
        NotAllowed => (Forbidden, "server-not-allowed", "no seat is meant for this person"),
        AlreadySeated => (Conflict, "server-already-seated", "the person sits at this table already"),
        NotOpen => (Conflict, "server-not-open", "the game has begun"),
        SeatsTaken => (Conflict, "server-seats-taken", "all seats are taken"),
        NonceInvalid => (Invalid, "server-nonce-invalid", "the nonce is too long or has control characters"),
    }
}

refusals! {
    /// Why a person may not leave, resign or call the game off.
    pub enum LeaveRefused {
        NotChallenged => (Forbidden, "server-not-challenged", "no seat is kept for the person"),
        NotAllowed => (Forbidden, "server-not-allowed", "a computer does not leave"),
        NotOpen => (Conflict, "server-not-open", "the game has begun"),
        NotRunning => (Conflict, "server-not-running", "no game is going on"),
        EverybodyHasMoved => (Conflict, "server-everybody-has-moved", "every player has moved"),
    }
}

refusals! {
    /// Why an action is not played.
    pub enum ActionRefused {
        NotRunning => (Conflict, "server-not-running", "no game is going on"),
        NotYourTurn => (Conflict, "server-not-your-turn", "it is another player's turn"),
        VersionNeeded => (Invalid, "server-version-needed", "the action names no version of the table"),
        DayOver => (Conflict, "server-day-over", "the day of this deal is over"),
        NotExpected { expected: String } => (RuleBroken, "server-not-expected", "the lesson expects {expected}"),
    }
    pass on {
        Game(GameRefused),
    }
}

refusals! {
    /// Why no action is taken back.
    pub enum UndoRefused {
        NotRunning => (Conflict, "server-not-running", "no game is going on"),
        NeverRated => (Conflict, "server-never-undo-rated", "in a rated game no action is taken back"),
        NeverDaily => (Forbidden, "server-no-help-daily", "at the deal of the day there is no help"),
        NothingToUndo => (Conflict, "server-nothing-to-undo", "there is no action to take back"),
        NobodyAsks => (Conflict, "server-nobody-asks", "no player asks to take an action back"),
        AlreadyAsked => (Conflict, "server-already-asked", "a player asks for that already"),
        RefusedOften => (Conflict, "server-undo-refused", "the others have refused that several times"),
    }
}

refusals! {
    /// Why the others have to wait for a player, or why no player returns.
    pub enum AbsenceRefused {
        NotFound => (NotFound, "server-not-found", "there is no such seat"),
        NotRunning => (Conflict, "server-not-running", "no game is going on"),
        TimeDecides => (Conflict, "server-time-decides", "the clock decides how long to wait"),
        NotAway { seconds: u64 } => (Conflict, "server-not-away", "the player may come back for {seconds} s"),
        NotTheirTurn => (Conflict, "server-not-their-turn", "the others do not wait for this player"),
        NobodyStandsIn => (Conflict, "server-nobody-stands-in", "no computer plays for this person"),
    }
}

refusals! {
    /// Why there are no hints.
    pub enum HintRefused {
        NeverRated => (Forbidden, "server-no-hints-rated", "in a rated game there are no hints"),
        NeverDaily => (Forbidden, "server-no-help-daily", "at the deal of the day there is no help"),
        NotHere => (Forbidden, "server-no-hints-here", "the people at this table play without hints"),
    }
}

refusals! {
    /// Why no table is made.
    pub enum NewTableRefused {
        ClockOutOfRange => (Invalid, "server-clock-out-of-range", "no clock has such times"),
        RatedNeedsPeople => (Invalid, "server-rated-needs-people", "a rated game needs a clock and other people"),
        RatedAsPublished => (Invalid, "server-rated-as-published", "a rated game is played as published"),
        RatedWithoutHints => (Forbidden, "server-no-hints-rated", "in a rated game there are no hints"),
        NoSeatForYou => (Invalid, "server-no-seat-for-you", "no seat is the person's own"),
        ChallengedYourself => (Invalid, "server-challenged-yourself", "a seat is kept for the maker of the table"),
        NoSuchPerson => (NotFound, "server-no-such-person", "there is no person with this id, nor an account with this name"),
    }
    pass on {
        Bounds(BoundsRefused),
        Join(JoinRefused),
        Game(GameRefused),
    }
}

refusals! {
    /// Why a lesson cannot be played.
    pub enum LessonRefused {
        NoSeatForYou => (Invalid, "server-no-seat-for-you", "the learner's seat is not at this table"),
        Empty => (Invalid, "server-lesson-empty", "the lesson has no actions"),
        TooLong => (TooLarge, "server-too-large", "the lesson has too many actions"),
        NoTurn => (Invalid, "server-lesson-no-turn", "the learner has nothing to do in the lesson"),
        GameOver => (Conflict, "server-not-running", "the game ends before the lesson does"),
    }
    pass on {
        Bounds(BoundsRefused),
        Game(GameRefused),
    }
}

refusals! {
    /// Why a finished game cannot be played on.
    pub enum ContinuationRefused {
        NotFound => (NotFound, "server-not-found", "the record does not say how its game was dealt"),
        NoSuchPly { plies: usize } => (NotFound, "server-no-such-ply", "the game has {plies} actions"),
        NoSeatForYou => (Invalid, "server-no-seat-for-you", "the game has no such seat"),
        GameOver => (Conflict, "server-not-running", "the game is over at this moment"),
    }
    pass on {
        Game(GameRefused),
    }
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "the macro is for what crates export")]
mod tests {
    use super::{LessonRefused, RefusalKind, Refused};
    use mandala_games::GameRefused;

    // What the macro needs it brings along: these are not what it means by such names.
    mod mandala_table {}
    mod std {}
    mod tabletop {}
    mod thiserror {}

    refusals! {
        /// Why a test is refused.
        pub enum TestRefused {
            Stale { version: u32 } => (Conflict, "server-stale", "this is version {version}"),
        }
        pass on {
            Lesson(LessonRefused),
        }
    }

    #[test]
    fn a_refusal_speaks_for_itself_or_for_what_it_passes_on() {
        use super::Message as _;

        let stale = TestRefused::Stale { version: 5 };
        assert_eq!((stale.id(), stale.kind()), ("server-stale", RefusalKind::Conflict));
        assert_eq!((stale.to_string().as_str(), stale.args().len()), ("this is version 5", 1));
        let players = GameRefused::Players { players: 5, fewest: 2, most: 4 };
        let passed = TestRefused::from(LessonRefused::from(players.clone()));
        assert_eq!((passed.id(), passed.kind()), (players.id(), RefusalKind::Invalid));
        assert_eq!(passed.to_string(), players.to_string());
    }
}
