//! A River: six ordered spaces, each with a colour of its own (M-1.3).

use alloc::vec::Vec;

use serde::{Serialize, Serializer};
use tabletop::notation::letters;

use crate::colour::Colour;
use crate::pile::Pile;

/// A River, as the number of the space (1–6) that holds each colour.
///
/// ```
/// use mandala::{Colour, River};
///
/// let river: River = [Colour::Green, Colour::Red].into_iter().collect();
/// assert_eq!((river.space(Colour::Red), river.space(Colour::Black)), (2, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct River(Pile);

impl River {
    /// The number of the space that holds the colour, which is what a Cup card of it scores; 0 if none does (M-7.4).
    #[inline]
    pub fn space(self, colour: Colour) -> u8 {
        self.0.count(colour)
    }

    /// The number of the space of each colour, in colour order; 0 where none holds it.
    #[inline]
    pub fn spaces(self) -> [u8; 6] {
        self.0.counts()
    }

    /// How many spaces are taken.
    pub fn len(self) -> u8 {
        self.0.colours().len()
    }

    /// Whether no space is taken.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether all six spaces are taken.
    pub fn is_full(self) -> bool {
        self.0.is_rainbow()
    }

    /// The colours in the order of their spaces.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        (1..=self.len())
            .filter_map(move |space| Colour::ALL.into_iter().find(|&colour| self.space(colour) == space))
    }

    /// Puts a card of a new colour on the first empty space (M-5.4).
    pub(crate) fn add(&mut self, colour: Colour) {
        debug_assert_eq!(self.space(colour), 0, "a colour enters a River once");
        self.0 += Pile::of(colour, self.len() + 1);
    }

    /// The cards that lie in the River.
    pub(crate) fn cards(self) -> Pile {
        self.0.colours()
    }
}

impl FromIterator<Colour> for River {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut river = Self::default();
        colours.into_iter().for_each(|colour| river.add(colour));
        river
    }
}

impl Serialize for River {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&letters(&self.colours().collect::<Vec<_>>()))
    }
}
