//! Points and the winner (M-7.4, M-7.5).

use core::cmp::Reverse;

use tabletop::Seat;

use crate::colour::Colour;
use crate::pile::Pile;
use crate::river::River;

/// M-7.4: each Cup card scores the number of the River space that holds its colour.
pub(crate) fn points(river: River, cup: Pile) -> u32 {
    Colour::ALL.into_iter().map(|colour| u32::from(river.space(colour)) * u32::from(cup.count(colour))).sum()
}

/// M-7.5: more points; then fewer cards in the Cup; then a draw.
pub(crate) fn winner(rivers: [River; 2], cups: [Pile; 2]) -> Option<Seat> {
    let rank = |seat: usize| (points(rivers[seat], cups[seat]), Reverse(cups[seat].len()));
    match rank(0).cmp(&rank(1)) {
        core::cmp::Ordering::Greater => Some(Seat::new(0)),
        core::cmp::Ordering::Less => Some(Seat::new(1)),
        core::cmp::Ordering::Equal => None,
    }
}
