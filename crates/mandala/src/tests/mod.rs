//! The rules of Mandala, one file for each chapter of `docs/rules/mandala.md`.
//!
//! A test's name begins with the id of the rule that it proves. Positions are put up by [`position`] and played with the
//! helpers below, which hold every position to more than its own test asks: see [`play`] and [`refuse`].

mod effects;
mod events;
mod examples;
mod figures;
mod m1_pieces;
mod m2_setup;
mod m3_rule_of_colour;
mod m4_turn;
mod m5_destruction;
mod m6_deck;
mod m7_end;
mod m7_score;
mod m8_knowledge;
mod mistakes;
mod placings;
mod told;
mod worlds;

use std::convert::Infallible;
use std::slice::Iter;

use serde::Serialize;
use tabletop::chance::{Chance, FromSeed};
use tabletop::notation::Letter;
use tabletop::testing::assert_listed;
use tabletop::{Seat, Seed, State as _};

use crate::Mandala;
use crate::action::Action;
use crate::error::Illegal;
use crate::event::Event;
use crate::state::State;
use crate::testing::{self as position, Position, all_cards, cards, pile};

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The legal actions as they are listed.
fn legal(state: &State) -> Vec<String> {
    let mut list = Vec::new();
    state.for_each_legal(|action| list.push(action.to_string()));
    list
}

/// The legal actions of one kind, by the letters their notation begins with.
fn legal_of(state: &State, kind: &str) -> Vec<String> {
    let mut list = legal(state);
    list.retain(|action| action.starts_with(kind));
    list
}

/// Plays a legal action and tells what happened. Whichever way it is played, the state must come out the same.
fn play(state: &mut State, text: &str) -> Vec<Event> {
    let mut applied = state.clone();
    applied.apply(action(text)).unwrap();
    let events = play_by(state, text, &mut FromSeed);
    assert_eq!(json(&state.full()), json(&applied.full()), "{text} applied and played");
    assert_eq!(*state, applied, "{text} applied and played");
    events
}

/// Plays several actions in a row.
fn play_all(state: &mut State, texts: &[&str]) -> Vec<Event> {
    texts.iter().flat_map(|text| play(state, text)).collect()
}

/// Plays a legal action whose reshuffles bring the cards in these orders, top first. All of them must be used.
fn play_with(state: &mut State, text: &str, orders: &[&str]) -> Vec<Event> {
    let mut chance = Orders(orders.iter());
    let events = play_by(state, text, &mut chance);
    assert_eq!(chance.0.len(), 0, "reshuffles left over after {text}");
    events
}

/// The action must be listed as legal, and no card may come into being or vanish.
fn play_by(state: &mut State, text: &str, chance: &mut impl Chance<Error = Infallible>) -> Vec<Event> {
    let before = all_cards(state);
    let mut events = Vec::new();
    assert_listed::<Mandala>(state, text, true);
    state.play(action(text), chance, &mut events).unwrap();
    assert_eq!(all_cards(state), before, "the cards of the game after {text}");
    events
}

/// Why an action is refused, by every way to play it; nothing may change.
fn refuse(state: &State, text: &str) -> Illegal {
    tabletop::testing::refuse::<Mandala>(state, text)
}

/// Compares with an expected position: everything a traced record shows, and the number of turns.
fn assert_position(state: &State, expected: Position) {
    let expected = expected.build();
    assert_eq!(json(&state.full()), json(&expected.full()));
    assert_eq!(state.table.turn, expected.table.turn);
}

/// Reshuffles as a test wants them.
struct Orders<'a>(Iter<'a, &'a str>);

impl Chance for Orders<'_> {
    type Error = Infallible;

    fn reshuffle<T: Letter>(&mut self, _: &Seed, _: u32, pile: &mut [T]) -> Result<(), Infallible> {
        let order = self.0.next().expect("the test foresees this reshuffle");
        let order: Vec<T> = order.chars().map(|letter| T::from_letter(letter).unwrap()).collect();
        let letters = |cards: &[T]| tabletop::notation::letters(cards);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(letters(&sorted), letters(pile), "the cards of the discard pile");
        pile.copy_from_slice(&order);
        Ok(())
    }
}
