//! Kuhn poker: two players, three cards, one bet. The smallest game with a hidden card, and a solved one.
//!
//! It is here to test what is written for every game: the laws, and search.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::chance::{Chance, FromSeed, Seed, below, shuffle};
use crate::game::{Game, Ignore, Listener, PlayError};
use crate::message::{Arg, Message, describe};
use crate::outcome::Outcome;
use crate::replay::Recorded;
use crate::seat::{BySeat, Seat, Viewer};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn;

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=2;

    type Action = Action;
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Worlds = View;
    type Event = Event;
    type Effects = Effects;
    type Figures = ();
    type Illegal = Illegal;
    type SetupError = Illegal;
    type Reason = Reason;

    fn printed(_: &Options, _: usize) -> impl Serialize {}
}

/// Pass or bet; against a bet these mean fold or call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl crate::game::Action for Action {
    const CODES: usize = 2;

    fn code(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pass => "p",
            Self::Bet => "b",
        })
    }
}

impl FromStr for Action {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL.into_iter().find(|action| action.to_string() == text).ok_or(Illegal)
    }
}

/// There is nothing to choose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// The cards, 0 to 2: seat 0's, seat 1's, and the one nobody gets.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Setup {
    cards: [u8; 3],
}

/// The cards as a record writes them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    cards: [u8; 3],
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}

impl crate::game::Setup<Kuhn> for Setup {
    type Written = Written;

    fn deal(_: usize, seed: &Seed) -> Self {
        let mut cards = [0, 1, 2];
        shuffle(&mut seed.deal(), &mut cards);
        Self { cards }
    }

    fn read(Written { cards }: Written, _: usize) -> Result<Self, Illegal> {
        let mut sorted = cards;
        sorted.sort_unstable();
        if sorted == [0, 1, 2] { Ok(Self { cards }) } else { Err(Illegal) }
    }
}

/// A running game: the cards, and what has been played.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct State {
    cards: [u8; 3],
    history: Vec<bool>,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("history", &self.history).finish_non_exhaustive()
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A bet was not called.
    Fold,
    /// The cards were compared.
    Showdown,
}

impl crate::outcome::Reason for Reason {
    fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Showdown => "showdown",
        }
    }
}

impl State {
    fn end(&self) -> Option<(usize, u32, Reason)> {
        let better = usize::from(self.cards[1] > self.cards[0]);
        match *self.history.as_slice() {
            [false, false] => Some((better, 1, Reason::Showdown)),
            [.., true, true] => Some((better, 2, Reason::Showdown)),
            [true, false] => Some((0, 1, Reason::Fold)),
            [false, true, false] => Some((1, 1, Reason::Fold)),
            _ => None,
        }
    }
}

impl crate::game::State<Kuhn> for State {
    fn new(_: &Options, setup: &Setup, _: Seed) -> Self {
        Self { cards: setup.cards, history: Vec::new() }
    }

    fn players(&self) -> usize {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        self.end().is_none().then(|| Seat::new(self.history.len() % 2))
    }

    fn legal_count(&self) -> usize {
        if self.end().is_none() { 2 } else { 0 }
    }

    fn pick_legal(&self, choose: impl FnOnce(u32) -> u32) -> Action {
        Action::ALL[choose(2) as usize]
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        Action::ALL.into_iter().take(self.legal_count()).for_each(f);
    }

    fn check(&self, _: Action) -> Result<(), Illegal> {
        if self.end().is_none() { Ok(()) } else { Err(Illegal) }
    }

    fn apply_unchecked(&mut self, action: Action) {
        let _ = self.play(action, &mut FromSeed, &mut Ignore);
    }

    fn play<C: Chance>(
        &mut self,
        action: Action,
        _: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), PlayError<Illegal, C::Error>> {
        self.check(action).map_err(PlayError::Illegal)?;
        self.history.push(action == Action::Bet);
        listener.hear(|| Event(action));
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        let (winner, chips, reason) = self.end()?;
        let scores = BySeat::from_fn(2, |seat| if seat.index() == winner { chips } else { 0 });
        Some(Outcome { scores, winner: Some(Seat::new(winner)), reason })
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            seat: viewer.seat(),
            card: viewer.seat().map(|seat| self.cards[seat.index()]),
            history: self.history.clone(),
            cards: None,
        }
    }

    fn full(&self) -> impl Serialize {
        self.clone()
    }

    fn open(&self, _: Recorded) -> View {
        View { cards: Some(self.cards), ..self.view(Viewer::Spectator) }
    }
}

