//! Cards whose order does not matter, counted by colour.

use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};
use tabletop::notation::Letter;

use crate::colour::Colour;

/// A pile of cards: how many of each colour.
///
/// The counts are the bytes of one word, so that piles add, subtract and compare in one instruction. No count exceeds 127,
/// which keeps the top bit of each byte free for comparisons.
///
/// ```
/// use mandala::{Colour, Pile};
///
/// let hand = Pile::of(Colour::Red, 2) + Pile::of(Colour::Green, 1);
/// assert_eq!((hand.len(), hand.count(Colour::Red)), (3, 2));
/// assert_eq!((hand - Pile::of(Colour::Red, 1)).to_string(), "RG");
/// assert!(Pile::RAINBOW.is_rainbow());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u64);

const ONES: u64 = 0x0000_0101_0101_0101;
const TOPS: u64 = ONES << 7;

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self(0);
    /// One card of each colour.
    pub const RAINBOW: Self = Self(ONES);
    /// Every card of the game (M-1.1).
    pub const ALL: Self = Self(ONES * Colour::CARDS as u64);

    /// `count` cards of one colour.
    #[inline]
    pub const fn of(colour: Colour, count: u8) -> Self {
        Self((count as u64) << (8 * colour as u32))
    }

    /// How many cards of a colour there are.
    #[inline]
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour as u32)) as u8
    }

    /// How many cards of each colour there are, in colour order.
    #[inline]
    pub const fn counts(self) -> [u8; 6] {
        let [red, orange, yellow, green, purple, black, ..] = self.0.to_le_bytes();
        [red, orange, yellow, green, purple, black]
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 40) as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a card of this colour.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.count(colour) > 0
    }

    /// One card of each colour that is here.
    #[inline]
    #[must_use]
    pub const fn colours(self) -> Self {
        Self((self.0.wrapping_add(ONES * 0x7f) & TOPS) >> 7)
    }

    /// One card of each colour of which there are at least so many, 0 to 127.
    #[inline]
    #[must_use]
    pub const fn at_least(self, count: u8) -> Self {
        Self((((self.0 | TOPS) - ONES * count as u64) & TOPS) >> 7)
    }

    /// Whether all six colours are here.
    #[inline]
    pub const fn is_rainbow(self) -> bool {
        self.colours().0 == ONES
    }

    /// Whether there is exactly one colour.
    #[inline]
    pub const fn is_of_one_colour(self) -> bool {
        self.colours().0.is_power_of_two()
    }

    /// The cards of those colours that `other` does not have.
    #[inline]
    #[must_use]
    pub const fn without_colours_of(self, other: Self) -> Self {
        Self(self.0 & !other.mask())
    }

    /// The cards of those colours that `other` has too.
    #[inline]
    #[must_use]
    pub const fn only_colours_of(self, other: Self) -> Self {
        Self(self.0 & other.mask())
    }

    /// For each colour, the smaller of the two counts.
    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        Self::from_fn(|colour| self.count(colour).min(other.count(colour)))
    }

    /// Whether `other` has at least as many cards of every colour.
    #[inline]
    pub const fn is_within(self, other: Self) -> bool {
        (other.0 | TOPS).wrapping_sub(self.0) & TOPS == TOPS
    }

    /// Counts each colour.
    pub fn from_fn(mut count: impl FnMut(Colour) -> u8) -> Self {
        Colour::ALL.into_iter().fold(Self::EMPTY, |pile, colour| pile + Self::of(colour, count(colour)))
    }

    /// The colour and the number within the colour (from 0) of the card with this index, in colour order.
    #[inline]
    pub(crate) fn nth(self, index: u8) -> (Colour, u8) {
        let upto = self.0.wrapping_mul(ONES);
        let passed = (ONES.wrapping_mul(u64::from(index)) | TOPS).wrapping_sub(upto & (ONES * 0xff)) & TOPS;
        let lane = (!passed & TOPS).trailing_zeros() / 8;
        let before = ((upto << 8) >> (8 * lane)) as u8;
        (Colour::ALL[(lane as usize).min(5)], index.wrapping_sub(before))
    }

    /// The cards, in colour order.
    pub fn cards(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| core::iter::repeat_n(colour, usize::from(self.count(colour))))
    }

    /// Each colour that is here, with its count, in colour order.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL
            .into_iter()
            .map(move |colour| (colour, self.count(colour)))
            .filter(|&(_, count)| count > 0)
    }

    /// All ones in the byte of each colour that is here.
    #[inline]
    const fn mask(self) -> u64 {
        let present = self.colours().0;
        (present << 8) - present
    }
}

impl Add for Pile {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Pile {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Pile {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        debug_assert!(other.is_within(self), "{other:?} is not within {self:?}");
        Self(self.0 - other.0)
    }
}

impl SubAssign for Pile {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Colour> for Pile {
    fn from_iter<I: IntoIterator<Item = Colour>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |pile, colour| pile + Self::of(colour, 1))
    }
}

/// The letters in colour order, as records write a pile.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|colour| fmt::Write::write_char(f, colour.letter()))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn piles() -> impl Strategy<Value = [u8; 6]> {
        proptest::array::uniform6(0..=18u8)
    }

    fn pile(counts: [u8; 6]) -> Pile {
        Pile::from_fn(|colour| counts[colour.index()])
    }

    proptest! {
        #[test]
        fn bytes_count_like_a_list(a in piles(), b in piles()) {
            let (x, y) = (pile(a), pile(b));
            prop_assert_eq!(x.len(), a.iter().sum::<u8>());
            prop_assert_eq!(x.cards().collect::<Pile>(), x);
            prop_assert_eq!(x.counts(), a);
            for colour in Colour::ALL {
                let (m, n) = (a[colour.index()], b[colour.index()]);
                prop_assert_eq!(x.count(colour), m);
                prop_assert_eq!(x.colours().count(colour), u8::from(m > 0));
                prop_assert_eq!(x.at_least(n).count(colour), u8::from(m >= n));
                prop_assert_eq!(x.without_colours_of(y).count(colour), if n > 0 { 0 } else { m });
                prop_assert_eq!(x.only_colours_of(y).count(colour), if n > 0 { m } else { 0 });
                prop_assert_eq!(x.at_most(y).count(colour), m.min(n));
            }
            prop_assert_eq!(x.is_within(y), (0..6).all(|i| a[i] <= b[i]));
            prop_assert_eq!(x.is_rainbow(), a.iter().all(|&n| n > 0));
        }

        #[test]
        fn nth_finds_each_card(counts in proptest::array::uniform6(0..=6u8)) {
            let pile = pile(counts);
            let mut index = 0;
            for (colour, count) in pile.iter() {
                for within in 0..count {
                    prop_assert_eq!(pile.nth(index), (colour, within));
                    index += 1;
                }
            }
            prop_assert_eq!(index, pile.len());
        }
    }
}
