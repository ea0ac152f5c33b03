//! Playing an action (M-4).

use tabletop::Seat;
use tabletop::chance::Chance;
use tabletop::record::Listener;

use crate::action::{Action, MandalaNumber};
use crate::draw::DrawTarget;
use crate::event::Event;
use crate::pile::Pile;
use crate::state::State;

/// The most cards a hand may hold (M-4.5).
pub(crate) const HAND_LIMIT: u8 = 8;
/// The most cards a build draws (M-4.1).
pub(crate) const BUILD_DRAW: u8 = 3;

/// How many cards a build draws with so many left in hand (M-4.1).
#[inline]
pub(crate) fn build_draw(hand: u8) -> u8 {
    BUILD_DRAW.min(HAND_LIMIT - hand)
}

impl State {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn advance<C: Chance>(
        &mut self,
        action: Action,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        let seat = Seat::new(usize::from(self.table.mover & 1));
        let hand = &mut self.hands[seat.index()];
        match action {
            Action::Build { mandala, colour } => {
                *hand -= Pile::of(colour, 1);
                let draw = build_draw(hand.len());
                self.table.mandalas[mandala.index()].mountain += Pile::of(colour, 1);
                listener.on_event(|| Event::Built { seat, mandala, colour });
                self.draw(draw, DrawTarget::Hand(seat), chance, listener)?;
                self.played_to(mandala, seat, chance, listener)
            }
            Action::Grow { mandala, colour, count } => {
                *hand -= Pile::of(colour, count);
                self.table.mandalas[mandala.index()].fields[seat.index()] += Pile::of(colour, count);
                listener.on_event(|| Event::Grew { seat, mandala, colour, count });
                self.played_to(mandala, seat, chance, listener)
            }
            Action::Discard { colour, count } => {
                *hand -= Pile::of(colour, count);
                self.table.discard += Pile::of(colour, count);
                listener.on_event(|| Event::Discarded { seat, colour, count });
                self.draw(count, DrawTarget::Hand(seat), chance, listener)?;
                self.table.turn += 1;
                self.end_turn(listener);
                Ok(())
            }
            Action::Claim { colour } => self.claim(seat, colour, chance, listener),
        }
    }

    /// M-5.1: after the draw, a mandala with all six colours is destroyed before the next turn.
    #[inline]
    fn played_to<C: Chance>(
        &mut self,
        mandala: MandalaNumber,
        seat: Seat,
        chance: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), C::Error> {
        self.table.turn += 1;
        if self.table.mandala(mandala).is_complete() {
            self.complete(mandala, seat, chance, listener)
        } else {
            self.end_turn(listener);
            Ok(())
        }
    }
}
