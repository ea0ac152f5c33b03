//! What a player to move can see, laid out for reasons.

use mandala::effects::Effects;
use mandala::{Action, Areas, MandalaNumber, Pile, Table, View};
use tabletop::{Seat, View as _};

/// A view in which it is the viewer's turn.
pub(super) struct Facts<'a> {
    view: &'a View,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) own: usize,
    pub(super) other: usize,
    pub(super) hand: Pile,
    /// By seat; of the opponent's Cup only what everyone saw.
    pub(super) cups: [Pile; 2],
}

impl<'a> Facts<'a> {
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let seat = view.viewer().seat().filter(|&seat| view.to_move() == Some(seat))?;
        let (own, other) = (seat.index(), seat.next(2).index());
        let mut cups = [Pile::EMPTY; 2];
        cups[own] = view.cup()?;
        cups[other] = view.cup_seen(seat.next(2));
        Some(Self { view, table: view.table(), seat, own, other, hand: view.hand()?, cups })
    }

    /// What the player can foresee of an action; nothing if it is illegal.
    pub(super) fn effects(&self, action: Action) -> Option<Effects> {
        self.view.effects(action).ok()
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        self.view.legal_actions()
    }

    /// How many cards the player and the opponent have in their Fields.
    pub(super) fn fields(&self, areas: &Areas) -> (u8, u8) {
        (areas.fields[self.own].len(), areas.fields[self.other].len())
    }

    /// The mandala an action plays to, before and after the cards are there.
    pub(super) fn played_to(&self, action: Action) -> Option<(MandalaNumber, Areas, Areas)> {
        let (mandala, mountain, field) = match action {
            Action::Build { mandala, colour } => (mandala, Pile::of(colour, 1), Pile::EMPTY),
            Action::Grow { mandala, colour, count } => (mandala, Pile::EMPTY, Pile::of(colour, count)),
            Action::Discard { .. } | Action::Claim { .. } => return None,
        };
        let before = *self.table.mandala(mandala);
        let mut after = before;
        after.mountain += mountain;
        after.fields[self.own] += field;
        Some((mandala, before, after))
    }
}

/// The colours a mandala lacks, one card of each.
pub(super) fn lacking(areas: &Areas) -> Pile {
    Pile::RAINBOW.without_colours_of(areas.all())
}
