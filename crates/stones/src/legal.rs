//! Which actions are legal (S-3), from what everyone can see.
//!
//! The order: pick-ups by the space the artist leaves, the space it moves to (both in reading order), the first stone
//! (clockwise from north) and the tower space; then colours to score in colour order; then sets of towers to score as
//! binary numbers with tower space 1 as the lowest bit (`t1`, `t2`, `t12`, `t3`, …).

use crate::action::Action;
use crate::bits::Ranks;
use crate::board::{ArtistSpace, Direction};
use crate::reach::Reach;
use crate::stack::Stack;
use crate::stone::Colour;
use crate::table::{Phase, Table};
use crate::tower::{TowerSet, TowerSpace};

/// The number of legal actions.
#[inline]
pub(crate) fn count(table: &Table) -> usize {
    match table.phase {
        Phase::Turn => Choices::of(table).count() as usize,
        Phase::Over(_) => 0,
    }
}

/// The legal action whose number `choose` returns, given how many there are.
#[inline]
pub(crate) fn pick(table: &Table, choose: impl FnOnce(u32) -> u32) -> Action {
    let choices = Choices::of(table);
    choices.nth(choose(choices.count()))
}

/// Lists the legal actions.
pub(crate) fn for_each(table: &Table, mut f: impl FnMut(Action)) {
    if let Phase::Turn = table.phase {
        let choices = Choices::of(table);
        (0..choices.count()).for_each(|index| f(choices.nth(index)));
    }
}

/// The legal actions of a turn, as what they are made of: for programs that need all of them at once, such as encodings.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State, View, Viewer};
/// use stones::{Options, Stones, TowerSet};
///
/// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// let choices = view.choices().expect("it is the first seat's turn");
/// let stones: u32 = choices.first_stones().map(|(_, sides)| sides.count_ones()).sum();
/// // Each of these stones can be taken first, for a tower on each of the five spaces.
/// assert_eq!(view.legal_actions().len(), 5 * stones as usize);
/// assert_eq!((choices.free(), choices.towers()), (TowerSet::ALL, TowerSet::EMPTY));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    reach: Reach,
    ranks: [Ranks; 4],
    occupied: TowerSet,
    colours: Colours,
}

impl Choices {
    /// Each artist's space, in reading order, with the stones that it can take first: bit 4·space + direction, for the space
    /// it moves to and the side of that space where the stone lies.
    #[inline]
    pub fn first_stones(&self) -> impl Iterator<Item = (ArtistSpace, u64)> {
        self.reach.from.into_iter().zip(self.reach.sides)
    }

    /// The tower spaces that are free for a pick-up.
    #[inline]
    pub fn free(&self) -> TowerSet {
        self.occupied.others()
    }

    /// The towers whose top stones can be scored.
    #[inline]
    pub fn towers(&self) -> TowerSet {
        self.occupied
    }

    /// Whether each colour can be scored, in colour order.
    #[inline]
    pub fn colours(&self) -> [bool; 4] {
        Colour::ALL.map(|colour| self.colours.has(colour))
    }

    #[inline]
    pub(crate) fn of(table: &Table) -> Self {
        let seat = table.mover();
        let reach = Reach::of(table);
        Self {
            reach,
            ranks: reach.sides.map(Ranks::of),
            occupied: table.occupied(seat),
            colours: Colours::of(&table.towers[seat]),
        }
    }

    #[inline]
    fn count(&self) -> u32 {
        let stones: u32 = self.ranks.iter().map(|ranks| ranks.total()).sum();
        let sets = (1 << self.occupied.len()) - 1;
        stones * self.occupied.others().len() as u32 + self.colours.count() + sets
    }

    #[inline]
    fn nth(&self, mut index: u32) -> Action {
        let empty = self.occupied.others();
        if !empty.is_empty() {
            // Every stone that can be taken first gives one pick-up for each empty tower space.
            let each = empty.len() as u32;
            let (stone, tower) = (index / each, index % each);
            let [a, b, c, d] = self.ranks.map(Ranks::total);
            let (starts, end) = ([0, a, a + b, a + b + c], a + b + c + d);
            if stone < end {
                let artist: usize = starts[1..].iter().map(|&start| usize::from(stone >= start)).sum();
                let side = self.ranks[artist].nth(self.reach.sides[artist], stone - starts[artist]);
                return pick_up(self.reach.from[artist], side, empty.nth(tower));
            }
            index -= end * each;
        }
        let colours = self.colours.count();
        if index < colours {
            return Action::ScoreColour { colour: self.colours.nth(index) };
        }
        // The set with number 0 would be the empty one.
        Action::ScoreAny { towers: self.occupied.subset((index - colours + 1) as u8) }
    }
}

/// The pick-up whose first stone lies on this side.
#[inline]
fn pick_up(from: ArtistSpace, side: u32, tower: TowerSpace) -> Action {
    Action::PickUp {
        from,
        to: ArtistSpace::from_index(side / 4),
        first: Direction::ALL[side as usize % 4],
        tower,
    }
}

/// The colours that top at least two towers of a board (S-3.3): the highest of four bits for each.
#[derive(Clone, Copy, Debug)]
struct Colours(u16);

impl Colours {
    #[inline]
    fn of(board: &[Stack; TowerSpace::COUNT]) -> Self {
        /// By the bits of a top stone: 1 in the four bits of its colour.
        const TOPPED: [u16; 16] = {
            let mut topped = [0; 16];
            let mut stone = 8;
            while stone < 16 {
                topped[stone] = 1 << (4 * (stone >> 1 & 3));
                stone += 1;
            }
            topped
        };
        let counts: u16 = board.iter().map(|tower| TOPPED[tower.top_bits()]).sum();
        // A count of two and six more reach the highest of the four bits.
        Self(counts.wrapping_add(0x6666) & 0x8888)
    }

    #[inline]
    fn count(self) -> u32 {
        u32::from((self.0 >> 3).wrapping_mul(0x1111) >> 12)
    }

    #[inline]
    const fn has(self, colour: Colour) -> bool {
        self.0 >> (4 * colour.index()) & 8 != 0
    }

    /// The colour with this index, which must be below the count.
    #[inline]
    fn nth(self, index: u32) -> Colour {
        let rest = (0..index).fold(self.0, |rest, _| rest & rest.wrapping_sub(1));
        Colour::ALL[(rest.trailing_zeros() / 4) as usize & 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_counts_from_two_towers_on() {
        let all = ["Y", "y", "V", "v", "B"].map(|letters| Stack::from_letters(letters).unwrap());
        let colours = Colours::of(&all);
        assert_eq!(colours.count(), 2);
        assert_eq!([colours.nth(0), colours.nth(1)], [Colour::Yellow, Colour::Violet]);
        assert_eq!(Colour::ALL.map(|colour| colours.has(colour)), [true, false, false, true]);
    }
}
