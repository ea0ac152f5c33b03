//! Rules of thumb for Mandala.

use mandala::{Action, Areas, Mandala, Phase, Pile, State};

use super::Policy;

impl Policy for Mandala {
    fn prior(state: &State, action: Action) -> f32 {
        let table = state.table();
        let Some(seat) = table.to_move() else { return 1.0 };
        let (own, other) = (seat.index(), seat.next(2).index());
        match action {
            Action::Claim { colour } => {
                let Phase::Claim(which) = table.phase else { return 1.0 };
                let areas = table.mandala(which);
                let count = areas.mountain.count(colour);
                let worth = |player: usize, cup: Pile| {
                    if areas.fields[player].is_empty() {
                        return 0.0;
                    }
                    let river = table.rivers[player];
                    match river.space(colour) {
                        0 => f32::from(count - 1 + cup.count(colour)) * f32::from(river.len() + 1) + 1.0,
                        space => f32::from(count) * f32::from(space),
                    }
                };
                1.0 + worth(own, state.cup(seat)) + 0.6 * worth(other, state.cup(seat.next(2)))
            }
            Action::Build { mandala, colour } => {
                let mut areas = *table.mandala(mandala);
                areas.mountain += Pile::of(colour, 1);
                completing(&areas, own).unwrap_or(1.0)
            }
            Action::Grow { mandala, colour, count } => {
                let mut areas = *table.mandala(mandala);
                areas.fields[own] += Pile::of(colour, count);
                completing(&areas, own).unwrap_or_else(|| growing(table.mandala(mandala), own, count))
            }
            Action::Discard { count, .. } => {
                if count == 1 {
                    0.5
                } else {
                    0.3
                }
            }
        }
    }
}

/// Completing a mandala is good for who chooses first, and bad for who does not.
fn completing(areas: &Areas, own: usize) -> Option<f32> {
    areas.is_complete().then(|| {
        let lead = i16::from(areas.fields[own].len()) - i16::from(areas.fields[own ^ 1].len());
        if lead > 0 { 3.0 } else { 0.3 }
    })
}

/// A Field that takes the lead is worth more than one that is behind or far ahead already.
fn growing(areas: &Areas, own: usize, count: u8) -> f32 {
    let lead = i16::from(areas.fields[own].len()) - i16::from(areas.fields[own ^ 1].len());
    let after = lead + i16::from(count);
    if lead <= 0 && after > 0 {
        1.2
    } else if after <= 0 {
        0.5
    } else {
        0.4
    }
}
