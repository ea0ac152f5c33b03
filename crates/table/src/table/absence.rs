//! Players who keep the others waiting and are not there.

use std::time::Duration;

use protocol::{ClockSpec, Phase};
use tabletop::Seat;

use super::Table;
use super::decide::{CommandContext, TableCommand};
use crate::refused::{AbsenceRefused, CommandRefused};
use crate::time::Timestamp;

impl Table {
    /// The seat of a player who keeps the others waiting and has been away too long, at an unrated table, as another
    /// player says. Those who play by days need not be there at all: there the clock decides.
    pub(super) fn away(
        &self,
        command: &TableCommand<'_>,
        away: u8,
        context: &CommandContext<'_>,
    ) -> Result<Seat, CommandRefused> {
        self.must_be(Phase::Running, AbsenceRefused::NotRunning)?;
        let own = self.seat(command)?;
        if self.time_decides() {
            return Err(AbsenceRefused::TimeDecides.into());
        }
        let index = usize::from(away);
        let occupant = self.seats.get(index).ok_or(AbsenceRefused::NotFound)?;
        if occupant.person().is_none()
            || occupant.person() == self.seats[own.index()].person()
            || occupant.lost.is_some()
        {
            return Err(AbsenceRefused::NotAway { seconds: 0 }.into());
        }
        if self.to_move().is_none_or(|seat| seat.index() != index) {
            return Err(AbsenceRefused::NotTheirTurn.into());
        }
        let gone = context.away.get(index).copied().flatten();
        let until = gone.map_or(context.now.plus(context.grace), |since| self.patience(since, context.grace));
        if context.now < until {
            let seconds = until.since(context.now).div_ceil(1000);
            return Err(AbsenceRefused::NotAway { seconds }.into());
        }
        Ok(Seat::new(index))
    }

    /// Until when the others have to wait for a player who has been away since then; `None` if they do not wait for
    /// this seat, or if a clock decides.
    pub fn waits_until(&self, seat: Seat, since: Timestamp, grace: Duration) -> Option<Timestamp> {
        let occupant = &self.seats[seat.index()];
        let waited_for =
            self.to_move() == Some(seat) && occupant.lost.is_none() && occupant.computer().is_none();
        (waited_for && !self.time_decides()).then(|| self.patience(since, grace))
    }

    /// When the others may stop waiting. They did not wait before it was this player's turn.
    fn patience(&self, since: Timestamp, grace: Duration) -> Timestamp {
        since.max(self.turn).plus(grace)
    }

    /// At rated tables, and where people play by days, the clock says when a player has been away too long.
    fn time_decides(&self) -> bool {
        self.terms.rated || matches!(self.terms.clock, ClockSpec::Days { .. })
    }
}
