//! What a player can do.

use tabletop::message::Arg;

use crate::colour::Colour;

/// A decision: one of the three actions of a turn (M-4), or a choice in a destruction (M-5.3).
///
/// ```
/// use mandala::{Action, Colour, MandalaNumber};
///
/// let grow: Action = "f1R2".parse()?;
/// assert_eq!(grow, Action::Grow { mandala: MandalaNumber::One, colour: Colour::Red, count: 2 });
/// assert_eq!(grow.to_string(), "f1R2");
/// # Ok::<(), mandala::tabletop::notation::ParseActionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play one card to a Mountain, then draw (M-4.1).
    Build {
        /// The mandala played to.
        mandala: MandalaNumber,
        /// The card's colour.
        colour: Colour,
    },
    /// Play cards of one colour to the player's own Field (M-4.2).
    Grow {
        /// The mandala played to.
        mandala: MandalaNumber,
        /// The cards' colour.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// Discard cards of one colour and draw as many (M-4.3).
    Discard {
        /// The cards' colour.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// Take every card of one colour from the Mountain of the mandala being destroyed (M-5.3).
    Claim {
        /// The colour taken.
        colour: Colour,
    },
}

impl tabletop::Action for Action {
    const CODES: usize = 4 << 7;

    /// Two bits for the kind, one for the mandala, and the count and colour below; claims and builds have no count.
    #[inline]
    fn code(self) -> usize {
        let code = |kind: usize, mandala: usize, colour: Colour, count: u8| {
            (kind << 1 | mandala) << 6 | usize::from(count & 7) << 3 | colour.index()
        };
        match self {
            Self::Build { mandala, colour } => code(0, mandala.index(), colour, 0),
            Self::Grow { mandala, colour, count } => code(1, mandala.index(), colour, count),
            Self::Discard { colour, count } => code(2, 0, colour, count),
            Self::Claim { colour } => code(3, 0, colour, 0),
        }
    }
}

/// One of the two mandalas (M-1.2).
///
/// ```
/// use mandala::MandalaNumber;
///
/// assert_eq!(MandalaNumber::ALL.map(MandalaNumber::number), [1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MandalaNumber {
    /// Mandala 1.
    One,
    /// Mandala 2.
    Two,
}

impl MandalaNumber {
    /// Both mandalas, in order.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The mandala's number on the mat, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The mandala's place in an array.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The mandala's number, as the table writes it.
impl From<MandalaNumber> for Arg {
    fn from(which: MandalaNumber) -> Self {
        Self::Numeral(which.number())
    }
}

impl serde::Serialize for MandalaNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}