/// One's own card, and what has been played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    seat: Option<Seat>,
    card: Option<u8>,
    history: Vec<bool>,
    /// All cards, where everything is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<[u8; 3]>,
}

impl View {
    /// Some state that looks like this, to ask about what is public.
    fn any(&self) -> State {
        State { cards: [0, 1, 2], history: self.history.clone() }
    }
}

impl crate::game::View<Kuhn> for View {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn to_move(&self) -> Option<Seat> {
        crate::game::State::to_move(&self.any())
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        if self.seat.is_some() && self.to_move() == self.seat {
            Action::ALL.into_iter().for_each(f);
        }
    }

    fn effects(&self, _: Action) -> Result<Effects, Illegal> {
        if self.seat.is_some() && self.to_move() == self.seat { Ok(Effects) } else { Err(Illegal) }
    }

    fn figures(&self) {}

    fn worlds(&self) -> Option<Self> {
        self.to_move().map(|_| self.clone())
    }
}

impl crate::game::Worlds<Kuhn> for View {
    fn draw(&self, rng: &mut impl Rng) -> State {
        let mut cards = [0, 1, 2];
        shuffle(rng, &mut cards);
        if let (Some(seat), Some(card)) = (self.seat, self.card) {
            let mut others: Vec<u8> = (0..3).filter(|&other| other != card).collect();
            let other = others.swap_remove(below(rng, 2) as usize);
            cards = if seat.index() == 0 { [card, other, others[0]] } else { [other, card, others[0]] };
        }
        State { cards, history: self.history.clone() }
    }
}

/// An action was played; everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event(Action);

impl crate::game::Event<Kuhn> for Event {
    type Seen = String;

    fn redact(&self, _: Viewer) -> String {
        self.0.to_string()
    }
}

/// Nothing can be foreseen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Effects;

impl crate::game::Effects for Effects {
    fn reveals(&self) -> bool {
        false
    }

    fn points(&self) -> u32 {
        0
    }
}

/// It is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal;

impl Message for Illegal {
    fn id(&self) -> &'static str {
        "kuhn-illegal"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![]
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        describe(self, f)
    }
}

impl std::error::Error for Illegal {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Setup as _, State as _};
    use crate::testing::{Law, keeps_the_laws};

    #[test]
    fn the_toy_game_keeps_the_laws() {
        let law = Law::<Kuhn> {
            universe: &Action::ALL,
            conserved: |state, _| state.cards.iter().sum::<u8>() == 3,
            longest: 4,
        };
        for seed in 0..200 {
            keeps_the_laws(&law, 2, &Options {}, seed).unwrap();
        }
    }

    #[test]
    fn a_broken_law_is_noticed() {
        let lost = Law::<Kuhn> {
            universe: &Action::ALL,
            conserved: |state, _| state.history.is_empty(),
            longest: 4,
        };
        assert!(keeps_the_laws(&lost, 2, &Options {}, 1).unwrap_err().contains("not conserved"));
        let endless = Law::<Kuhn> { universe: &Action::ALL, conserved: |_, _| true, longest: 1 };
        assert!(keeps_the_laws(&endless, 2, &Options {}, 1).unwrap_err().contains("has not ended"));
    }

    /// Six deals, and from each five ways to play: pp, pbp, pbb, bp, bb.
    #[test]
    fn perft_counts_every_way_to_play() {
        let seed = Seed::from_number(0);
        let state = State::new(&Options {}, &Setup::deal(2, &seed), seed);
        assert_eq!([0, 1, 2, 3, 9].map(|depth| crate::perft::<Kuhn>(&state, depth)), [1, 2, 4, 5, 5]);
    }
}
