//! The end of a turn, and of the game (S-3.5, S-5.2, S-6).

use tabletop::{BySeat, Outcome, Seat};

use crate::objective::Objective;
use crate::reach::Reach;
use crate::table::{Phase, Reason, Table};

impl Table {
    /// S-5.2: the turn passes to the next player, unless the game ends.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        let next = self.mover().next(self.players());
        if self.ending && next == Seat::FIRST {
            self.phase = Phase::Over(Reason::Mandala);
            return;
        }
        self.mover = next.index() as u8;
        self.begin_turn();
    }

    /// S-3.5: a player with no legal action ends the game. A player who has a stone can always score it (S-3.4).
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        if self.occupied(self.mover()).is_empty() && Reach::of(self).is_nothing() {
            self.phase = Phase::Over(Reason::Stuck);
        }
    }

    /// S-6.1: the points of each player's better objective.
    pub(crate) fn objective_points(&self, objectives: &BySeat<[Objective; 2]>) -> BySeat<u32> {
        BySeat::from_fn(self.players(), |seat| {
            let met = objectives[seat].into_iter().filter(|objective| objective.is_met(self, seat));
            met.map(|objective| self.rules.objective(objective)).max().unwrap_or(0)
        })
    }

    /// How the game ended, once it has.
    pub(crate) fn outcome(&self, objectives: &BySeat<[Objective; 2]>) -> Option<Outcome<Reason>> {
        let Phase::Over(reason) = self.phase else {
            return None;
        };
        let extra = self.objective_points(objectives);
        let scores = BySeat::from_fn(self.players(), |seat| self.points[seat] + extra[seat]);
        // S-6.2: of the best, the earliest in turn order; `max_by_key` keeps the last, so the seats are read backwards.
        let winner = scores.iter().rev().max_by_key(|&(_, score)| score).map(|(seat, _)| seat);
        Some(Outcome { scores, winner, reason })
    }
}
