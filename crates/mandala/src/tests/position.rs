//! Positions put up from readable parts.

use tabletop::{Seed, State as _};

use super::{all_cards, cards, pile};
use crate::action::Which;
use crate::colour::Colour;
use crate::pile::Pile;
use crate::setup::{CARDS, Setup};
use crate::state::State;
use crate::table::{Phase, Table};
use crate::{Options, Reason};

/// A position in the making: piles are strings of colour letters, mandalas are 1 and 2, seats 0 and 1.
///
/// It begins with an empty table before the first turn. Cards that are not mentioned do not exist, unless one of the
/// `rest_in_…` gives them a place.
#[derive(Clone, Debug)]
pub(super) struct Position(State);

impl Position {
    pub(super) fn new() -> Self {
        let deck = [Colour::Red; CARDS];
        let seed = Seed::from_number(1);
        let mut state = State::new(&Options::default(), &Setup { deck }, seed);
        state.table = Table::new(Options::default());
        state.hands = [Pile::EMPTY; 2];
        state.cups = [Pile::EMPTY; 2];
        state.dealt = [Pile::EMPTY; 2];
        Self(state)
    }

    pub(super) fn hands(mut self, zero: &str, one: &str) -> Self {
        self.0.hands = [pile(zero), pile(one)];
        self
    }

    pub(super) fn mountain(mut self, mandala: usize, cards: &str) -> Self {
        self.0.table.mandalas[mandala - 1].mountain = pile(cards);
        self
    }

    pub(super) fn field(mut self, mandala: usize, seat: usize, cards: &str) -> Self {
        self.0.table.mandalas[mandala - 1].fields[seat] = pile(cards);
        self
    }

    /// The colours of a River, space 1 first.
    pub(super) fn river(mut self, seat: usize, colours: &str) -> Self {
        self.0.table.rivers[seat] = cards(colours).into_iter().collect();
        self
    }

    /// Cards that everyone saw go into a Cup.
    pub(super) fn cup(mut self, seat: usize, cards: &str) -> Self {
        self.0.cups[seat] += pile(cards);
        self
    }

    /// The cards dealt to a Cup, which only its owner has seen.
    pub(super) fn dealt(mut self, seat: usize, cards: &str) -> Self {
        self.0.dealt[seat] = pile(cards);
        self.0.cups[seat] += pile(cards);
        self
    }

    /// The deck, top first.
    pub(super) fn deck(mut self, top_first: &str) -> Self {
        let mut cards = cards(top_first);
        cards.reverse();
        self.0.table.deck = cards.len() as u8;
        self.0.deck[..cards.len()].copy_from_slice(&cards);
        self
    }

    pub(super) fn discard(mut self, cards: &str) -> Self {
        self.0.table.discard = pile(cards);
        self
    }

    /// So many turns have been taken, which also tells whose turn it is.
    pub(super) fn turn(mut self, turn: u32) -> Self {
        self.0.table.turn = turn;
        self.0.table.mover = (turn % 2) as u8;
        self
    }

    pub(super) fn turn_limit(mut self, limit: u32) -> Self {
        self.0.table.turn_limit = limit;
        self
    }

    /// The deck has run out before.
    pub(super) fn exhausted(mut self) -> Self {
        self.0.table.exhausted = true;
        self
    }

    /// A mandala is being destroyed, and this seat chooses next. Say it after `turn`.
    pub(super) fn claim(mut self, mandala: usize, seat: u8) -> Self {
        self.0.table.phase = Phase::Claim(Which::ALL[mandala - 1]);
        self.0.table.mover = seat;
        self
    }

    pub(super) fn over(mut self, reason: Reason) -> Self {
        self.0.table.phase = Phase::Over(reason);
        self
    }

    /// All cards not mentioned so far lie at the bottom of the deck, in colour order.
    pub(super) fn rest_in_deck(self) -> Self {
        let top = self.0.deck_cards().iter().rev().copied();
        let deck: Vec<Colour> = top.chain(self.rest().cards()).collect();
        self.deck(&tabletop::letters(&deck))
    }

    /// All cards not mentioned so far are discarded.
    pub(super) fn rest_in_discard(mut self) -> Self {
        self.0.table.discard += self.rest();
        self
    }

    /// All cards not mentioned so far are in a Cup, where everyone saw them go.
    pub(super) fn rest_in_cup(mut self, seat: usize) -> Self {
        self.0.cups[seat] += self.rest();
        self
    }

    pub(super) fn build(self) -> State {
        self.0
    }

    fn rest(&self) -> Pile {
        Pile::ALL - all_cards(&self.0)
    }
}
