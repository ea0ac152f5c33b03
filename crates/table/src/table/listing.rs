//! What lists know of a table.

use std::time::Duration;

use protocol::{ClockSpec, Phase, TableSummary, Visibility};

use super::{Occupant, Table};
use crate::id::Id;
use crate::time::Timestamp;

/// So long a computer's move may take at a table that all people have left: it waits behind all others, and is not overdue.
const ABANDONED: Duration = Duration::from_secs(3600);

/// A table as lists know it.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedTable {
    /// What is shown.
    pub summary: TableSummary,
    /// Whether it is public.
    pub public: bool,
    /// Whether a computer or a clock may have to act.
    pub wakes: bool,
    /// The people at it.
    pub people: Vec<Id>,
    /// The people for whom a seat is kept; none once the game has begun.
    pub kept_for: Vec<Id>,
}

/// When a computer or a clock has to act; nothing if only people have to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WakeTime(pub Option<Timestamp>);

impl ListedTable {
    /// When a computer or a clock may have to act: at once, where it is only known that they may.
    pub fn due(&self) -> WakeTime {
        WakeTime(self.wakes.then_some(Timestamp(0)))
    }
}

impl Table {
    /// What lists have to know of it.
    pub fn listed(&self) -> ListedTable {
        let computers = self.seats.iter().any(|occupant| occupant.computer().is_some());
        ListedTable {
            summary: self.summary(),
            public: self.terms.visibility == Visibility::Public,
            // A lesson waits for its learner only.
            wakes: (computers || self.terms.clock != ClockSpec::None) && self.lesson().is_none(),
            people: self.seats.iter().filter_map(Occupant::person).collect(),
            kept_for: self.challenged().collect(),
        }
    }

    /// When a computer or a clock has to act.
    pub fn due(&self) -> WakeTime {
        // A lesson waits for its learner only.
        let running = self.phase == Phase::Running && self.lesson().is_none();
        let is_abandoned = self.people_in_game().next().is_none();
        let at = if is_abandoned { self.changed.plus(ABANDONED) } else { self.changed };
        let computer = || self.computer_to_move().map(|_| at);
        let clock = || self.deadline().map(|(_, at)| at);
        WakeTime(running.then(|| computer().or_else(clock)).flatten())
    }
}
