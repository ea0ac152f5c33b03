//! What a player to move can see, laid out for reasons.

use stones::effects::Effects;
use stones::{Action, Colour, Objective, Stack, Table, View};
use tabletop::{Seat, View as _};

/// A view in which it is the viewer's turn.
pub(super) struct Facts<'a> {
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) objectives: [Objective; 2],
}

impl<'a> Facts<'a> {
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let seat = view.viewer().seat().filter(|&seat| view.to_move() == Some(seat))?;
        Some(Self { view, table: view.table(), seat, objectives: view.objectives()? })
    }

    /// What the player can foresee of an action; nothing if it is illegal.
    pub(super) fn effects(&self, action: Action) -> Option<Effects> {
        self.view.effects(action).ok()
    }

    /// What the player can foresee of every other legal action.
    pub(super) fn others(&self, action: Action) -> Vec<Effects> {
        let mut all = Vec::new();
        self.view.for_each_legal(|other| {
            if other != action {
                all.extend(self.effects(other));
            }
        });
        all
    }

    /// The most points another player has.
    pub(super) fn best_other(&self) -> u32 {
        let others = self.table.points.iter().filter(|&(seat, _)| seat != self.seat);
        others.map(|(_, &points)| points).max().unwrap_or(0)
    }

    /// The table after an action of the player's: towers, points and track. Stacks and artists are as before.
    pub(super) fn after(&self, effects: &Effects) -> Table {
        let mut table = *self.table;
        if let Some(taking) = &effects.takes {
            let mut tower = Stack::EMPTY;
            taking.stones.iter().for_each(|&stone| tower.push(stone));
            table.towers[self.seat][taking.tower.index()] = tower;
        }
        if let Some(account) = &effects.scores {
            for scored in &account.towers {
                table.towers[self.seat][scored.tower.index()].pop();
            }
            table.points[self.seat] += account.points;
            table.placed += account.covered.len() as u8;
            table.ending |= account.begins_end;
        }
        table
    }
}

/// How many towers of a seat have the colour on top.
pub(super) fn tops(table: &Table, seat: Seat, colour: Colour) -> usize {
    table.towers[seat].iter().filter(|tower| tower.top().is_some_and(|top| top.colour() == colour)).count()
}

/// The colour that would score most now, and its points; nothing if none can be scored.
pub(super) fn best_colour(table: &Table, seat: Seat) -> Option<(Colour, u32)> {
    let scores = Colour::ALL.map(|colour| (colour, table.colour_points(seat, colour)));
    scores.into_iter().filter(|&(_, points)| points > 0).max_by_key(|&(_, points)| points)
}
