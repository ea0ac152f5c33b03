//! What an action caused, in order, and how much of it each viewer sees (M-8).

use core::fmt;

use serde::Serialize;
use tabletop::presentation::Event as _;
use tabletop::{Outcome, Seat, Viewer};

use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::pile::Pile;
use crate::river::River;
use crate::table::Reason;

/// Something that happened, with everything there is to know about it.
///
/// ```
/// use mandala::event::RedactedEvent;
/// use mandala::tabletop::presentation::Event as _;
/// use mandala::tabletop::record::Journal;
/// use mandala::tabletop::{Seed, State, Viewer};
/// use mandala::{Mandala, Options};
///
/// let names = vec!["Anna".to_owned(), "Beth".to_owned()];
/// let mut journal = Journal::<Mandala>::deal(names, Options::default(), Seed::from_number(7), false);
/// let mut events = Vec::new();
/// journal.play(journal.state().legal_actions()[0], &mut events)?;
/// // Spectators see that cards were drawn, and not which.
/// for event in &events {
///     assert!(!matches!(event.redact(Viewer::Spectator), RedactedEvent::Drew { cards: Some(_), .. }));
/// }
/// # Ok::<(), mandala::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants say what happened; the fields' names and types say to whom")]
pub enum Event {
    /// A card went to a Mountain (M-4.1).
    Built { seat: Seat, mandala: MandalaNumber, colour: Colour },
    /// Cards went to a Field (M-4.2).
    Grew { seat: Seat, mandala: MandalaNumber, colour: Colour, count: u8 },
    /// Cards went to the discard pile (M-4.3).
    Discarded { seat: Seat, colour: Colour, count: u8 },
    /// Cards went from the deck to a hand.
    Drew { seat: Seat, cards: Pile },
    /// The discard pile became the deck (M-6.1).
    Reshuffled { cards: u8 },
    /// A mandala has all six colours; `first` chooses first, or neither player does (M-5.2, M-5.6). `fields` and `tie` say why, as in
    /// [`Completion`](crate::effects::Completion).
    Completed { mandala: MandalaNumber, seat: Seat, first: Option<Seat>, fields: [u8; 2], tie: bool },
    /// A colour was taken from the Mountain (M-5.3).
    Claimed { seat: Seat, mandala: MandalaNumber, colour: Colour, taken: ClaimedCards },
    /// Cards of a destroyed mandala went to the discard pile (M-5.6, M-5.7).
    Swept { mandala: MandalaNumber, cards: Pile },
    /// Cards from the deck started a new Mountain (M-5.7).
    Refilled { mandala: MandalaNumber, cards: Pile },
    /// The game ended, and everything is shown.
    Ended { outcome: Outcome<Reason>, hands: [Pile; 2], cups: [Pile; 2] },
}

/// Where the cards of a claim went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaTaken"))]
pub struct ClaimedCards {
    /// The River space that one of them took, if the colour is new there (M-5.4).
    pub river: Option<u8>,
    /// How many went to the Cup (M-5.4).
    pub cup: u8,
    /// How many were discarded, because the chooser's Field is empty (M-5.5).
    pub discarded: u8,
}

impl ClaimedCards {
    pub(crate) fn new(own_field: Pile, river: River, colour: Colour, count: u8) -> Self {
        if own_field.is_empty() {
            Self { river: None, cup: 0, discarded: count }
        } else if river.space(colour) == 0 {
            Self { river: Some(river.len() + 1), cup: count - 1, discarded: 0 }
        } else {
            Self { river: None, cup: count, discarded: 0 }
        }
    }
}

/// An event as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as for Event")]
pub enum RedactedEvent {
    /// See [`Event::Built`].
    Built { seat: Seat, mandala: MandalaNumber, colour: Colour },
    /// See [`Event::Grew`].
    Grew { seat: Seat, mandala: MandalaNumber, colour: Colour, count: u8 },
    /// See [`Event::Discarded`].
    Discarded { seat: Seat, colour: Colour, count: u8 },
    /// See [`Event::Drew`]. Only the one who drew sees the cards.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        cards: Option<Pile>,
    },
    /// See [`Event::Reshuffled`].
    Reshuffled { cards: u8 },
    /// See [`Event::Completed`].
    Completed { mandala: MandalaNumber, seat: Seat, first: Option<Seat>, fields: [u8; 2], tie: bool },
    /// See [`Event::Claimed`].
    Claimed { seat: Seat, mandala: MandalaNumber, colour: Colour, taken: ClaimedCards },
    /// See [`Event::Swept`].
    Swept { mandala: MandalaNumber, cards: Pile },
    /// See [`Event::Refilled`].
    Refilled { mandala: MandalaNumber, cards: Pile },
    /// See [`Event::Ended`].
    Ended {
        #[cfg_attr(feature = "typescript", ts(inline))]
        outcome: Outcome<Reason>,
        hands: [Pile; 2],
        cups: [Pile; 2],
    },
}

impl tabletop::presentation::Event for Event {
    type Redacted = RedactedEvent;

    /// Every kind of event says here what a viewer may know of it: a new kind does not compile until it has an answer.
    fn redact(&self, viewer: Viewer) -> RedactedEvent {
        match *self {
            Self::Built { seat, mandala, colour } => RedactedEvent::Built { seat, mandala, colour },
            Self::Grew { seat, mandala, colour, count } => {
                RedactedEvent::Grew { seat, mandala, colour, count }
            }
            Self::Discarded { seat, colour, count } => RedactedEvent::Discarded { seat, colour, count },
            Self::Drew { seat, cards } => {
                let own = viewer == Viewer::Seat(seat);
                RedactedEvent::Drew { seat, count: cards.len(), cards: own.then_some(cards) }
            }
            Self::Reshuffled { cards } => RedactedEvent::Reshuffled { cards },
            Self::Completed { mandala, seat, first, fields, tie } => {
                RedactedEvent::Completed { mandala, seat, first, fields, tie }
            }
            Self::Claimed { seat, mandala, colour, taken } => {
                RedactedEvent::Claimed { seat, mandala, colour, taken }
            }
            Self::Swept { mandala, cards } => RedactedEvent::Swept { mandala, cards },
            Self::Refilled { mandala, cards } => RedactedEvent::Refilled { mandala, cards },
            Self::Ended { outcome, hands, cups } => RedactedEvent::Ended { outcome, hands, cups },
        }
    }
}

/// As a spectator sees it: an event may reach a log while the game runs.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.redact(Viewer::Spectator).fmt(f)
    }
}
