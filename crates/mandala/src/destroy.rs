//! Completing and destroying a mandala (M-5).

use tabletop::Seat;
use tabletop::chance::Chance;
use tabletop::record::Listener;

use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::draw::DrawTarget;
use crate::effects::Completion;
use crate::event::{ClaimedCards, Event};
use crate::pile::Pile;
use crate::state::State;
use crate::table::{Phase, Reason};

/// Cards that start a new Mountain (M-5.7).
pub(crate) const REFILL: u8 = 2;

impl State {
    /// M-5.2: `seat` has completed the mandala; who chooses first?
    #[inline(never)]
    pub(crate) fn complete<C: Chance>(
        &mut self,
        mandala: MandalaNumber,
        seat: Seat,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let areas = &mut self.table.mandalas[mandala.index()];
        let Completion { first, fields, tie, .. } = Completion::of(mandala, areas, seat);
        listener.on_event(|| Event::Completed { mandala, seat, first, fields, tie });
        // M-5.6: with both Fields empty no player can keep anything, so there is nothing to choose.
        let Some(first) = first else {
            let cards = core::mem::take(&mut areas.mountain);
            self.table.discard += cards;
            listener.on_event(|| Event::Swept { mandala, cards });
            return self.finish_destruction(mandala, chance, listener);
        };
        self.table.phase = Phase::Claim(mandala);
        self.table.mover = first.index() as u8;
        Ok(())
    }

    /// M-5.3: takes every card of one colour from the Mountain.
    #[inline(never)]
    pub(crate) fn claim<C: Chance>(
        &mut self,
        seat: Seat,
        colour: Colour,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let Phase::Claim(mandala) = self.table.phase else {
            unreachable!("a claim is legal only in a destruction")
        };
        let areas = &mut self.table.mandalas[mandala.index()];
        let count = areas.mountain.count(colour);
        let cards = Pile::of(colour, count);
        areas.mountain -= cards;
        let last = areas.mountain.is_empty();
        let own_field = areas.fields[seat.index()];
        let river = &mut self.table.rivers[seat.index()];
        let taken = ClaimedCards::new(own_field, *river, colour, count);
        // M-5.5: what a player without a card in their Field takes is discarded.
        self.table.discard += Pile::of(colour, taken.discarded);
        // M-5.4: a new colour puts one card into the River; the rest go to the Cup.
        if taken.river.is_some() {
            river.add(colour);
        }
        self.cups[seat.index()] += Pile::of(colour, taken.cup);
        listener.on_event(|| Event::Claimed { seat, mandala, colour, taken });
        if last {
            return self.finish_destruction(mandala, chance, listener);
        }
        self.table.mover ^= 1;
        Ok(())
    }

    /// M-5.7: the Fields are swept away; the game ends, or a new Mountain is started and the turn passes.
    fn finish_destruction<C: Chance>(
        &mut self,
        mandala: MandalaNumber,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let areas = &mut self.table.mandalas[mandala.index()];
        let cards = areas.fields[0] + areas.fields[1];
        areas.fields = [Pile::EMPTY; 2];
        self.table.discard += cards;
        if !cards.is_empty() {
            listener.on_event(|| Event::Swept { mandala, cards });
        }
        // M-7.1, in the order of M-7.6.
        if self.table.rivers.iter().any(|river| river.is_full()) {
            self.end(Reason::River, listener);
            return Ok(());
        }
        if self.table.exhausted {
            self.end(Reason::Deck, listener);
            return Ok(());
        }
        self.draw(REFILL, DrawTarget::Mountain(mandala), chance, listener)?;
        self.table.phase = Phase::Turn;
        self.end_turn(listener);
        Ok(())
    }
}
