//! What a destruction comes to when both players claim as well as they can.

use mandala::{Areas, Colour, Pile, River};

/// Points by seat after all claims, and whether a River is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Settlement {
    pub(super) points: [u32; 2],
    pub(super) full: bool,
}

/// Points of a Cup (M-7.4).
pub(super) fn points(river: River, cup: Pile) -> u32 {
    cup.iter().map(|(colour, count)| u32::from(river.space(colour)) * u32::from(count)).sum()
}

/// The River with one colour more.
pub(super) fn with(river: River, colour: Colour) -> River {
    river.colours().chain([colour]).collect()
}

/// Shares out a Mountain, `chooser` first, each for the best difference of points (M-5.3 to M-5.5). No more than six
/// colours, so every order is tried.
pub(super) fn settle(areas: &Areas, rivers: [River; 2], cups: [Pile; 2], chooser: usize) -> Settlement {
    let mut best: Option<(i64, Settlement)> = None;
    for (colour, count) in areas.mountain.iter() {
        let (mut areas, mut rivers, mut cups) = (*areas, rivers, cups);
        areas.mountain -= Pile::of(colour, count);
        if !areas.fields[chooser].is_empty() {
            let fresh = rivers[chooser].space(colour) == 0;
            if fresh {
                rivers[chooser] = with(rivers[chooser], colour);
            }
            cups[chooser] += Pile::of(colour, count - u8::from(fresh));
        }
        let settled = settle(&areas, rivers, cups, chooser ^ 1);
        let margin = i64::from(settled.points[chooser]) - i64::from(settled.points[chooser ^ 1]);
        if best.is_none_or(|(most, _)| margin > most) {
            best = Some((margin, settled));
        }
    }
    best.map_or_else(
        || Settlement {
            points: [0, 1].map(|seat| points(rivers[seat], cups[seat])),
            full: rivers.iter().any(|river| river.is_full()),
        },
        |(_, settled)| settled,
    )
}
