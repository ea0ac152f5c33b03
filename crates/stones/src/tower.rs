//! The five tower spaces of a player's board (S-2.2).

use core::fmt;

use serde::{Serialize, Serializer};

/// A tower space, 1 to 5 from left to right.
///
/// ```
/// use stones::TowerSpace;
///
/// assert_eq!(TowerSpace::from_number(3).map(TowerSpace::index), Some(2));
/// assert_eq!(TowerSpace::from_number(6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TowerSpace(u8);

impl TowerSpace {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// All tower spaces, from left to right.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The space with this number, 1 to 5.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|space| space.number() == number)
    }

    /// The space's number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The space's place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Serialize for TowerSpace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// Some tower spaces. The order is that of the binary number with space 1 as its lowest bit.
///
/// ```
/// use stones::{TowerSet, TowerSpace};
///
/// let towers: TowerSet = TowerSpace::ALL.into_iter().filter(|space| space.number() > 3).collect();
/// assert_eq!((towers.to_string().as_str(), towers.others().len()), ("45", 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TowerSet(u8);

impl TowerSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// All five spaces.
    pub const ALL: Self = Self(0b1_1111);

    /// The set as a number with space 1 as its lowest bit; only the lowest five bits count.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The set as a number with space 1 as its lowest bit.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        const ONES: [u8; 32] = {
            let mut ones = [0; 32];
            let mut bits = 0;
            while bits < 32u8 {
                ones[bits as usize] = bits.count_ones() as u8;
                bits += 1;
            }
            ones
        };
        ONES[(self.0 & Self::ALL.0) as usize] as usize
    }

    /// Whether no space is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this space is in the set.
    #[inline]
    pub const fn has(self, space: TowerSpace) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// The spaces that are not in the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    /// The spaces, from left to right.
    pub fn iter(self) -> impl Iterator<Item = TowerSpace> {
        TowerSpace::ALL.into_iter().filter(move |&space| self.has(space))
    }

    /// The space with this index in the set, which must be below its length.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> TowerSpace {
        TowerSpace(NTH[index as usize][usize::from(self.0)])
    }

    /// The subset with this number, when the subsets are counted in their order and 0 is the empty one.
    #[inline]
    pub(crate) fn subset(self, mut number: u8) -> Self {
        let mut subset = 0;
        for bit in 0..TowerSpace::COUNT {
            let here = self.0 >> bit & 1;
            subset |= (number & here) << bit;
            number >>= here;
        }
        Self(subset)
    }
}

/// The place of each set bit of a number, by its index and the number.
static NTH: [[u8; 32]; TowerSpace::COUNT] = {
    let mut places = [[0; 32]; TowerSpace::COUNT];
    let mut bits = 0;
    while bits < 32 {
        let (mut place, mut index) = (0, 0);
        while place < TowerSpace::COUNT {
            if bits >> place & 1 == 1 {
                places[index][bits] = place as u8;
                index += 1;
            }
            place += 1;
        }
        bits += 1;
    }
    places
};

impl FromIterator<TowerSpace> for TowerSet {
    fn from_iter<I: IntoIterator<Item = TowerSpace>>(spaces: I) -> Self {
        Self(spaces.into_iter().fold(0, |bits, space| bits | 1 << space.0))
    }
}

/// The spaces' numbers, ascending.
impl fmt::Display for TowerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|space| write!(f, "{}", space.number()))
    }
}

impl fmt::Debug for TowerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_come_in_the_order_of_their_numbers() {
        for bits in 0..32 {
            let set = TowerSet::from_bits(bits);
            let expected: Vec<_> = (0..32).filter(|subset| subset & !bits == 0).collect();
            let subsets: Vec<_> = (0..1 << set.len()).map(|number| set.subset(number).bits()).collect();
            assert_eq!(subsets, expected);
            let spaces: Vec<_> = (0..set.len() as u32).map(|index| set.nth(index)).collect();
            assert_eq!(spaces, set.iter().collect::<Vec<_>>());
            assert_eq!(set.iter().collect::<TowerSet>(), set);
        }
    }
}
