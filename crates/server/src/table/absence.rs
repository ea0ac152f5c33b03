//! Players who keep the others waiting and are not there.

use std::time::Duration;

use protocol::{ClockSpec, Phase};
use tabletop::Seat;

use super::Table;
use super::decide::{Circumstances, Order};
use crate::refusal::Refusal;
use crate::time::Timestamp;

impl Table {
    /// The seat of somebody who keeps the others waiting and has been away too long, at a casual table, as another player
    /// says. Those who play by days need not be there at all: there the clock decides.
    pub(super) fn away(
        &self,
        order: &Order<'_>,
        away: u8,
        around: &Circumstances<'_>,
    ) -> Result<Seat, Refusal> {
        self.must_be(Phase::Running, Refusal::NotRunning)?;
        let own = self.seat(order)?;
        if self.time_decides() {
            return Err(Refusal::TimeDecides);
        }
        let index = usize::from(away);
        let chair = self.seats.get(index).ok_or(Refusal::NotFound)?;
        if chair.person().is_none()
            || chair.person() == self.seats[own.index()].person()
            || chair.lost.is_some()
        {
            return Err(Refusal::NotAway { seconds: 0 });
        }
        if self.to_move().is_none_or(|seat| seat.index() != index) {
            return Err(Refusal::NotTheirTurn);
        }
        let gone = around.away.get(index).copied().flatten();
        let until = gone.map_or(around.now.plus(around.grace), |since| self.patience(since, around.grace));
        if around.now < until {
            return Err(Refusal::NotAway { seconds: until.since(around.now).div_ceil(1000) });
        }
        Ok(Seat::new(index))
    }

    /// Until when the others have to wait for somebody who has been away since then; nothing if nobody waits for this seat,
    /// or if there is nothing to do but wait.
    pub(crate) fn waits_until(&self, seat: Seat, since: Timestamp, grace: Duration) -> Option<Timestamp> {
        let chair = &self.seats[seat.index()];
        let waited_for = self.to_move() == Some(seat) && chair.lost.is_none() && chair.computer().is_none();
        (waited_for && !self.time_decides()).then(|| self.patience(since, grace))
    }

    /// The end of everybody's patience. Nobody waited for them before it was their turn.
    fn patience(&self, since: Timestamp, grace: Duration) -> Timestamp {
        since.max(self.turn).plus(grace)
    }

    /// At rated tables, and where people play by days, the clock says when somebody has been away too long.
    fn time_decides(&self) -> bool {
        self.terms.rated || matches!(self.terms.clock, ClockSpec::Days { .. })
    }
}
