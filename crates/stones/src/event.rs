//! What an action caused, in order, and how much of it each viewer sees (S-7).

use alloc::vec::Vec;
use core::fmt;

use serde::Serialize;
use tabletop::presentation::Event as _;
use tabletop::{BySeat, Outcome, Seat, Viewer};

use crate::account::{CoveredSpace, TowerPoints};
use crate::board::{ArtistSpace, StoneSpace};
use crate::objective::Objective;
use crate::stone::{Colour, Pattern, Stone};
use crate::table::Reason;
use crate::tower::TowerSpace;

/// Something that happened, with everything there is to know about it.
///
/// ```
/// use stones::event::Event;
/// use stones::tabletop::record::Journal;
/// use stones::tabletop::{Seed, State};
/// use stones::{Options, Stones};
///
/// let names = vec!["Anna".to_owned(), "Beth".to_owned()];
/// let mut journal = Journal::<Stones>::deal(names, Options::default(), Seed::from_number(7), false);
/// let mut events = Vec::new();
/// journal.play(journal.state().legal_actions()[0], &mut events)?;
/// assert!(matches!(events[0], Event::PickedUp { .. }));
/// # Ok::<(), stones::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants say what happened; the fields' names and types say to whom")]
pub enum Event {
    /// An artist moved, and the stones around it became a tower, the first at the bottom (S-3.1, S-3.2).
    PickedUp {
        seat: Seat,
        pattern: Pattern,
        from: ArtistSpace,
        to: ArtistSpace,
        stones: Vec<PickedStone>,
        tower: TowerSpace,
    },
    /// A stone that was hidden, or seen only from the side, is now on top of its stack (S-7.2).
    Revealed { space: StoneSpace, stone: Stone },
    /// Towers scored: all with one colour on top (S-3.3), or any (S-3.4).
    Scored { seat: Seat, colour: Option<Colour>, towers: Vec<TowerPoints> },
    /// Top stones left for the mandala board; those that covered no space were laid aside (S-5.1).
    Placed { seat: Seat, stones: Vec<Stone>, covered: Vec<CoveredSpace> },
    /// The hands were covered: the round is finished, then the game ends (S-5.2).
    EndBegun { seat: Seat },
    /// The game ended, and the objectives are shown.
    Ended { outcome: Outcome<Reason>, objectives: BySeat<[Objective; 2]>, objective_points: BySeat<u32> },
}

/// A stone picked up, and where it lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesPicked"))]
pub struct PickedStone {
    /// Where it lay.
    pub space: StoneSpace,
    /// The stone.
    pub stone: Stone,
}

/// An event as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as for Event")]
pub enum RedactedEvent {
    /// See [`Event::PickedUp`].
    PickedUp {
        seat: Seat,
        pattern: Pattern,
        from: ArtistSpace,
        to: ArtistSpace,
        stones: Vec<PickedStone>,
        tower: TowerSpace,
    },
    /// See [`Event::Revealed`].
    Revealed { space: StoneSpace, stone: Stone },
    /// See [`Event::Scored`].
    Scored { seat: Seat, colour: Option<Colour>, towers: Vec<TowerPoints> },
    /// See [`Event::Placed`].
    Placed { seat: Seat, stones: Vec<Stone>, covered: Vec<CoveredSpace> },
    /// See [`Event::EndBegun`].
    EndBegun { seat: Seat },
    /// See [`Event::Ended`].
    Ended {
        #[cfg_attr(feature = "typescript", ts(inline))]
        outcome: Outcome<Reason>,
        objectives: BySeat<[Objective; 2]>,
        objective_points: BySeat<u32>,
    },
}

impl tabletop::presentation::Event for Event {
    type Redacted = RedactedEvent;

    /// Every kind of event says here what a viewer may know of it: a new kind does not compile until it has an answer. So
    /// far everything that happens is public (S-7.1); what is hidden does not appear in events before the end (S-7.3).
    fn redact(&self, _: Viewer) -> RedactedEvent {
        match self.clone() {
            Self::PickedUp { seat, pattern, from, to, stones, tower } => {
                RedactedEvent::PickedUp { seat, pattern, from, to, stones, tower }
            }
            Self::Revealed { space, stone } => RedactedEvent::Revealed { space, stone },
            Self::Scored { seat, colour, towers } => RedactedEvent::Scored { seat, colour, towers },
            Self::Placed { seat, stones, covered } => RedactedEvent::Placed { seat, stones, covered },
            Self::EndBegun { seat } => RedactedEvent::EndBegun { seat },
            Self::Ended { outcome, objectives, objective_points } => {
                RedactedEvent::Ended { outcome, objectives, objective_points }
            }
        }
    }
}

/// As a spectator sees it: an event may reach a log while the game runs.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.redact(Viewer::Spectator).fmt(f)
    }
}
