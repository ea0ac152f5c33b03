//! The main board: 24 stone spaces around nine artist spaces (S-1.3).

use core::fmt;

use serde::{Serialize, Serializer};

/// A space where stones lie; exactly one of file and rank is even. The order is the reading order.
///
/// ```
/// use stones::StoneSpace;
///
/// assert_eq!(StoneSpace::all().len(), StoneSpace::COUNT);
/// assert_eq!(StoneSpace::from_name("d4"), None, "that is a space for artists");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StoneSpace(u8);

/// A space where an artist can stand; file and rank are both even. The order is the reading order.
///
/// ```
/// use stones::{ArtistSpace, Direction};
///
/// let space = ArtistSpace::from_name("d4").expect("it is in the middle");
/// assert_eq!(space.neighbour(Direction::North).to_string(), "d3");
/// assert_eq!(ArtistSpace::all().count(), ArtistSpace::COUNT);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArtistSpace(u8);

/// A side of an artist. The order is clockwise from north (S-3.2).
///
/// ```
/// use stones::Direction;
///
/// assert!(Direction::North < Direction::East, "they are in clockwise order");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// `n`, towards rank 1.
    North,
    /// `e`
    East,
    /// `s`
    South,
    /// `w`
    West,
}

impl StoneSpace {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// All stone spaces, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The space with this place in the order, which must be below [`Self::COUNT`].
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < Self::COUNT, "there are 24 stone spaces");
        Self(index as u8)
    }

    /// The space's place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space with this name, such as `b1`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|space| space.name() == name.as_bytes())
    }

    const fn name(self) -> [u8; 2] {
        let (pair, place) = (self.0 / 7, self.0 % 7);
        if place < 3 {
            [b'b' + 2 * place, b'1' + 2 * pair]
        } else {
            [b'a' + 2 * (place - 3), b'2' + 2 * pair]
        }
    }
}

impl ArtistSpace {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// Where the artists stand at the start (S-2.1): d2, b4, f4, d6.
    pub const START: [Self; 4] = [Self(1), Self(3), Self(5), Self(7)];

    /// All artist spaces, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The space with this place in the order, which must be below [`Self::COUNT`].
    #[inline]
    pub(crate) const fn from_index(index: u32) -> Self {
        debug_assert!(index < Self::COUNT as u32, "there are nine artist spaces");
        Self(index as u8)
    }

    /// The space's place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stone space on that side.
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> StoneSpace {
        NEIGHBOURS[self.index()][direction as usize]
    }

    /// The stone spaces on the four sides, clockwise from north.
    pub const fn neighbours(self) -> [StoneSpace; 4] {
        NEIGHBOURS[self.index()]
    }

    /// The space with this name, such as `b2`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|space| space.name() == name.as_bytes())
    }

    const fn name(self) -> [u8; 2] {
        [b'b' + 2 * (self.0 % 3), b'2' + 2 * (self.0 / 3)]
    }
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction's letter.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// The direction with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter)
    }

    /// The direction after so many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, quarters: u32) -> Self {
        Self::ALL[((self as u32 + quarters) & 3) as usize]
    }
}

/// The stone spaces north, east, south and west of each artist space.
const NEIGHBOURS: [[StoneSpace; 4]; ArtistSpace::COUNT] = {
    let mut neighbours = [[StoneSpace(0); 4]; ArtistSpace::COUNT];
    let mut space = 0;
    while space < ArtistSpace::COUNT as u8 {
        // In reading order an odd rank has three stone spaces and an even one four: seven for each row of artists.
        let (row, column) = (space / 3, space % 3);
        let north = 7 * row + column;
        let west = 7 * row + 3 + column;
        neighbours[space as usize] =
            [StoneSpace(north), StoneSpace(west + 1), StoneSpace(north + 7), StoneSpace(west)];
        space += 1;
    }
    neighbours
};

/// A set of sides of artist spaces: bit 4·space + direction.
///
/// A stone space is the side of one or two artist spaces, so a set of stones is a set of sides. In this form the stones an
/// artist could take are already in the order of the legal actions.
pub(crate) type Sides = u64;

/// The four sides of an artist space.
#[inline]
pub(crate) const fn sides_of(space: ArtistSpace) -> Sides {
    0b1111 << (4 * space.0)
}

/// For each stone space, the sides it is.
pub(crate) const SIDES: [Sides; StoneSpace::COUNT] = {
    let mut sides = [0; StoneSpace::COUNT];
    let mut side = 0;
    while side < 4 * ArtistSpace::COUNT {
        sides[NEIGHBOURS[side / 4][side % 4].index()] |= 1 << side;
        side += 1;
    }
    sides
};

/// For each artist space, every side that is one of its four stone spaces: what an artist there keeps from others (S-3.1).
pub(crate) const GUARDED: [Sides; ArtistSpace::COUNT] = {
    let mut guarded = [0; ArtistSpace::COUNT];
    let mut side = 0;
    while side < 4 * ArtistSpace::COUNT {
        guarded[side / 4] |= SIDES[NEIGHBOURS[side / 4][side % 4].index()];
        side += 1;
    }
    guarded
};

impl fmt::Display for StoneSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.name())
    }
}

impl fmt::Display for ArtistSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.name())
    }
}

fn write_name(f: &mut fmt::Formatter<'_>, [file, rank]: [u8; 2]) -> fmt::Result {
    write!(f, "{}{}", char::from(file), char::from(rank))
}

impl fmt::Debug for StoneSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for ArtistSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for StoneSpace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for ArtistSpace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Direction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
