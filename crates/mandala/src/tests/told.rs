//! Events in short, to compare with what was heard.

use tabletop::{BySeat, Outcome, Seat};

use super::{cards, pile};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::event::{ClaimedCards, Event};
use crate::table::Reason;

fn which(mandala: usize) -> MandalaNumber {
    MandalaNumber::ALL[mandala - 1]
}

fn colour(letter: &str) -> Colour {
    cards(letter)[0]
}

pub(super) fn built(seat: usize, mandala: usize, letter: &str) -> Event {
    Event::Built { seat: Seat::new(seat), mandala: which(mandala), colour: colour(letter) }
}

pub(super) fn grew(seat: usize, mandala: usize, letter: &str, count: u8) -> Event {
    Event::Grew { seat: Seat::new(seat), mandala: which(mandala), colour: colour(letter), count }
}

pub(super) fn discarded(seat: usize, letter: &str, count: u8) -> Event {
    Event::Discarded { seat: Seat::new(seat), colour: colour(letter), count }
}

pub(super) fn drew(seat: usize, cards: &str) -> Event {
    Event::Drew { seat: Seat::new(seat), cards: pile(cards) }
}

pub(super) fn reshuffled(cards: u8) -> Event {
    Event::Reshuffled { cards }
}

pub(super) fn completed(mandala: usize, seat: usize, first: Option<usize>, fields: [u8; 2]) -> Event {
    let tie = first.is_some() && fields[0] == fields[1];
    Event::Completed {
        mandala: which(mandala),
        seat: Seat::new(seat),
        first: first.map(Seat::new),
        fields,
        tie,
    }
}

/// A claim that put one card on a River space, or none, and so many into the Cup.
pub(super) fn claimed(seat: usize, mandala: usize, letter: &str, river: Option<u8>, cup: u8) -> Event {
    Event::Claimed {
        seat: Seat::new(seat),
        mandala: which(mandala),
        colour: colour(letter),
        taken: ClaimedCards { river, cup, discarded: 0 },
    }
}

/// A claim of a player without a card in their Field.
pub(super) fn claimed_in_vain(seat: usize, mandala: usize, letter: &str, count: u8) -> Event {
    Event::Claimed {
        seat: Seat::new(seat),
        mandala: which(mandala),
        colour: colour(letter),
        taken: ClaimedCards { river: None, cup: 0, discarded: count },
    }
}

pub(super) fn swept(mandala: usize, cards: &str) -> Event {
    Event::Swept { mandala: which(mandala), cards: pile(cards) }
}

pub(super) fn refilled(mandala: usize, cards: &str) -> Event {
    Event::Refilled { mandala: which(mandala), cards: pile(cards) }
}

pub(super) fn ended(outcome: Outcome<Reason>, hands: [&str; 2], cups: [&str; 2]) -> Event {
    Event::Ended { outcome, hands: hands.map(pile), cups: cups.map(pile) }
}

pub(super) fn outcome(scores: [u32; 2], winner: Option<usize>, reason: Reason) -> Outcome<Reason> {
    Outcome { scores: BySeat::from_fn(2, |seat| scores[seat.index()]), winner: winner.map(Seat::new), reason }
}
