//! The six colours of sand (M-1.1).

use core::fmt;

use serde::{Serialize, Serializer};
use tabletop::message::Arg;
use tabletop::notation::Letter;

/// A colour of sand. The order is the one every list keeps.
///
/// ```
/// use mandala::Colour;
/// use mandala::tabletop::notation::Letter;
///
/// assert_eq!(Colour::from_letter('K'), Some(Colour::Black));
/// assert_eq!(Colour::ALL.len() * usize::from(Colour::CARDS), 108);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `R`
    Red,
    /// `O`
    Orange,
    /// `Y`
    Yellow,
    /// `G`
    Green,
    /// `P`
    Purple,
    /// `K`
    Black,
}

impl Colour {
    /// All colours, in order.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Purple, Self::Black];

    /// Cards of each colour in the game (M-1.1).
    pub const CARDS: u8 = 18;

    /// The colour's place in the order.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Letter for Colour {
    fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Orange => 'O',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Purple => 'P',
            Self::Black => 'K',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// The colour's name in English.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Black => "black",
        })
    }
}

/// The colour's name, as the id `locales/` keeps it under.
impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        Self::Word(match colour {
            Colour::Red => "colour-red",
            Colour::Orange => "colour-orange",
            Colour::Yellow => "colour-yellow",
            Colour::Green => "colour-green",
            Colour::Purple => "colour-purple",
            Colour::Black => "colour-black",
        })
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
