//! Drawing cards, and what happens when the deck runs out (M-6).

use tabletop::Seat;
use tabletop::chance::Chance;
use tabletop::record::Listener;

use crate::colour::Colour;
use crate::event::Event;
use crate::pile::Pile;
use crate::state::{Pools, State};

/// Where drawn cards go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawTarget {
    /// To a player's hand.
    Hand(Seat),
    /// Face up to a Mountain (M-5.7).
    Mountain(crate::action::MandalaNumber),
}

impl State {
    /// Draws `count` cards, or as many as there are.
    #[inline]
    pub(crate) fn draw<C: Chance>(
        &mut self,
        count: u8,
        to: DrawTarget,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        if self.table.deck > count {
            self.take(count, to, listener);
            return Ok(());
        }
        self.draw_to_the_end(count, to, chance, listener)
    }

    /// A draw that finds the deck empty or empties it.
    #[cold]
    #[inline(never)]
    fn draw_to_the_end<C: Chance>(
        &mut self,
        count: u8,
        to: DrawTarget,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let mut due = count;
        // M-6.4: a deck that stayed empty is renewed only now that a draw falls due.
        if self.table.deck == 0 {
            self.reshuffle(chance, listener)?;
        }
        while due > 0 && self.table.deck > 0 {
            let now = due.min(self.table.deck);
            self.take(now, to, listener);
            due -= now;
            // M-6.1: exhausted the moment the last card is drawn, even if no more are needed.
            if self.table.deck == 0 {
                self.table.exhausted = true;
                self.reshuffle(chance, listener)?;
            }
        }
        Ok(())
    }

    /// Moves cards that are surely there.
    #[inline]
    fn take(&mut self, count: u8, to: DrawTarget, listener: &mut impl Listener<Event>) {
        let top = usize::from(self.table.deck);
        let rest = top - usize::from(count);
        let cards = self.deck[rest..top].iter().fold(Pile::EMPTY, |pile, &card| pile + Pile::of(card, 1));
        self.table.deck -= count;
        match to {
            DrawTarget::Hand(seat) => {
                self.hands[seat.index()] += cards;
                if self.reshuffles > 0 {
                    self.pools.drawn[seat.index()] += cards;
                }
                listener.on_event(|| Event::Drew { seat, cards });
            }
            DrawTarget::Mountain(mandala) => {
                self.table.mandalas[mandala.index()].mountain += cards;
                if self.reshuffles > 0 {
                    self.pools.fresh -= cards;
                }
                listener.on_event(|| Event::Refilled { mandala, cards });
            }
        }
    }

    /// M-6.1: the discard pile becomes the deck. An empty pile is not reshuffled (M-6.4).
    fn reshuffle<C: Chance>(
        &mut self,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let pile = self.table.discard;
        if pile.is_empty() {
            return Ok(());
        }
        let cards = pile.len();
        let order = &mut self.deck[..usize::from(cards)];
        order.iter_mut().zip(pile.cards()).for_each(|(place, card): (&mut Colour, Colour)| *place = card);
        chance.reshuffle(&self.seed, self.reshuffles, order)?;
        order.reverse();
        self.reshuffles += 1;
        self.table.deck = cards;
        self.table.discard = Pile::EMPTY;
        self.pools = Pools { fresh: pile, drawn: [Pile::EMPTY; 2], hands: self.hands };
        listener.on_event(|| Event::Reshuffled { cards });
        Ok(())
    }
}
