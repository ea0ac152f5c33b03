//! Positions put up from readable parts, for tests here and in the crates that build on the rules.

use alloc::vec::Vec;

use tabletop::Seed;
use tabletop::notation::Letter;

use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::pile::Pile;
use crate::river::River;
use crate::setup::{CARDS, Setup};
use crate::state::State;
use crate::table::{Areas, Phase, Table};
use crate::{Options, Reason};

/// A position in the making: piles are strings of colour letters, mandalas are 1 and 2, seats 0 and 1.
///
/// It begins with an empty table before the first turn. Cards that are not mentioned do not exist, unless one of the
/// `rest_in_…` gives them a place.
#[derive(Clone, Debug)]
#[must_use]
pub struct Position(State);

impl Default for Position {
    fn default() -> Self {
        Self::new()
    }
}

impl Position {
    /// An empty table.
    pub fn new() -> Self {
        let deck = [Colour::Red; CARDS];
        let seed = Seed::from_number(1);
        let mut state = State::new(&Options::default(), &Setup { deck }, seed);
        state.table = Table::new(Options::default());
        state.hands = [Pile::EMPTY; 2];
        state.cups = [Pile::EMPTY; 2];
        state.dealt = [Pile::EMPTY; 2];
        Self(state)
    }

    /// The hands by seat.
    pub fn hands(mut self, zero: &str, one: &str) -> Self {
        self.0.hands = [pile(zero), pile(one)];
        self
    }

    /// A Mountain.
    pub fn mountain(mut self, mandala: usize, cards: &str) -> Self {
        self.0.table.mandalas[mandala - 1].mountain = pile(cards);
        self
    }

    /// A seat's Field of a mandala.
    pub fn field(mut self, mandala: usize, seat: usize, cards: &str) -> Self {
        self.0.table.mandalas[mandala - 1].fields[seat] = pile(cards);
        self
    }

    /// The colours of a River, space 1 first.
    pub fn river(mut self, seat: usize, colours: &str) -> Self {
        self.0.table.rivers[seat] = cards(colours).into_iter().collect();
        self
    }

    /// Cards that everyone saw go into a Cup.
    pub fn cup(mut self, seat: usize, cards: &str) -> Self {
        self.0.cups[seat] += pile(cards);
        self
    }

    /// The cards dealt to a Cup, which only its owner has seen.
    pub fn dealt(mut self, seat: usize, cards: &str) -> Self {
        self.0.dealt[seat] = pile(cards);
        self.0.cups[seat] += pile(cards);
        self
    }

    /// The deck, top first.
    pub fn deck(mut self, top_first: &str) -> Self {
        let mut cards = cards(top_first);
        cards.reverse();
        self.0.table.deck = cards.len() as u8;
        self.0.deck[..cards.len()].copy_from_slice(&cards);
        self
    }

    /// The discard pile.
    pub fn discard(mut self, cards: &str) -> Self {
        self.0.table.discard = pile(cards);
        self
    }

    /// So many turns have been taken, which also tells whose turn it is.
    pub fn turn(mut self, turn: u32) -> Self {
        self.0.table.turn = turn;
        self.0.table.mover = (turn % 2) as u8;
        self
    }

    /// The number of turns after which the game ends.
    pub fn turn_limit(mut self, limit: u32) -> Self {
        self.0.table.turn_limit = limit;
        self
    }

    /// The deck has run out before.
    pub fn exhausted(mut self) -> Self {
        self.0.table.exhausted = true;
        self
    }

    /// A mandala is being destroyed, and this seat chooses next. Say it after `turn`.
    pub fn claim(mut self, mandala: usize, seat: u8) -> Self {
        self.0.table.phase = Phase::Claim(MandalaNumber::ALL[mandala - 1]);
        self.0.table.mover = seat;
        self
    }

    /// The game is over.
    pub fn over(mut self, reason: Reason) -> Self {
        self.0.table.phase = Phase::Over(reason);
        self
    }

    /// All cards not mentioned so far lie at the bottom of the deck, in colour order.
    pub fn rest_in_deck(self) -> Self {
        let top = self.0.deck_cards().iter().rev().copied();
        let deck: Vec<Colour> = top.chain(self.rest().cards()).collect();
        self.deck(&tabletop::notation::letters(&deck))
    }

    /// All cards not mentioned so far are discarded.
    pub fn rest_in_discard(mut self) -> Self {
        self.0.table.discard += self.rest();
        self
    }

    /// All cards not mentioned so far are in a Cup, where everyone saw them go.
    pub fn rest_in_cup(mut self, seat: usize) -> Self {
        self.0.cups[seat] += self.rest();
        self
    }

    /// The position as a state.
    pub fn build(self) -> State {
        self.0
    }

    fn rest(&self) -> Pile {
        Pile::ALL - all_cards(&self.0)
    }
}

/// The cards with these letters, in order.
pub(crate) fn cards(letters: &str) -> Vec<Colour> {
    letters.chars().map(|letter| Colour::from_letter(letter).expect("a colour's letter")).collect()
}

/// The pile with these letters.
pub(crate) fn pile(letters: &str) -> Pile {
    cards(letters).into_iter().collect()
}

/// Every card that is anywhere.
pub(crate) fn all_cards(state: &State) -> Pile {
    let table = &state.table;
    let deck: Pile = state.deck_cards().iter().copied().collect();
    let held = [state.hands, state.cups, table.rivers.map(River::cards)];
    let on_table = table.mandalas.iter().map(Areas::all);
    held.into_iter().flatten().chain(on_table).fold(deck + table.discard, |sum, pile| sum + pile)
}
