//! Colours can change places, and so can the two mandalas.

use mandala::{Action, Colour, MandalaNumber};

use super::actions;
use super::fields::{DESTROYED, FIELD_1_OTHER, FIELD_2_OTHER, LENGTH, MOUNTAIN_1, MOUNTAIN_2, PLANES};
use crate::symmetry::Symmetry;

/// The symmetry in which each colour, in order, becomes the one at its place in `to`, which names each colour once; with
/// `exchange`, the two mandalas change places, too.
///
/// ```
/// use encoding::{Encoded, mandala::symmetry};
/// use mandala::{Colour, Mandala};
///
/// let mut to = Colour::ALL;
/// to.swap(0, 1);
/// let exchanged = symmetry(to, true);
/// // Building red on Mandala 1 becomes building orange on Mandala 2.
/// let id = |text: &str| text.parse().ok().and_then(Mandala::id).expect("it is an action");
/// assert_eq!(exchanged.actions[usize::from(id("m2O"))], id("m1R"));
/// ```
pub fn symmetry(to: [Colour; 6], exchange: bool) -> Symmetry {
    Symmetry::new(
        LENGTH,
        |byte| image_of_byte(byte, to, exchange),
        actions::COUNT,
        |id| image_of_id(id, to, exchange).unwrap_or(id),
    )
}

/// Every order of the colours, with and without the exchange.
pub(super) fn all() -> Vec<Symmetry> {
    orders(&Colour::ALL)
        .into_iter()
        .flat_map(|order| [false, true].map(|exchange| (order.clone(), exchange)))
        .map(|(order, exchange)| symmetry(core::array::from_fn(|place| order[place]), exchange))
        .collect()
}

/// Every order of some colours, in the order of the alphabet.
fn orders(colours: &[Colour]) -> Vec<Vec<Colour>> {
    if colours.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |&first: &Colour| {
        let others: Vec<_> = colours.iter().copied().filter(|&colour| colour != first).collect();
        orders(&others).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    colours.iter().flat_map(beginning_with).collect()
}

fn image_of_byte(byte: usize, to: [Colour; 6], exchange: bool) -> usize {
    const BETWEEN: usize = MOUNTAIN_2.offset - MOUNTAIN_1.offset;
    let byte = if byte < PLANES { byte - byte % 6 + to[byte % 6].index() } else { byte };
    let in_mandala_1 = (MOUNTAIN_1.offset..FIELD_1_OTHER.end()).contains(&byte);
    let in_mandala_2 = (MOUNTAIN_2.offset..FIELD_2_OTHER.end()).contains(&byte);
    let destroyed = (DESTROYED.offset..DESTROYED.end()).contains(&byte);
    match exchange {
        true if in_mandala_1 => byte + BETWEEN,
        true if in_mandala_2 => byte - BETWEEN,
        true if destroyed => DESTROYED.offset + DESTROYED.end() - 1 - byte,
        _ => byte,
    }
}

fn image_of_id(id: u16, to: [Colour; 6], exchange: bool) -> Option<u16> {
    let place = |which: MandalaNumber| match (exchange, which) {
        (false, which) => which,
        (true, MandalaNumber::One) => MandalaNumber::Two,
        (true, MandalaNumber::Two) => MandalaNumber::One,
    };
    let renamed = |colour: Colour| to[colour.index()];
    actions::id(match actions::action(id)? {
        Action::Build { mandala, colour } => {
            Action::Build { mandala: place(mandala), colour: renamed(colour) }
        }
        Action::Grow { mandala, colour, count } => {
            Action::Grow { mandala: place(mandala), colour: renamed(colour), count }
        }
        Action::Discard { colour, count } => Action::Discard { colour: renamed(colour), count },
        Action::Claim { colour } => Action::Claim { colour: renamed(colour) },
    })
}
