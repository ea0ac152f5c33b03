//! A stack as a viewer sees it (S-7.2).

use serde::{Serialize, Serializer};
use tabletop::notation::Letter;

use crate::options::Stacks;
use crate::stack::Stack;
use crate::stone::{Colour, Pattern, Stone};

/// A stack as everyone sees it (S-7.2).
///
/// ```
/// use stones::tabletop::{Game, Seed, State, Viewer};
/// use stones::{Options, StoneSpace, Stones};
///
/// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Spectator);
/// assert!(StoneSpace::all().all(|space| view.stack(space).top().is_some()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenStack {
    /// The bits of the stack that are seen; the others are 0.
    bits: u16,
    /// Which bits are seen.
    seen: u16,
}

/// What is seen of a stone in a stack (S-7.2).
///
/// ```
/// use stones::tabletop::{Game, Seed, State, Viewer};
/// use stones::{Options, SeenStone, Stacks, StoneSpace, Stones};
///
/// let options = Options { stacks: Stacks::Closed, ..Options::default() };
/// let view = Stones::deal(&options, 2, Seed::from_number(7)).view(Viewer::Spectator);
/// for space in StoneSpace::all() {
///     assert!(view.stack(space).stones().skip(1).all(|seen| seen == SeenStone::Hidden));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeenStone {
    /// All of it.
    Known(Stone),
    /// Its colour, from the side.
    Side(Colour),
    /// Only that it is there.
    Hidden,
}

/// The bits of each stone: that it is there, its colour, its pattern.
const THERE: u16 = 0x8888;
const COLOUR: u16 = 0x6666;
const PATTERN: u16 = 0x1111;
/// The bits of the top stone, which are public (S-7.1).
const TOP: u16 = 0x000f;

impl SeenStack {
    #[inline]
    pub(crate) const fn new(stack: Stack, stacks: Stacks) -> Self {
        let shown = match stacks {
            Stacks::Sides => THERE | COLOUR | TOP,
            Stacks::Closed => THERE | TOP,
            Stacks::Open => THERE | COLOUR | PATTERN,
        };
        let seen = shown & of_stones(stack.bits());
        Self { bits: stack.bits() & seen, seen }
    }

    /// A stack of these stones, top first, of which the top is known; nothing if there are too many.
    pub(crate) fn from_stones(stones: &[SeenStone]) -> Option<Self> {
        if stones.len() > Stack::HIGHEST {
            return None;
        }
        let (mut bits, mut seen) = (0, 0);
        for &stone in stones.iter().rev() {
            let (stack, shown) = match stone {
                SeenStone::Known(stone) => (Stack::from(stone), THERE | COLOUR | PATTERN),
                SeenStone::Side(colour) => (Stack::from(Stone::new(colour, Pattern::Star)), THERE | COLOUR),
                SeenStone::Hidden => (Stack::from(Stone::KINDS[0]), THERE),
            };
            bits = bits << 4 | stack.bits();
            seen = seen << 4 | shown & TOP;
        }
        Some(Self { bits, seen })
    }

    /// The stones, top first.
    pub fn stones(self) -> impl DoubleEndedIterator<Item = SeenStone> + ExactSizeIterator + Clone {
        (0..self.height()).map(move |depth| {
            let stone = Stone::from_kind((self.bits >> (4 * depth)) as u8);
            let seen = self.seen >> (4 * depth);
            if seen & PATTERN & TOP != 0 {
                SeenStone::Known(stone)
            } else if seen & COLOUR & TOP != 0 {
                SeenStone::Side(stone.colour())
            } else {
                SeenStone::Hidden
            }
        })
    }

    /// How many stones there are.
    #[inline]
    pub const fn height(self) -> usize {
        Stack::height_of(self.seen)
    }

    /// The top stone, if there is one.
    #[inline]
    pub const fn top(self) -> Option<Stone> {
        if self.seen == 0 { None } else { Some(Stone::from_kind(self.bits as u8)) }
    }

    /// The stones as [`Stack::bits`], as far as they are seen: the bits of colours and patterns that are not are 0.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// Which bits are seen, the highest of each stone among them.
    #[inline]
    pub const fn seen_bits(self) -> u16 {
        self.seen
    }
}

/// All four bits of each stone that is there.
const fn of_stones(bits: u16) -> u16 {
    let there = (bits & THERE) >> 3;
    (there << 4).wrapping_sub(there)
}

/// The stones, top first.
impl Serialize for SeenStack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.stones())
    }
}

/// The letter of a known stone, `Y?` for a colour seen from the side, `?` for a hidden stone.
impl Serialize for SeenStone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(stone) => stone.serialize(serializer),
            Self::Side(colour) => serializer.collect_str(&format_args!("{}?", colour.letter())),
            Self::Hidden => serializer.serialize_char('?'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_is_seen_as_the_option_says() {
        let stack = Stack::from_letters("BypV").unwrap();
        let [top, second, third, last] = [0, 1, 2, 3].map(|depth| stack.stones().nth(depth).unwrap());
        let known = [top, second, third, last].map(SeenStone::Known);
        let sides = [second, third, last].map(|stone| SeenStone::Side(stone.colour()));
        for (stacks, below) in
            [(Stacks::Open, &known[1..]), (Stacks::Sides, &sides), (Stacks::Closed, &[SeenStone::Hidden; 3])]
        {
            let seen = SeenStack::new(stack, stacks);
            let stones: Vec<_> = seen.stones().collect();
            assert_eq!((stones[0], &stones[1..]), (known[0], below));
            assert_eq!((seen.top(), seen.height()), (Some(top), 4));
            assert_eq!(SeenStack::from_stones(&stones), Some(seen));
            for height in 0..4 {
                let rest = SeenStack::from_stones(&stones[..height]).unwrap();
                assert_eq!((rest.height(), rest.top().is_some()), (height, height > 0));
            }
        }
        assert_eq!(SeenStack::from_stones(&[known[0]; 5]), None);
    }
}
