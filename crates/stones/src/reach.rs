//! Which stones an artist can take where (S-3.1).

use crate::board::{ArtistSpace, Direction, GUARDED, Sides, sides_of};
use crate::table::Table;

/// What each artist can take, the artists in reading order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) from: [ArtistSpace; 4],
    /// The stones as sides of the spaces the artist can move to.
    pub(crate) sides: [Sides; 4],
}

impl Reach {
    /// For each artist: the stones of its pattern that no other artist neighbours, around the spaces it can move to.
    #[inline]
    pub(crate) fn of(table: &Table) -> Self {
        let mut left = table.artist_bits();
        let mut from = [ArtistSpace::START[0]; 4];
        for space in &mut from {
            *space = ArtistSpace::from_index(left.trailing_zeros());
            left &= left - 1;
        }
        let guarded = from.map(|space| GUARDED[space.index()]);
        // What the others guard includes the sides of the spaces they stand on, so those are not moved to.
        let [a, b, c, d] = guarded;
        let others = [b | c | d, a | c | d, a | b | d, a | b | c];
        let mut sides = [0; 4];
        for artist in 0..4 {
            let tops = table.tops[table.artist_pattern(from[artist]) as usize];
            sides[artist] = tops & !(others[artist] | sides_of(from[artist]));
        }
        Self { from, sides }
    }

    /// Whether no artist can take anything.
    pub(crate) fn is_nothing(&self) -> bool {
        self.sides == [0; 4]
    }
}

/// The sides of one artist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ArtistSides(u8);

impl ArtistSides {
    /// What the artist on `from` takes when it moves to `to`, which must be free.
    #[inline]
    pub(crate) fn taken(table: &Table, from: ArtistSpace, to: ArtistSpace) -> Self {
        let mut others = table.artist_bits() & !(1 << from.index());
        let mut guarded = 0;
        while others != 0 {
            guarded |= GUARDED[others.trailing_zeros() as usize];
            others &= others - 1;
        }
        let tops = table.tops[table.artist_pattern(from) as usize];
        Self(((tops & !guarded) >> (4 * to.index()) & 0b1111) as u8)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// The directions in the order of S-3.2: clockwise, beginning with `first`.
    #[inline]
    pub(crate) fn clockwise_from(self, first: Direction) -> impl Iterator<Item = Direction> {
        let mut left = u32::from(self.0 | self.0 << 4) >> first as u32 & 0b1111;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let quarters = left.trailing_zeros();
                left &= left - 1;
                first.clockwise(quarters)
            })
        })
    }
}
