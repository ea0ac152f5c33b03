//! What lies open on the table (M-8.1): the part of a state that everyone sees.

use serde::Serialize;
use tabletop::Seat;

use crate::action::MandalaNumber;
use crate::options::Options;
use crate::pile::Pile;
use crate::river::River;

/// Everything public.
///
/// ```
/// use mandala::tabletop::{Game, Seed};
/// use mandala::{Mandala, MandalaNumber, Options, Phase};
///
/// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// let table = state.table();
/// assert_eq!(table.phase, Phase::Turn);
/// assert_eq!(table.mandala(MandalaNumber::One).mountain.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The two mandalas.
    pub mandalas: [Areas; 2],
    /// The Rivers by seat.
    pub rivers: [River; 2],
    /// The discard pile.
    pub discard: Pile,
    /// Turns taken so far by both players together; claims are not turns.
    pub turn: u32,
    /// The number of turns after which the game ends (M-7.3). No game lasts for more than fit here.
    pub turn_limit: u32,
    /// Cards left in the deck.
    pub deck: u8,
    /// Whether the deck has ever run out (M-6.2).
    pub exhausted: bool,
    /// What is going on.
    pub phase: Phase,
    /// Who acts next; of no meaning when the game is over.
    pub(crate) mover: u8,
}

/// The three areas of one mandala (M-1.2).
///
/// ```
/// use mandala::tabletop::{Game, Seed};
/// use mandala::{Areas, Mandala, Options};
///
/// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// let Areas { mountain, fields } = state.table().mandalas[0];
/// assert_eq!((mountain.len(), fields[0].is_empty()), (2, true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaAreas"))]
pub struct Areas {
    /// The Mountain.
    pub mountain: Pile,
    /// The Fields by seat.
    pub fields: [Pile; 2],
}

/// What is going on.
///
/// ```
/// use mandala::{Phase, Reason};
///
/// assert_ne!(Phase::Over(Reason::River), Phase::Turn);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player takes a turn.
    Turn,
    /// A mandala is being destroyed, and a player claims a colour.
    Claim(MandalaNumber),
    /// The game has ended.
    Over(Reason),
}

/// Why a game ended (M-7).
///
/// ```
/// use mandala::Reason;
/// use mandala::tabletop::Reason as _;
///
/// assert_eq!(Reason::River.name(), "river");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaReason"))]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A River holds six colours (M-7.1).
    River,
    /// The deck ran out before a destruction ended (M-7.1).
    Deck,
    /// No mandala can ever be completed (M-7.2).
    Deadlock,
    /// The turn limit is reached (M-7.3).
    Limit,
}

impl tabletop::Reason for Reason {
    fn name(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Deck => "deck",
            Self::Deadlock => "deadlock",
            Self::Limit => "limit",
        }
    }
}

impl Phase {
    /// The phase's name in states and views.
    pub fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Claim(_) => "claim",
            Self::Over(_) => "over",
        }
    }
}

impl Areas {
    /// All cards of the mandala.
    #[inline]
    pub fn all(&self) -> Pile {
        self.mountain + self.fields[0] + self.fields[1]
    }

    /// Whether all six colours are here (M-5.1).
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.all().is_rainbow()
    }

    /// Who chooses first when `last` has played the last card: more Field cards, and on a tie the other player (M-5.2).
    pub(crate) fn first_chooser(&self, last: Seat) -> Seat {
        let other = last.next(2);
        if self.fields[last.index()].len() > self.fields[other.index()].len() { last } else { other }
    }
}

impl Table {
    pub(crate) fn new(options: Options) -> Self {
        Self {
            mandalas: [Areas::default(); 2],
            rivers: [River::default(); 2],
            discard: Pile::EMPTY,
            turn: 0,
            turn_limit: u32::try_from(options.turn_limit.get()).unwrap_or(u32::MAX),
            deck: 0,
            exhausted: false,
            phase: Phase::Turn,
            mover: 0,
        }
    }

    /// Who must act; `None` when the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn | Phase::Claim(_) => Some(Seat::new(usize::from(self.mover & 1))),
            Phase::Over(_) => None,
        }
    }

    /// Who took the last turn: turns alternate, no matter who chose last (M-5.7), so their number tells.
    pub(crate) fn last_player(&self) -> Seat {
        Seat::new(usize::from(self.turn & 1 == 0))
    }

    /// The areas of one mandala.
    #[inline]
    pub fn mandala(&self, which: MandalaNumber) -> &Areas {
        &self.mandalas[which.index()]
    }

    /// Whether a draw would bring at least one card (M-4.4).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.deck > 0 || !self.discard.is_empty()
    }
}
