//! What a viewer may know, written.

use mandala::tabletop::{Seat, View as _};
use mandala::{MandalaNumber, Phase, Pile, Reason, View};

use super::fields::{LENGTH, PLANES};

/// Writes the fields in their order.
#[inline]
pub(super) fn write(view: &View, out: &mut [u8; LENGTH]) {
    let table = view.table();
    let own = view.viewer().seat();
    let me = own.unwrap_or(Seat::FIRST);
    let other = me.next(2);
    let revealed = (view.revealed_hands(), view.revealed_cups());
    let (hands, cups) = match revealed {
        (Some(hands), Some(cups)) => {
            ([hands[me.index()], hands[other.index()]], [cups[me.index()], cups[other.index()]])
        }
        _ => ([view.hand().unwrap_or_default(), Pile::EMPTY], [view.cup().unwrap_or_default(), Pile::EMPTY]),
    };
    let [one, two] = table.mandalas;
    let planes: [[u8; 6]; PLANES / 6] = [
        hands[0].counts(),
        hands[1].counts(),
        cups[0].counts(),
        cups[1].counts(),
        view.cup_seen(me).counts(),
        view.cup_seen(other).counts(),
        table.rivers[me.index()].spaces(),
        table.rivers[other.index()].spaces(),
        one.mountain.counts(),
        one.fields[me.index()].counts(),
        one.fields[other.index()].counts(),
        two.mountain.counts(),
        two.fields[me.index()].counts(),
        two.fields[other.index()].counts(),
        table.discard.counts(),
        view.fresh().unwrap_or_default().counts(),
        view.stale().unwrap_or_default().counts(),
    ];
    let destroyed = |which| u8::from(table.phase == Phase::Claim(which));
    let [turn_low, turn_high] = u16::try_from(table.turn).unwrap_or(u16::MAX).to_le_bytes();
    let rest: [u8; LENGTH - PLANES] = [
        view.hand_size(me),
        view.hand_size(other),
        view.cup_size(me),
        view.cup_size(other),
        table.deck,
        table.exhausted.into(),
        view.fresh().is_some().into(),
        revealed.0.is_some().into(),
        table.to_move().map_or(2, |seat| u8::from(seat != me)),
        u8::from(table.turn as usize % 2 != me.index()),
        destroyed(MandalaNumber::One),
        destroyed(MandalaNumber::Two),
        over(table.phase),
        own.map_or(2, |seat| seat.index() as u8),
        turn_low,
        turn_high,
        table.turn_limit.saturating_sub(table.turn).min(255) as u8,
    ];
    let (by_colour, single) = out.split_at_mut(PLANES);
    by_colour.copy_from_slice(planes.as_flattened());
    single.copy_from_slice(&rest);
}

fn over(phase: Phase) -> u8 {
    match phase {
        Phase::Turn | Phase::Claim(_) => 0,
        Phase::Over(Reason::River) => 1,
        Phase::Over(Reason::Deck) => 2,
        Phase::Over(Reason::Deadlock) => 3,
        Phase::Over(Reason::Limit) => 4,
    }
}
