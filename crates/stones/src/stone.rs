//! The stones: four colours, two patterns (S-1.1).

use core::fmt;

use serde::{Serialize, Serializer};
use tabletop::message::Arg;
use tabletop::notation::Letter;

/// A stone: its colour and the pattern on its top. The order is by colour, star before ring.
///
/// ```
/// use stones::tabletop::notation::Letter;
/// use stones::{Colour, Pattern, Stone};
///
/// let stone = Stone::new(Colour::Pink, Pattern::Ring);
/// assert_eq!((stone.letter(), Stone::from_letter('P')), ('p', Some(Stone::new(Colour::Pink, Pattern::Star))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(u8);

impl Stone {
    /// The eight kinds of stone, in order.
    pub const KINDS: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Stones of each kind in the game (S-1.1).
    pub const EACH: usize = 12;

    /// All stones in the game (S-1.1).
    pub const COUNT: usize = Self::KINDS.len() * Self::EACH;

    /// The stone of this colour and pattern.
    pub const fn new(colour: Colour, pattern: Pattern) -> Self {
        Self((colour as u8) << 1 | pattern as u8)
    }

    /// The kind with this place in the order; only the lowest three bits count.
    #[inline]
    pub(crate) const fn from_kind(kind: u8) -> Self {
        Self(kind & 7)
    }

    /// The kind's place in the order.
    #[inline]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 1 & 3) as usize]
    }

    /// The pattern.
    #[inline]
    pub const fn pattern(self) -> Pattern {
        Pattern::ALL[(self.0 & 1) as usize]
    }
}

/// The colour's letter, upper case for star, lower case for ring.
impl Letter for Stone {
    fn letter(self) -> char {
        match self.pattern() {
            Pattern::Star => self.colour().letter(),
            Pattern::Ring => self.colour().letter().to_ascii_lowercase(),
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::KINDS.into_iter().find(|stone| stone.letter() == letter)
    }
}

impl fmt::Debug for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.letter())
    }
}

impl Serialize for Stone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A colour of stone. The order is the one every list keeps.
///
/// ```
/// use stones::tabletop::notation::letters;
/// use stones::{Colour, Pattern, Stone};
///
/// assert_eq!(letters(&Colour::ALL.map(|colour| Stone::new(colour, Pattern::Star))), "YBPV");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `Y`
    Yellow,
    /// `B`
    Blue,
    /// `P`
    Pink,
    /// `V`
    Violet,
}

impl Colour {
    /// All colours, in order.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Blue, Self::Pink, Self::Violet];

    /// The colour's place in the order.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Letter for Colour {
    fn letter(self) -> char {
        match self {
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Pink => 'P',
            Self::Violet => 'V',
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
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Pink => "pink",
            Self::Violet => "violet",
        })
    }
}

/// The colour's name, as the id `locales/` keeps it under.
impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        Self::Word(match colour {
            Colour::Yellow => "colour-yellow",
            Colour::Blue => "colour-blue",
            Colour::Pink => "colour-pink",
            Colour::Violet => "colour-violet",
        })
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A pattern, of a stone or of an artist.
///
/// ```
/// use stones::Pattern;
///
/// assert_eq!(Pattern::ALL.map(Pattern::name), ["star", "ring"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Pattern {
    /// `star`; stones in upper case.
    Star,
    /// `ring`; stones in lower case.
    Ring,
}

impl Pattern {
    /// Both patterns, in order.
    pub const ALL: [Self; 2] = [Self::Star, Self::Ring];

    /// The pattern's name in records and views.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Ring => "ring",
        }
    }

    /// The pattern with this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pattern| pattern.name() == name)
    }
}

/// The pattern's name, as the id `locales/` keeps it under.
impl From<Pattern> for Arg {
    fn from(pattern: Pattern) -> Self {
        Self::Word(match pattern {
            Pattern::Star => "pattern-star",
            Pattern::Ring => "pattern-ring",
        })
    }
}

impl Serialize for Pattern {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_in_order_and_read_back() {
        let letters = tabletop::notation::letters(&Stone::KINDS);
        assert_eq!(letters, "YyBbPpVv");
        for (letter, stone) in letters.chars().zip(Stone::KINDS) {
            assert_eq!(Stone::from_letter(letter), Some(stone));
            assert_eq!(Stone::new(stone.colour(), stone.pattern()), stone);
        }
        assert!(Stone::KINDS.is_sorted());
        assert_eq!(Stone::from_letter('R'), None);
    }
}
