//! Kuhn poker: two players, three cards, one bet. The smallest game with a hidden card, and a solved one, to test what is
//! written for every game and to show what a small game has to say.

#[cfg(test)]
mod tests;

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::chance::{Seed, shuffle};
pub use crate::game::NoOptions as Options;
use crate::game::{self, Game, View as _};
use crate::information_set::InformationSet;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::presentation::{PresentableGame, PublicEvent};
use crate::record::{RecordProof, ReplayableGame, Setup};
use crate::seat::{BySeat, Seat, Viewer};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn;

/// What a player may know: the states with their own card.
pub type View = InformationSet<Kuhn>;

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

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL.into_iter().find(|action| action.to_string() == text).ok_or(Illegal)
    }
}

/// It is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not possible")]
pub struct Illegal;

impl Message for Illegal {
    fn id(&self) -> &'static str {
        "kuhn-illegal"
    }
}

/// A running game: the card of seat 0, that of seat 1, the one left over, and what has been played.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    cards: [u8; 3],
    history: Vec<Action>,
}

const DEALS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("history", &self.history).finish_non_exhaustive()
    }
}

impl game::State<Kuhn> for State {
    fn to_move(&self) -> Option<Seat> {
        let is_over = self.outcome().is_some() || self.history.len() > 2;
        (!is_over).then(|| Seat::new(self.history.len() % 2))
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
        let own = |cards: &[u8; 3]| viewer.seat().map(|seat| cards[seat.index()]);
        let alike = DEALS.into_iter().filter(|cards| own(cards) == own(&self.cards));
        View::new(viewer, alike.map(|cards| Self { cards, history: self.history.clone() }))
    }
}

impl ReplayableGame for Kuhn {
    const FORMAT: &'static str = "kuhn-record/1";

    type Setup = State;
    type Event = Action;

    fn begin(_: &Options, setup: &State, _: Seed) -> State {
        setup.clone()
    }

    fn caused(_: &State, action: Action) -> impl IntoIterator<Item = Action> {
        [action]
    }

    fn full(state: &State) -> impl Serialize {
        state
    }
}

/// The chance before the first action is all in the cards.
impl Setup for State {
    type SetupJson = Self;
    type Error = Illegal;

    fn deal(players: usize, seed: &Seed) -> Self {
        Kuhn::deal(&Options {}, players, *seed)
    }

    fn read(written: Self, _: usize) -> Result<Self, Illegal> {
        let begins = DEALS.contains(&written.cards) && written.history.is_empty();
        if begins { Ok(written) } else { Err(Illegal) }
    }
}

impl PresentableGame for Kuhn {
    type Effects = ();

    fn effects(view: &View, action: Action) -> Result<(), Illegal> {
        if view.legal_actions().contains(&action) { Ok(()) } else { Err(Illegal) }
    }

    fn open(state: &State, _: RecordProof) -> View {
        View::new(Viewer::Spectator, [state.clone()])
    }
}

/// Everyone sees what was played.
impl PublicEvent for Action {}
