//! The end of a turn, and whether it ends the game (M-7).

use tabletop::record::Listener;

use crate::event::Event;
use crate::pile::Pile;
use crate::river::River;
use crate::state::State;
use crate::table::{Phase, Reason};

impl State {
    /// The turn passes to the opponent of the player who took it, unless the game ends (M-7.6).
    #[inline]
    pub(crate) fn end_turn(&mut self, listener: &mut impl Listener<Event>) {
        // Turns alternate, no matter who chose last (M-5.7), so their number tells whose turn it is.
        self.table.mover = (self.table.turn & 1) as u8;
        if self.table.exhausted && self.is_deadlocked() {
            self.end(Reason::Deadlock, listener);
        } else if self.table.turn >= self.table.turn_limit {
            self.end(Reason::Limit, listener);
        }
    }

    #[cold]
    pub(crate) fn end(&mut self, reason: Reason, listener: &mut impl Listener<Event>) {
        self.table.phase = Phase::Over(reason);
        listener.on_event(|| {
            let outcome = tabletop::State::outcome(self).expect("the game has just ended");
            Event::Ended { outcome, hands: self.hands, cups: self.cups }
        });
    }

    /// M-7.2: whether no mandala can ever be completed.
    fn is_deadlocked(&self) -> bool {
        // A card that lies in no River, Cup or other mandala is here already, or can still be played here.
        let [one, two] = self.table.mandalas.map(|areas| areas.all());
        let [river, other_river] = self.table.rivers.map(River::cards);
        let free = Pile::ALL - river - other_river - self.cups[0] - self.cups[1];
        let stuck = !(free - one).is_rainbow() && !(free - two).is_rainbow();
        stuck || (!self.table.can_draw() && self.hands.iter().all(|hand| hand.len() == 1))
    }
}
