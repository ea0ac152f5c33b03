//! Why an action is illegal (M-3, M-4, M-5.3).

use crate::action::{Action, MandalaNumber};
use crate::colour::Colour;
use crate::error::Illegal;
use crate::pile::Pile;
use crate::table::{Phase, Table};

/// Why the action is illegal, if it is.
pub(crate) fn check(table: &Table, hand: Pile, action: Action) -> Result<(), Illegal> {
    match (table.phase, action) {
        (Phase::Over(_), _) => Err(Illegal::GameOver),
        (Phase::Claim(which), Action::Claim { colour }) => {
            let here = table.mandala(which).mountain.has(colour);
            if here { Ok(()) } else { Err(Illegal::NotInMountain { colour, mandala: which }) }
        }
        (Phase::Claim(which), _) => Err(Illegal::ClaimFirst { mandala: which }),
        (Phase::Turn, Action::Claim { .. }) => Err(Illegal::NothingToClaim),
        (Phase::Turn, Action::Build { mandala, colour }) => {
            in_hand(hand, colour, 1)?;
            let areas = table.mandala(mandala);
            // A Mountain accepts more of a colour that it has (M-3.2).
            colour_fits(areas.fields, table.mover, colour, mandala)?;
            if hand.len() == 1 && !table.can_draw() {
                return Err(Illegal::LastCard);
            }
            Ok(())
        }
        (Phase::Turn, Action::Grow { mandala, colour, count }) => {
            in_hand(hand, colour, count)?;
            let areas = table.mandala(mandala);
            // M-3.1
            if areas.mountain.has(colour) {
                return Err(Illegal::InMountain { colour, mandala });
            }
            // M-3.2: the own Field accepts more of a colour that it has.
            let mut others = areas.fields;
            others[usize::from(table.mover & 1)] = Pile::EMPTY;
            colour_fits(others, table.mover, colour, mandala)?;
            if count == hand.len() { Err(Illegal::KeepOne) } else { Ok(()) }
        }
        (Phase::Turn, Action::Discard { colour, count }) => in_hand(hand, colour, count),
    }
}

fn in_hand(hand: Pile, colour: Colour, count: u8) -> Result<(), Illegal> {
    let have = hand.count(colour);
    if count == 0 {
        Err(Illegal::NoCards)
    } else if have < count {
        Err(Illegal::NotInHand { colour, count, have })
    } else {
        Ok(())
    }
}

/// M-3.1, as far as the Fields forbid a colour.
fn colour_fits(fields: [Pile; 2], mover: u8, colour: Colour, mandala: MandalaNumber) -> Result<(), Illegal> {
    let own = usize::from(mover & 1);
    if fields[own].has(colour) {
        Err(Illegal::InOwnField { colour, mandala })
    } else if fields[own ^ 1].has(colour) {
        Err(Illegal::InOtherField { colour, mandala })
    } else {
        Ok(())
    }
}
