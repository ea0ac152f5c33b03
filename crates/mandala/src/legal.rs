//! Which actions are legal (M-3, M-4, M-5.3), from what the player to move can see.
//!
//! The order: builds on Mountain 1 by colour, builds on Mountain 2, grows in mandala 1 by colour and count, grows in mandala
//! 2, discards by colour and count; in a destruction the claims by colour.

use crate::action::{Action, MandalaNumber};
use crate::colour::Colour;
use crate::pile::Pile;
use crate::table::{Phase, Table};

/// The legal actions of a decision, by kind and colour: for programs that need all of them at once, such as encodings.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer};
/// use mandala::{Mandala, Options};
///
/// let view = Mandala::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// let choices = view.choices();
/// // Discards are never forbidden.
/// assert_eq!(Some(choices.discards), view.hand());
/// let [one, two] = choices.builds.map(|colours| usize::from(colours.len()));
/// let [more, most] = choices.grows.map(|cards| usize::from(cards.len()));
/// assert_eq!(view.legal_actions().len(), one + two + more + most + usize::from(choices.discards.len()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// For each mandala, one card of each colour that can be built there.
    pub builds: [Pile; 2],
    /// For each mandala, the most cards of each colour with which one can grow there.
    pub grows: [Pile; 2],
    /// The most cards of each colour that can be discarded.
    pub discards: Pile,
    /// In a destruction, one card of each colour that can be claimed.
    pub claims: Pile,
}

impl Choices {
    #[inline]
    pub(crate) fn of(table: &Table, hand: Pile) -> Self {
        match table.phase {
            Phase::Turn => {
                let [m1, m2, f1, f2, discards] = turn(table, hand);
                Self { builds: [m1, m2], grows: [f1, f2], discards, claims: Pile::EMPTY }
            }
            Phase::Claim(which) => {
                Self { claims: table.mandala(which).mountain.colours(), ..Self::default() }
            }
            Phase::Over(_) => Self::default(),
        }
    }
}

/// The number of legal actions.
#[inline]
pub(crate) fn count(table: &Table, hand: Pile) -> usize {
    match table.phase {
        Phase::Turn => {
            let [m1, m2, f1, f2, d] = turn(table, hand);
            usize::from((m1 + m2 + f1 + f2 + d).len())
        }
        Phase::Claim(which) => usize::from(table.mandala(which).mountain.colours().len()),
        Phase::Over(_) => 0,
    }
}

/// The legal action whose number `choose` returns, given how many there are.
#[inline]
pub(crate) fn pick(table: &Table, hand: Pile, choose: impl FnOnce(u32) -> u32) -> Action {
    if let Phase::Claim(which) = table.phase {
        let colours = table.mandala(which).mountain.colours();
        let (colour, _) = colours.nth(choose(colours.len().into()) as u8);
        return Action::Claim { colour };
    }
    let choices = turn(table, hand);
    // Where each kind's actions begin in the list, and where the last kind's end.
    let mut starts = [0; 6];
    for kind in 0..5 {
        starts[kind + 1] = starts[kind] + choices[kind].len();
    }
    let index = choose(starts[5].into()) as u8;
    let kind = starts[1..5].iter().map(|&start| usize::from(index >= start)).sum::<usize>();
    let (colour, more) = choices[kind].nth(index - starts[kind]);
    of_kind(kind, colour, more + 1)
}

/// Lists the legal actions.
pub(crate) fn for_each(table: &Table, hand: Pile, mut f: impl FnMut(Action)) {
    match table.phase {
        Phase::Turn => {
            for (kind, choices) in turn(table, hand).into_iter().enumerate() {
                for (colour, most) in choices.iter() {
                    (1..=most).for_each(|count| f(of_kind(kind, colour, count)));
                }
            }
        }
        Phase::Claim(which) => {
            table.mandala(which).mountain.iter().for_each(|(colour, _)| f(Action::Claim { colour }));
        }
        Phase::Over(_) => {}
    }
}

/// For each of the five kinds of action of a turn, in the order of the list, and for each colour: how many actions there are.
/// A pile serves as five counts by colour. For grows and discards the count is also the most cards one may play.
#[inline]
fn turn(table: &Table, hand: Pile) -> [Pile; 5] {
    let [one, two] = &table.mandalas;
    let own = usize::from(table.mover & 1);
    let other = own ^ 1;
    let (buildable, growable) =
        if hand.is_of_one_colour() { of_one_colour(table, hand) } else { (hand.colours(), hand) };
    // M-3.1: where a colour may go.
    [
        buildable.without_colours_of(one.fields[0] + one.fields[1]),
        buildable.without_colours_of(two.fields[0] + two.fields[1]),
        growable.without_colours_of(one.mountain + one.fields[other]),
        growable.without_colours_of(two.mountain + two.fields[other]),
        hand,
    ]
}

/// M-4.4 limits a hand of one colour: a grow keeps at least one card, and a build needs a card left or one to draw.
#[cold]
fn of_one_colour(table: &Table, hand: Pile) -> (Pile, Pile) {
    let one = hand.colours();
    (if hand.len() > 1 || table.can_draw() { one } else { Pile::EMPTY }, hand - one)
}

#[inline]
fn of_kind(kind: usize, colour: Colour, count: u8) -> Action {
    let mandala = MandalaNumber::ALL[kind & 1];
    match kind {
        0 | 1 => Action::Build { mandala, colour },
        2 | 3 => Action::Grow { mandala, colour, count },
        _ => Action::Discard { colour, count },
    }
}
