//! The players' clocks: a pure account of time, from the moments at which entries were made.

use std::time::Duration;

use protocol::{ClockSpec, ClockState};
use tabletop::Seat;

use crate::time::Timestamp;

/// An outage: no server ran, so no person could play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When a server was last known to run.
    pub since: Timestamp,
    /// When a server ran again.
    pub until: Timestamp,
}

/// The time each seat has left, and whose clock runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    spec: ClockSpec,
    left: Vec<u64>,
    /// What each seat has used in all, whatever was given or taken back.
    used: Vec<u64>,
    running: Option<(Seat, Timestamp)>,
}

impl Clocks {
    pub(super) fn new(spec: ClockSpec, players: usize) -> Self {
        Self { spec, left: vec![Self::allowance(spec); players], used: vec![0; players], running: None }
    }

    /// What a seat starts with.
    fn allowance(spec: ClockSpec) -> u64 {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        match spec {
            ClockSpec::None => 0,
            ClockSpec::Fischer { initial, .. } => u64::from(initial) * 1000,
            ClockSpec::Days { days } => u64::from(days) * DAY,
        }
    }

    /// The seat whose clock runs has acted: it gets what an action brings.
    pub(super) fn acted(&mut self, seat: Seat, at: Timestamp) {
        self.stop(at);
        match self.spec {
            ClockSpec::None => {}
            ClockSpec::Fischer { increment, .. } => self.left[seat.index()] += u64::from(increment) * 1000,
            ClockSpec::Days { .. } => self.left[seat.index()] = Self::allowance(self.spec),
        }
    }

    /// From now on this seat's clock runs, or none.
    pub(super) fn run(&mut self, seat: Option<Seat>, at: Timestamp) {
        self.stop(at);
        if self.spec != ClockSpec::None {
            self.running = seat.map(|seat| (seat, at));
        }
    }

    /// Whether a clock ran before this moment and would count an outage that ended with it. Days are counted by the
    /// calendar: they go on.
    pub(super) fn counts_outage(&self, until: Timestamp) -> bool {
        matches!(self.spec, ClockSpec::Fischer { .. }) && self.running.is_some_and(|(_, since)| since < until)
    }

    /// Does not charge the running clock for the time from `since` to `at`, and lets it run again.
    pub(super) fn stand_still(&mut self, since: Timestamp, at: Timestamp) {
        if let Some((seat, _)) = self.running {
            self.stop(since);
            self.running = Some((seat, at));
        }
    }

    fn stop(&mut self, at: Timestamp) {
        if let Some((seat, since)) = self.running.take() {
            let used = at.since(since);
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(used);
            self.used[seat.index()] += used;
        }
    }

    /// Actions were taken back: what they brought is, too. The time that was used since stays used.
    pub(super) fn take_back(&mut self, before: &Self, at: Timestamp) {
        self.stop(at);
        for (seat, left) in self.left.iter_mut().enumerate() {
            let since = self.used[seat].saturating_sub(before.used[seat]);
            *left = before.left[seat].saturating_sub(since);
        }
    }

    /// Whose time runs out next, and when.
    pub(super) fn deadline(&self) -> Option<(Seat, Timestamp)> {
        let (seat, since) = self.running?;
        Some((seat, since.plus(Duration::from_millis(self.left[seat.index()]))))
    }

    pub(super) fn state(&self) -> Option<ClockState> {
        (self.spec != ClockSpec::None).then(|| ClockState {
            left: self.left.clone(),
            running: self.running.map(|(seat, _)| seat.index() as u8),
            since: self.running.map_or(0, |(_, since)| since.0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp(1_000_000);

    fn later(seconds: u64) -> Timestamp {
        START.plus(Duration::from_secs(seconds))
    }

    #[test]
    fn fischer_takes_what_was_used_and_adds_the_increment() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(ClockSpec::Fischer { initial: 60, increment: 5 }, 2);
        clocks.run(Some(one), START);
        assert_eq!(clocks.deadline(), Some((one, later(60))));
        clocks.acted(one, later(20));
        clocks.run(Some(two), later(20));
        assert_eq!(clocks.state().unwrap().left, [45_000, 60_000]);
        assert_eq!(clocks.deadline(), Some((two, later(80))));
    }

    #[test]
    fn days_start_anew_with_every_action() {
        let one = Seat::new(0);
        let mut clocks = Clocks::new(ClockSpec::Days { days: 2 }, 2);
        clocks.run(Some(one), START);
        clocks.acted(one, later(86_400));
        clocks.run(Some(one), later(86_400));
        assert_eq!(clocks.deadline(), Some((one, later(3 * 86_400))));
    }

    #[test]
    fn taking_back_makes_no_time() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        for (spec, allowance) in
            [(ClockSpec::Fischer { initial: 60, increment: 5 }, 60), (ClockSpec::Days { days: 1 }, 86_400)]
        {
            let mut clocks = Clocks::new(spec, 2);
            clocks.run(Some(one), START);
            // Three times an action after five seconds, and back after another two.
            for round in 0..3 {
                let before = clocks.clone();
                clocks.acted(one, later(round * 7 + 5));
                clocks.run(Some(two), later(round * 7 + 5));
                clocks.take_back(&before, later(round * 7 + 7));
                clocks.run(Some(one), later(round * 7 + 7));
            }
            let left = clocks.state().unwrap().left;
            assert_eq!(left, [(allowance - 15) * 1000, (allowance - 6) * 1000], "{spec:?}");
        }
    }

    #[test]
    fn an_outage_counts_for_nobody() {
        let one = Seat::new(0);
        let mut clocks = Clocks::new(ClockSpec::Fischer { initial: 60, increment: 5 }, 2);
        clocks.run(Some(one), START);
        assert!(clocks.counts_outage(later(3600)) && !clocks.counts_outage(START));
        clocks.stand_still(later(10), later(3600));
        assert_eq!(clocks.deadline(), Some((one, later(3650))));
        // The last heartbeat may be older than the last action.
        clocks.stand_still(later(20), later(7200));
        assert_eq!(clocks.deadline(), Some((one, later(7250))));
        let mut days = Clocks::new(ClockSpec::Days { days: 1 }, 2);
        days.run(Some(one), START);
        assert!(!days.counts_outage(later(3600)));
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clocks = Clocks::new(ClockSpec::None, 2);
        clocks.run(Some(Seat::new(0)), START);
        assert_eq!((clocks.deadline(), clocks.state()), (None, None));
    }
}
