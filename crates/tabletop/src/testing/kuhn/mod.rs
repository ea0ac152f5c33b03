//! Kuhn poker: two players, three cards, one bet. The smallest game with a hidden card, and a solved one.
//!
//! It is here to test what is written for every game, and to show what a game has to say: here what search needs of it,
//! in `record` and `present` the rest.

mod present;
mod record;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

pub use record::{Illegal, Setup};

use crate::chance::{Seed, shuffle};
use crate::game::{self, Game};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, Viewer};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn;

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const PLAYERS: RangeInclusive<usize> = 2..=2;

    type Options = Options;
    type Action = Action;
    type State = State;
    type View = View;
    type Worlds = View;
    type Illegal = Illegal;
    type Reason = &'static str;

    fn deal(_: &Options, _: usize, seed: Seed) -> State {
        let mut cards = [0, 1, 2];
        shuffle(&mut seed.deal(), &mut cards);
        State { cards, history: Vec::new() }
    }
}

/// There is nothing to choose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Pass or bet; against a bet these mean fold or call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// `p`
    Pass,
    /// `b`
    Bet,
}

impl Action {
    /// Both actions, in the order they are listed.
    pub const ALL: [Self; 2] = [Self::Pass, Self::Bet];
}

impl game::Action for Action {
    const CODES: usize = 2;

    fn code(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["p", "b"][*self as usize])
    }
}

/// A running game: the card of seat 0, that of seat 1, the one left over, and what has been played.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct State {
    cards: [u8; 3],
    history: Vec<Action>,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("history", &self.history).finish_non_exhaustive()
    }
}

/// Who must act: `None` once both have passed or a bet is answered.
fn to_move(history: &[Action]) -> Option<Seat> {
    let over = matches!(history, [Action::Pass, Action::Pass] | [.., Action::Bet, _]);
    (!over).then(|| Seat::new(history.len() % 2))
}

impl game::State<Kuhn> for State {
    fn players(&self) -> usize {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        to_move(&self.history)
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        self.to_move().iter().flat_map(|_| Action::ALL).for_each(f);
    }

    fn check(&self, _: Action) -> Result<(), Illegal> {
        self.to_move().map(|_| ()).ok_or(Illegal)
    }

    fn apply_unchecked(&mut self, action: Action) {
        self.history.push(action);
    }

    fn outcome(&self) -> Option<Outcome<&'static str>> {
        let better = usize::from(self.cards[1] > self.cards[0]);
        let (winner, chips, reason) = match *self.history {
            [Action::Pass, Action::Pass] => (better, 1, "showdown"),
            [.., Action::Bet, Action::Bet] => (better, 2, "showdown"),
            [.., Action::Bet, Action::Pass] => (self.history.len() % 2, 1, "fold"),
            _ => return None,
        };
        let scores = BySeat::from_fn(2, |seat| if seat.index() == winner { chips } else { 0 });
        Some(Outcome { scores, winner: Some(Seat::new(winner)), reason })
    }

    fn view(&self, viewer: Viewer) -> View {
        let card = viewer.seat().map(|seat| self.cards[seat.index()]);
        View { seat: viewer.seat(), card, history: self.history.clone(), cards: None }
    }
}

/// One's own card, and what has been played; all cards where everything is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    seat: Option<Seat>,
    card: Option<u8>,
    history: Vec<Action>,
    cards: Option<[u8; 3]>,
}

impl game::View<Kuhn> for View {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn to_move(&self) -> Option<Seat> {
        to_move(&self.history)
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        self.to_move().iter().filter(|&&seat| self.seat == Some(seat)).flat_map(|_| Action::ALL).for_each(f);
    }

    fn worlds(&self) -> Option<Self> {
        self.to_move().map(|_| self.clone())
    }
}

impl game::Worlds<Kuhn> for View {
    fn draw(&self, rng: &mut impl Rng) -> State {
        let mut cards = [0, 1, 2];
        shuffle(rng, &mut cards);
        if let (Some(seat), Some(card)) = (self.seat, self.card) {
            let at = cards.iter().position(|&other| other == card).expect("it is one of the three");
            cards.swap(seat.index(), at);
        }
        State { cards, history: self.history.clone() }
    }

    fn enumerate(&self, most: usize) -> Option<Vec<(State, f64)>> {
        let deals = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let own = |cards: &[u8; 3]| self.seat.map(|seat| cards[seat.index()]) == self.card;
        let deals: Vec<_> = deals.into_iter().filter(own).collect();
        let probability = 1.0 / deals.len() as f64;
        let world = |cards| (State { cards, history: self.history.clone() }, probability);
        (deals.len() <= most).then(|| deals.iter().copied().map(world).collect())
    }
}
