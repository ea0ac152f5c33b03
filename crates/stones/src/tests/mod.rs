//! The rules of Mandala Stones, one file for each chapter of `docs/rules/stones.md`.
//!
//! A test's name begins with the id of the rule that it proves. Positions are put up by [`position`] and played with the
//! helpers below, which hold every position to more than its own test asks: see [`play`] and [`refuse`].

mod effects;
mod events;
mod examples;
mod figures;
mod naive;
mod s1_pieces;
mod s2_setup;
mod s3_turn;
mod s4_towers;
mod s5_mandala;
mod s6_end;
mod s7_knowledge;
mod worlds;

use serde::Serialize;
use serde_json::Value;
use tabletop::chance::FromSeed;
use tabletop::record::Setup as _;
use tabletop::testing::assert_listed;
use tabletop::{Seat, Seed, State as _};

use crate::Stones;
use crate::action::Action;
use crate::error::Illegal;
use crate::event::Event;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;
use crate::testing as position;

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The whole state as records write it.
fn full(state: &State) -> Value {
    serde_json::to_value(state.full()).unwrap()
}

fn dealt(players: usize, number: u64) -> State {
    let seed = Seed::from_number(number);
    State::new(&Options::default(), &Setup::deal(players, &seed), seed)
}

/// The legal actions as they are listed.
fn legal(state: &State) -> Vec<String> {
    let mut list = Vec::new();
    state.for_each_legal(|action| list.push(action.to_string()));
    list
}

/// The pick-ups onto tower space 1, without its number.
fn pick_ups(state: &State) -> Vec<String> {
    let onto_1 = |action: String| action.strip_suffix('1').map(str::to_owned);
    let pick_ups = legal(state).into_iter().filter(|action| !action.starts_with('t'));
    pick_ups.filter_map(onto_1).collect()
}

/// The towers of a seat, space 1 first.
fn towers(state: &State, seat: usize) -> [String; 5] {
    state.table.towers[Seat::new(seat)].map(|tower| tower.to_string())
}

fn points(state: &State) -> Vec<u32> {
    state.table.points.as_slice().to_vec()
}

/// Plays a legal action and tells what happened. Whichever way it is played, the state must come out the same, and no stone
/// may come into being or vanish but for those that leave.
fn play(state: &mut State, text: &str) -> Vec<Event> {
    assert_listed::<Stones>(state, text, true);
    let mut applied = state.clone();
    applied.apply(action(text)).unwrap();
    let before = stones(state);
    let mut events = Vec::new();
    state.play(action(text), &mut FromSeed, &mut events).unwrap();
    assert_eq!(full(state), full(&applied), "{text} applied and played");
    assert_eq!(*state, applied, "{text} applied and played");
    let mut after = stones(state);
    for event in &events {
        if let Event::Placed { stones, .. } = event {
            after.push_str(&tabletop::notation::letters(stones));
        }
    }
    assert_eq!(sorted(&after), sorted(&before), "the stones after {text}");
    events
}

/// Why an action is refused, by every way to play it; nothing may change.
fn refuse(state: &State, text: &str) -> Illegal {
    tabletop::testing::refuse::<Stones>(state, text)
}

/// The letters of all stones in stacks and towers.
fn stones(state: &State) -> String {
    let towers = state.table.towers.as_slice().iter().flatten();
    let stacks = state.stacks.iter().chain(towers);
    stacks.map(ToString::to_string).collect()
}

fn sorted(letters: &str) -> String {
    let mut letters: Vec<_> = letters.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}
