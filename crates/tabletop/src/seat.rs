//! Chairs at the table, and who is looking at it.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// The most seats a table has.
pub const MAX_SEATS: usize = 4;

/// A chair at the table, counted from 0 in turn order.
///
/// ```
/// use tabletop::Seat;
///
/// let last = Seat::new(2);
/// assert_eq!(last.next(3), Seat::FIRST);
/// assert_eq!(Seat::all(3).map(Seat::index).collect::<Vec<_>>(), [0, 1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that takes the first turn.
    pub const FIRST: Self = Self(0);

    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a seat's number is below MAX_SEATS");
        Self(index as u8)
    }

    /// The seat's number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat after this one at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize == players { 0 } else { next })
    }

    /// The seats of a table of `players`, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Who looks: a player, or a spectator, who sees only what is public.
///
/// ```
/// use tabletop::{Seat, Viewer};
///
/// assert_eq!(Viewer::all(2).count(), 3);
/// assert_eq!(Viewer::Seat(Seat::FIRST).seat(), Some(Seat::FIRST));
/// assert_eq!(Viewer::Spectator.seat(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Everyone else.
    Spectator,
}

impl Viewer {
    /// Everyone who can look at a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// The viewer's own seat, if they have one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// One value per seat, kept inline.
///
/// ```
/// use tabletop::{BySeat, Seat};
///
/// let mut scores = BySeat::from_fn(3, |_| 0);
/// scores[Seat::new(1)] += 5;
/// assert_eq!(scores.as_slice(), [0, 5, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    players: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// Makes the value of each seat of a table of `players`.
    pub fn from_fn(players: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(players) {
            values[seat.index()] = value(seat);
        }
        Self { values, players: players as u8 }
    }
}

impl<T> BySeat<T> {
    /// The values in turn order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.players)]
    }

    /// The number of seats.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Each seat with its value, in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(index, value)| (Seat::new(index), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_round_the_table() {
        let round: Vec<_> = Seat::all(3).map(|seat| seat.next(3).index()).collect();
        assert_eq!(round, [1, 2, 0]);
    }

    #[test]
    fn by_seat_holds_only_the_seats_in_play() {
        let doubled = BySeat::from_fn(3, |seat| seat.index() * 2);
        assert_eq!(doubled.as_slice(), [0, 2, 4]);
        assert_eq!(doubled[Seat::new(2)], 4);
        assert_eq!(serde_json::to_string(&doubled).unwrap(), "[0,2,4]");
    }

    #[test]
    fn everyone_looks_at_a_table() {
        let viewers: Vec<_> = Viewer::all(2).map(Viewer::seat).collect();
        assert_eq!(viewers, [Some(Seat::new(0)), Some(Seat::new(1)), None]);
    }
}
