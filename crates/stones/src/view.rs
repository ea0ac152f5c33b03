//! What one viewer may know (S-7).

use serde::{Serialize, Serializer};
use tabletop::{BySeat, Seat, Viewer};

use crate::action::Action;
use crate::board::StoneSpace;
use crate::check;
use crate::effects::Effects;
use crate::error::Illegal;
use crate::figures::Figures;
use crate::json::Map;
use crate::legal::{self, Choices};
use crate::objective::Objective;
use crate::options::Stacks;
use crate::seen::SeenStack;
use crate::stack::Stack;
use crate::state::State;
use crate::table::{Phase, Table};
use crate::tower::TowerSpace;
use crate::worlds::Worlds;

/// A game of Mandala Stones as one viewer sees it.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State, Viewer};
/// use stones::{Options, Stones};
///
/// let state = Stones::deal(&Options::default(), 2, Seed::from_number(7));
/// let own = state.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(own.objectives(), Some(state.objectives(Seat::FIRST)));
/// assert_eq!(state.view(Viewer::Spectator).objectives(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    pub(crate) stacks: [SeenStack; StoneSpace::COUNT],
    /// The viewer's own objectives.
    pub(crate) objectives: Option<[Objective; 2]>,
    pub(crate) reveal: Option<Reveal>,
}

/// All objectives and what they bring: once the game is over (S-7.3), and in open replays, where they bring what they would
/// if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesReveal"))]
pub(crate) struct Reveal {
    objectives: BySeat<[Objective; 2]>,
    objective_points: BySeat<u32>,
}

impl Reveal {
    fn of(state: &State) -> Self {
        Self {
            objectives: state.objectives,
            objective_points: state.table.objective_points(&state.objectives),
        }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let over = matches!(state.table.phase, Phase::Over(_));
        Self {
            viewer,
            table: state.table,
            stacks: state.stacks.map(|stack| SeenStack::new(stack, state.table.stacks())),
            objectives: viewer.seat().map(|seat| state.objectives[seat]),
            reveal: over.then(|| Reveal::of(state)),
        }
    }

    /// A spectator's view to which everything is shown.
    pub(crate) fn open(state: &State) -> Self {
        Self {
            stacks: state.stacks.map(|stack| SeenStack::new(stack, Stacks::Open)),
            reveal: Some(Reveal::of(state)),
            ..Self::of(state, Viewer::Spectator)
        }
    }

    /// What everyone sees, but for the stacks.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A stack as everyone sees it.
    #[inline]
    pub fn stack(&self, space: StoneSpace) -> SeenStack {
        self.stacks[space.index()]
    }

    /// The viewer's own objectives, if they have a seat.
    pub fn objectives(&self) -> Option<[Objective; 2]> {
        self.objectives
    }

    /// All objectives, once the game is over.
    pub fn revealed_objectives(&self) -> Option<BySeat<[Objective; 2]>> {
        self.reveal.map(|reveal| reveal.objectives)
    }

    /// What the objectives bring each seat, once the game is over.
    pub fn objective_points(&self) -> Option<BySeat<u32>> {
        self.reveal.map(|reveal| reveal.objective_points)
    }

    /// The viewer's own legal actions as what they are made of; nothing when it is not their turn.
    #[inline]
    pub fn choices(&self) -> Option<Choices> {
        self.is_mover().then(|| Choices::of(&self.table))
    }

    /// What the viewer can foresee of their own action, or why it is illegal.
    ///
    /// ```
    /// use stones::tabletop::{Game, Seat, Seed, State, View, Viewer};
    /// use stones::{Options, Stones};
    ///
    /// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
    /// let effects = view.effects(view.legal_actions()[0])?;
    /// assert!(effects.takes.is_some_and(|takes| !takes.stones.is_empty()));
    /// # Ok::<(), stones::Illegal>(())
    /// ```
    pub fn effects(&self, action: Action) -> Result<Effects, Illegal> {
        match self.table.phase {
            Phase::Over(_) => return Err(Illegal::GameOver),
            Phase::Turn if !self.is_mover() => return Err(Illegal::NotYourTurn),
            Phase::Turn => {}
        }
        check::check(&self.table, action)?;
        Ok(Effects::foresee(self, action))
    }

    /// What the rules make of what the viewer sees.
    ///
    /// ```
    /// use stones::tabletop::{Game, Seat, Seed, State, Viewer};
    /// use stones::{Options, Stones};
    ///
    /// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
    /// let figures = view.figures();
    /// assert_eq!((figures.objectives[0].len(), figures.objectives[1].len()), (2, 0));
    /// ```
    pub fn figures(&self) -> Figures {
        let own = |seat| self.objectives.filter(|_| self.viewer == Viewer::Seat(seat));
        Figures::of(&self.table, |seat| match self.revealed_objectives() {
            Some(all) => Some(all[seat]),
            None => own(seat),
        })
    }

    /// Whether it is the viewer's turn.
    fn is_mover(&self) -> bool {
        self.table.to_move().is_some_and(|seat| self.viewer == Viewer::Seat(seat))
    }
}

impl tabletop::View<crate::Stones> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        if self.is_mover() {
            legal::for_each(&self.table, f);
        }
    }

    fn worlds(&self) -> Option<Worlds> {
        Worlds::new(self)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire {
            game: <crate::Stones as tabletop::Game>::NAME,
            seat: self.viewer.seat(),
            to_move: self.table.to_move(),
            phase: self.table.phase.name(),
            stacks: Map(StoneSpace::all().zip(self.stacks)),
            artists: Map(self.table.artists()),
            towers: self.table.towers,
            placed: self.table.placed,
            points: self.table.points,
            ending: self.table.ending,
            objectives: self.objectives,
            reveal: self.reveal,
        }
        .serialize(serializer)
    }
}

/// The wire format, keys in a fixed order.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesView", concrete(S = (), A = ())))]
pub(crate) struct Wire<S, A> {
    #[cfg_attr(feature = "typescript", ts(type = "\"stones\""))]
    game: &'static str,
    /// The viewer's seat; `None` for spectators.
    seat: Option<Seat>,
    /// Who must act; `None` when the game is over.
    to_move: Option<Seat>,
    #[cfg_attr(feature = "typescript", ts(type = "\"turn\" | \"over\""))]
    phase: &'static str,
    /// The stones on each space, top first.
    #[cfg_attr(feature = "typescript", ts(type = "Record<StonesStoneSpace, Array<StonesSeenStone>>"))]
    stacks: S,
    /// The artists by the space they stand on.
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Record<StonesArtistSpace, StonesPattern>>"))]
    artists: A,
    /// The towers of each seat, by tower space.
    towers: BySeat<[Stack; TowerSpace::COUNT]>,
    /// How many spaces of the track are covered.
    placed: u8,
    points: BySeat<u32>,
    /// Whether the last round has begun.
    ending: bool,
    /// The viewer's own objectives.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    objectives: Option<[Objective; 2]>,
    /// All objectives: once the game is over, and in open replays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    reveal: Option<Reveal>,
}
