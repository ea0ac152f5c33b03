//! Playing an action (S-3).

use tabletop::Seat;
use tabletop::record::Listener;

use crate::account::Account;
use crate::action::Action;
use crate::board::{ArtistSpace, Direction};
use crate::event::{Event, PickedStone};
use crate::options::Stacks;
use crate::reach::ArtistSides;
use crate::stack::Stack;
use crate::state::State;
use crate::stone::Colour;
use crate::table::Phase;
use crate::tower::TowerSpace;

impl State {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn advance(&mut self, action: Action, listener: &mut impl Listener<Event>) {
        let seat = self.table.mover();
        match action {
            Action::PickUp { from, to, first, tower } => self.pick_up(seat, from, to, first, tower, listener),
            Action::ScoreColour { colour } => {
                let account = |state: &Self| Account::of_colour(&state.table, seat, colour);
                self.tell_scoring(seat, Some(colour), account, listener);
                self.table.score_colour(seat, colour);
            }
            Action::ScoreAny { towers } => {
                let account = |state: &Self| Account::of_any(&state.table, seat, towers);
                self.tell_scoring(seat, None, account, listener);
                self.table.score_any(seat, towers);
            }
        }
        self.table.end_turn();
        if let Phase::Over(_) = self.table.phase {
            listener.on_event(|| Event::Ended {
                outcome: tabletop::State::outcome(self).expect("the game has just ended"),
                objectives: self.objectives,
                objective_points: self.table.objective_points(&self.objectives),
            });
        }
    }

    /// S-3.1, S-3.2: the artist moves, and the stones it takes become a tower.
    #[inline]
    fn pick_up(
        &mut self,
        seat: Seat,
        from: ArtistSpace,
        to: ArtistSpace,
        first: Direction,
        space: TowerSpace,
        listener: &mut impl Listener<Event>,
    ) {
        let taken = ArtistSides::taken(&self.table, from, to);
        let pattern = self.table.artist_pattern(from);
        self.table.move_artist(from, to);
        let mut tower = Stack::EMPTY;
        for direction in taken.clockwise_from(first) {
            let space = to.neighbour(direction);
            let stack = &mut self.stacks[space.index()];
            stack.move_top_to(&mut tower);
            self.table.turn_up(space, stack.shows());
        }
        self.table.towers[seat][space.index()] = tower;
        let spaces = || taken.clockwise_from(first).map(|direction| to.neighbour(direction));
        listener.on_event(|| Event::PickedUp {
            seat,
            pattern,
            from,
            to,
            stones: spaces()
                .zip(tower.stones().rev())
                .map(|(space, stone)| PickedStone { space, stone })
                .collect(),
            tower: space,
        });
        // S-7.2: with open stacks the stone below was no secret.
        if self.table.stacks() != Stacks::Open {
            for space in spaces() {
                if let Some(stone) = self.stacks[space.index()].top() {
                    listener.on_event(|| Event::Revealed { space, stone });
                }
            }
        }
    }

    /// Tells of a scoring that is about to be made.
    #[inline]
    fn tell_scoring(
        &self,
        seat: Seat,
        colour: Option<Colour>,
        account: impl Fn(&Self) -> Account,
        listener: &mut impl Listener<Event>,
    ) {
        let mut begins = false;
        listener.on_event(|| Event::Scored { seat, colour, towers: account(self).towers });
        listener.on_event(|| {
            let account = account(self);
            begins = account.begins_end;
            Event::Placed { seat, stones: account.stones, covered: account.covered }
        });
        if begins {
            listener.on_event(|| Event::EndBegun { seat });
        }
    }
}
