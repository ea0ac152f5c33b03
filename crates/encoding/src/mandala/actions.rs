//! Ids of actions: planes of six, a colour each.

use mandala::{Action, Choices, Colour, MandalaNumber};

const COLOURS: usize = Colour::ALL.len();
/// With how many cards one can grow (M-4.2), and how many one can discard (M-4.3), of a hand of eight.
const MOST_GROWN: usize = 7;
const MOST_DISCARDED: usize = 8;

/// The planes: builds on each mandala, grows in each by count, discards by count, claims.
const GROWS: usize = 2;
const DISCARDS: usize = GROWS + 2 * MOST_GROWN;
const CLAIMS: usize = DISCARDS + MOST_DISCARDED;
const PLANES: usize = CLAIMS + 1;

/// How many ids there are.
pub(super) const COUNT: usize = PLANES * COLOURS;

pub(super) fn id(action: Action) -> Option<u16> {
    let counted = |first: usize, most: usize, count: u8| {
        let more = usize::from(count).checked_sub(1).filter(|&more| more < most);
        more.map(|more| first + more)
    };
    let (plane, colour) = match action {
        Action::Build { mandala, colour } => (mandala.index(), colour),
        Action::Grow { mandala, colour, count } => {
            (counted(GROWS + mandala.index() * MOST_GROWN, MOST_GROWN, count)?, colour)
        }
        Action::Discard { colour, count } => (counted(DISCARDS, MOST_DISCARDED, count)?, colour),
        Action::Claim { colour } => (CLAIMS, colour),
    };
    Some((plane * COLOURS + colour.index()) as u16)
}

pub(super) fn action(id: u16) -> Option<Action> {
    let (plane, colour) = (usize::from(id) / COLOURS, Colour::ALL[usize::from(id) % COLOURS]);
    match plane {
        0..GROWS => Some(Action::Build { mandala: MandalaNumber::ALL[plane], colour }),
        GROWS..DISCARDS => {
            let (mandala, more) = ((plane - GROWS) / MOST_GROWN, (plane - GROWS) % MOST_GROWN);
            Some(Action::Grow { mandala: MandalaNumber::ALL[mandala], colour, count: more as u8 + 1 })
        }
        DISCARDS..CLAIMS => Some(Action::Discard { colour, count: (plane - DISCARDS) as u8 + 1 }),
        CLAIMS => Some(Action::Claim { colour }),
        _ => None,
    }
}

/// Writes the planes.
#[inline]
pub(super) fn mask(choices: &Choices, out: &mut [u8; COUNT]) {
    let mut planes = [[0; COLOURS]; PLANES];
    for mandala in 0..GROWS {
        planes[mandala] = choices.builds[mandala].counts();
        for more in 0..MOST_GROWN {
            let grown = choices.grows[mandala].at_least(more as u8 + 1);
            planes[GROWS + mandala * MOST_GROWN + more] = grown.counts();
        }
    }
    for more in 0..MOST_DISCARDED {
        planes[DISCARDS + more] = choices.discards.at_least(more as u8 + 1).counts();
    }
    planes[CLAIMS] = choices.claims.counts();
    out.copy_from_slice(planes.as_flattened());
}
