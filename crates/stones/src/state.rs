//! The whole truth about a running game.

use core::fmt;

use serde::Serialize;
use tabletop::chance::Chance;
use tabletop::record::{Ignore, Listener, PlayError};
use tabletop::{BySeat, Outcome, Seat, Seed, Viewer};

use crate::action::Action;
use crate::board::{ArtistSpace, StoneSpace};
use crate::check;
use crate::error::Illegal;
use crate::event::Event;
use crate::json::Map;
use crate::legal;
use crate::objective::Objective;
use crate::options::Options;
use crate::setup::Setup;
use crate::stack::Stack;
use crate::table::{Reason, Table};
use crate::tower::TowerSpace;
use crate::view::View;

/// A game of Mandala Stones. Small and without heap, so that search can copy it freely.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State};
/// use stones::{Options, Stones};
///
/// let mut state = Stones::deal(&Options::default(), 3, Seed::from_number(7));
/// let action = state.legal_actions()[0];
/// state.apply(action)?;
/// assert_eq!(state.to_move(), Some(Seat::new(1)));
/// # Ok::<(), stones::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) stacks: [Stack; StoneSpace::COUNT],
    pub(crate) objectives: BySeat<[Objective; 2]>,
}

impl tabletop::State<crate::Stones> for State {
    fn players(&self) -> usize {
        self.table.players()
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    #[inline]
    fn legal_count(&self) -> usize {
        legal::count(&self.table)
    }

    #[inline]
    fn pick_legal(&self, choose: impl FnOnce(u32) -> u32) -> Action {
        legal::pick(&self.table, choose)
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        legal::for_each(&self.table, f);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        check::check(&self.table, action)
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action) {
        self.advance(action, &mut Ignore);
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.table.outcome(&self.objectives)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}

impl State {
    /// Puts the stacks, the artists and the objectives where the set-up says. No chance is left after that.
    pub fn new(options: &Options, setup: &Setup, _: Seed) -> Self {
        let mut table = Table::new(options, setup.objectives.players());
        for (space, artist) in ArtistSpace::START.into_iter().zip(setup.artists) {
            table.put_artist(space, artist);
        }
        Self::begin(table, setup.stacks, setup.objectives)
    }

    /// What everyone sees, but for the stacks.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's objectives. For search over states it has made up itself; they are shown to no player.
    pub fn objectives(&self, seat: Seat) -> [Objective; 2] {
        self.objectives[seat]
    }

    /// Plays an action, telling `listener` what it causes; see [`ReplayableGame::play`](tabletop::record::ReplayableGame::play).
    pub fn play<C: Chance>(
        &mut self,
        action: Action,
        _: &mut C,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), PlayError<Illegal, C::Error>> {
        tabletop::State::check(self, action).map_err(PlayError::Illegal)?;
        self.advance(action, listener);
        Ok(())
    }

    /// The whole state as records write it.
    pub(crate) fn full(&self) -> impl Serialize {
        #[derive(Serialize)]
        struct Full<S, A> {
            to_move: Option<Seat>,
            phase: &'static str,
            stacks: S,
            artists: A,
            towers: BySeat<[Stack; TowerSpace::COUNT]>,
            objectives: BySeat<[Objective; 2]>,
            placed: u8,
            points: BySeat<u32>,
            ending: bool,
        }
        Full {
            to_move: self.table.to_move(),
            phase: self.table.phase.name(),
            stacks: Map(StoneSpace::all().zip(self.stacks)),
            artists: Map(self.table.artists()),
            towers: self.table.towers,
            objectives: self.objectives,
            placed: self.table.placed,
            points: self.table.points,
            ending: self.table.ending,
        }
    }

    /// Puts the stacks on a table where everything else is ready, and begins the turn.
    pub(crate) fn begin(
        mut table: Table,
        stacks: [Stack; StoneSpace::COUNT],
        objectives: BySeat<[Objective; 2]>,
    ) -> Self {
        for (space, stack) in StoneSpace::all().zip(stacks) {
            table.turn_up(space, stack.shows());
        }
        table.begin_turn();
        Self { table, stacks, objectives }
    }
}

/// What everyone sees, but for the stacks: a state may be printed by a failing assertion or a log while the game runs.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("table", &self.table).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 368);
    }
}
