//! Why an action or a set-up is refused: a sentence for developers, and an id with arguments for translations.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use tabletop::message::{Arg, Message};

use crate::action::MandalaNumber;
use crate::colour::Colour;

/// The rules forbid it.
///
/// ```
/// use mandala::tabletop::message::Message;
/// use mandala::tabletop::{Game, Seed, State};
/// use mandala::{Illegal, Mandala, Options};
///
/// let mut state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// let claim = "cR".parse().expect("it is a claim");
/// let error = state.apply(claim).expect_err("no mandala is being destroyed");
/// assert_eq!(error, Illegal::NothingToClaim);
/// assert_eq!(error.id(), "mandala-nothing-to-claim");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It is another player's turn.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// A mandala is being destroyed: only a claim is possible (M-5.3).
    #[error("mandala {} is being destroyed, so only a claim is possible", .mandala.number())]
    ClaimFirst {
        /// The mandala.
        mandala: MandalaNumber,
    },
    /// No mandala is being destroyed.
    #[error("no mandala is being destroyed, so there is nothing to claim")]
    NothingToClaim,
    /// The Mountain has no card of the colour claimed.
    #[error("the Mountain of mandala {} has no {colour} card", .mandala.number())]
    NotInMountain {
        /// The colour.
        colour: Colour,
        /// The mandala.
        mandala: MandalaNumber,
    },
    /// An action needs at least one card.
    #[error("an action needs at least one card")]
    NoCards,
    /// The hand has too few cards of the colour.
    #[error("the hand has {have} {colour} cards, not {count}")]
    NotInHand {
        /// The colour.
        colour: Colour,
        /// How many were to be played.
        count: u8,
        /// How many there are.
        have: u8,
    },
    /// The colour is in that Mountain, so it cannot enter a Field (M-3.1).
    #[error("{colour} is in the Mountain of mandala {}, so it cannot enter a Field there", .mandala.number())]
    InMountain {
        /// The colour.
        colour: Colour,
        /// The mandala.
        mandala: MandalaNumber,
    },
    /// The colour is in the player's own Field, so it cannot enter the Mountain (M-3.1).
    #[error("{colour} is in the player's own Field of mandala {}, so it cannot enter the Mountain", .mandala.number())]
    InOwnField {
        /// The colour.
        colour: Colour,
        /// The mandala.
        mandala: MandalaNumber,
    },
    /// The colour is in the opponent's Field (M-3.1).
    #[error("{colour} is in the opponent's Field of mandala {}", .mandala.number())]
    InOtherField {
        /// The colour.
        colour: Colour,
        /// The mandala.
        mandala: MandalaNumber,
    },
    /// A grow must keep a card in hand (M-4.4).
    #[error("a card must be kept in hand")]
    KeepOne,
    /// The last card cannot be built when there is none to draw (M-4.4).
    #[error("the last card cannot be built when there is none to draw")]
    LastCard,
}

impl Message for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::ClaimFirst { .. } => "mandala-claim-first",
            Self::NothingToClaim => "mandala-nothing-to-claim",
            Self::NotInMountain { .. } => "mandala-not-in-mountain",
            Self::NoCards => "mandala-no-cards",
            Self::NotInHand { .. } => "mandala-not-in-hand",
            Self::InMountain { .. } => "mandala-in-mountain",
            Self::InOwnField { .. } => "mandala-in-own-field",
            Self::InOtherField { .. } => "mandala-in-other-field",
            Self::KeepOne => "mandala-keep-one",
            Self::LastCard => "mandala-last-card",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Self::GameOver
            | Self::NotYourTurn
            | Self::NothingToClaim
            | Self::NoCards
            | Self::KeepOne
            | Self::LastCard => vec![],
            Self::ClaimFirst { mandala } => vec![("mandala", mandala.into())],
            Self::NotInMountain { colour, mandala }
            | Self::InMountain { colour, mandala }
            | Self::InOwnField { colour, mandala }
            | Self::InOtherField { colour, mandala } => {
                vec![("colour", colour.into()), ("mandala", mandala.into())]
            }
            Self::NotInHand { colour, count, have } => {
                vec![("colour", colour.into()), ("count", count.into()), ("have", have.into())]
            }
        }
    }
}

/// A deck is not that of the game (M-1.1).
///
/// ```
/// use mandala::SetupError;
///
/// assert_eq!(SetupError::WrongSize { count: 3 }.to_string(), "there are 3 cards instead of 108");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A letter is no colour.
    #[error("{letter:?} is no colour")]
    NoColour {
        /// The letter.
        letter: char,
    },
    /// There are not 108 cards.
    #[error("there are {count} cards instead of 108")]
    WrongSize {
        /// How many there are.
        count: usize,
    },
    /// There are not 18 cards of a colour.
    #[error("there are {count} {colour} cards instead of 18")]
    WrongDeck {
        /// The colour.
        colour: Colour,
        /// How many cards of it there are.
        count: u8,
    },
}

impl Message for SetupError {
    fn id(&self) -> &'static str {
        match self {
            Self::NoColour { .. } => "mandala-no-colour",
            Self::WrongSize { .. } => "mandala-wrong-size",
            Self::WrongDeck { .. } => "mandala-wrong-deck",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Self::NoColour { letter } => vec![("letter", letter.to_string().into())],
            Self::WrongSize { count } => vec![("count", count.into())],
            Self::WrongDeck { colour, count } => vec![("colour", colour.into()), ("count", count.into())],
        }
    }
}
