//! The whole truth about a running game.

use alloc::string::String;
use core::fmt;

use serde::Serialize;
use tabletop::chance::{Chance, FromSeed};
use tabletop::record::{Ignore, Listener, PlayError};
use tabletop::{BySeat, Outcome, Seat, Seed, Viewer};

use crate::action::Action;
use crate::check;
use crate::colour::Colour;
use crate::error::Illegal;
use crate::event::Event;
use crate::legal;
use crate::options::Options;
use crate::pile::Pile;
use crate::river::River;
use crate::score;
use crate::setup::{CARDS, Setup};
use crate::table::{Areas, Phase, Reason, Table};
use crate::view::View;

/// A game of Mandala. Small and without heap, so that search can copy it freely.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State};
/// use mandala::{Mandala, Options};
///
/// let mut state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// assert_eq!(state.to_move(), Some(Seat::FIRST));
/// let action = state.legal_actions()[0];
/// state.apply(action)?;
/// assert_eq!(state.table().turn, 1);
/// # Ok::<(), mandala::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: [Pile; 2],
    pub(crate) cups: [Pile; 2],
    /// The two cards dealt to each Cup, which only its owner has seen (M-8.2).
    pub(crate) dealt: [Pile; 2],
    /// Since the last reshuffle: what tells apart the cards each viewer could and could not see then (M-8.3).
    pub(crate) pools: Pools,
    pub(crate) seed: Seed,
    pub(crate) reshuffles: u32,
    /// The deck's cards, the next one at `deck[table.deck - 1]`.
    pub(crate) deck: [Colour; CARDS],
}

/// What is known of a reshuffle (M-8.3). Empty before the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pools {
    /// The cards of the reshuffled pile that have not been turned up in a refill since.
    pub(crate) fresh: Pile,
    /// The part of it that each seat has drawn since.
    pub(crate) drawn: [Pile; 2],
    /// The hands at the moment of the reshuffle.
    pub(crate) hands: [Pile; 2],
}

impl tabletop::State<crate::Mandala> for State {
    fn players(&self) -> usize {
        2
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    #[inline]
    fn legal_count(&self) -> usize {
        legal::count(&self.table, self.mover_hand())
    }

    #[inline]
    fn pick_legal(&self, choose: impl FnOnce(u32) -> u32) -> Action {
        legal::pick(&self.table, self.mover_hand(), choose)
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        legal::for_each(&self.table, self.mover_hand(), f);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        check::check(&self.table, self.mover_hand(), action)
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action) {
        let Ok(()) = self.advance(action, &mut FromSeed, &mut Ignore);
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        let Phase::Over(reason) = self.table.phase else {
            return None;
        };
        let points = |seat: Seat| score::points(self.table.rivers[seat.index()], self.cups[seat.index()]);
        Some(Outcome {
            scores: BySeat::from_fn(2, points),
            winner: score::winner(self.table.rivers, self.cups),
            reason,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}

impl State {
    /// Deals two cards to each Mountain, six to each hand and two to each Cup (M-2.1).
    pub fn new(options: &Options, setup: &Setup, seed: Seed) -> Self {
        let mut deck = setup.deck;
        deck.reverse();
        let deal =
            |from: usize, count: usize| setup.deck[from..from + count].iter().copied().collect::<Pile>();
        let mut table = Table::new(*options);
        table.mandalas[0].mountain = deal(0, 2);
        table.mandalas[1].mountain = deal(2, 2);
        table.deck = 88;
        let dealt = [deal(16, 2), deal(18, 2)];
        Self {
            table,
            hands: [deal(4, 6), deal(10, 6)],
            cups: dealt,
            dealt,
            pools: Pools::default(),
            seed,
            reshuffles: 0,
            deck,
        }
    }

    /// What everyone sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand. For search over states it has made up itself; it is shown to no player.
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hands[seat.index()]
    }

    /// A player's Cup, dealt cards included. For search, like [`Self::hand`].
    pub fn cup(&self, seat: Seat) -> Pile {
        self.cups[seat.index()]
    }

    /// Plays an action, telling `listener` what it causes; see [`ReplayableGame::play`](tabletop::record::ReplayableGame::play).
    pub fn play<C: Chance>(
        &mut self,
        action: Action,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), PlayError<Illegal, C::Error>> {
        tabletop::State::check(self, action).map_err(PlayError::Illegal)?;
        let mut next = self.clone();
        next.advance(action, chance, listener).map_err(PlayError::Chance)?;
        *self = next;
        Ok(())
    }

    /// The whole state as records write it.
    pub(crate) fn full(&self) -> impl Serialize {
        #[derive(Serialize)]
        struct Full {
            to_move: Option<Seat>,
            phase: &'static str,
            hands: [Pile; 2],
            cups: [Pile; 2],
            rivers: [River; 2],
            mandalas: [Areas; 2],
            deck: String,
            discard: Pile,
            exhausted: bool,
        }
        Full {
            to_move: self.table.to_move(),
            phase: self.table.phase.name(),
            hands: self.hands,
            cups: self.cups,
            rivers: self.table.rivers,
            mandalas: self.table.mandalas,
            deck: self
                .deck_cards()
                .iter()
                .rev()
                .map(|&card| tabletop::notation::Letter::letter(card))
                .collect(),
            discard: self.table.discard,
            exhausted: self.table.exhausted,
        }
    }

    /// The deck, the top card last.
    pub(crate) fn deck_cards(&self) -> &[Colour] {
        &self.deck[..usize::from(self.table.deck)]
    }

    #[inline]
    fn mover_hand(&self) -> Pile {
        self.hands[usize::from(self.table.mover & 1)]
    }
}

/// What everyone sees: a state may be printed by a failing assertion or a log while the game runs.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("table", &self.table).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 320);
    }
}
