//! Stones on top of each other: a stack on the main board, or a tower on a player's board.

use core::fmt;

use serde::{Serialize, Serializer};
use tabletop::notation::Letter;

use crate::stone::{Colour, Stone};

/// Up to four stones on top of each other.
///
/// Four bits each, the top stone lowest, so that taking it is a shift: a stone is 8 plus its kind, and 0 is none.
///
/// ```
/// use stones::{Colour, Pattern, Stack, Stone};
///
/// let mut stack = Stack::from_letters("Vy").expect("two stones");
/// assert_eq!(stack.top(), Some(Stone::new(Colour::Violet, Pattern::Star)));
/// stack.push(Stone::new(Colour::Blue, Pattern::Ring));
/// assert_eq!((stack.height(), stack.to_string().as_str()), (3, "bVy"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stack(u16);

const STONE: u16 = 8;

impl Stack {
    /// No stones.
    pub const EMPTY: Self = Self(0);

    /// The most stones on top of each other (S-2.1, S-3.2).
    pub const HIGHEST: usize = 4;

    /// The number of stones.
    #[inline]
    pub const fn height(self) -> usize {
        Self::height_of(self.0)
    }

    /// The number of stones in such bits.
    #[inline]
    pub(crate) const fn height_of(bits: u16) -> usize {
        (19 - bits.leading_zeros()) as usize / 4
    }

    /// Whether there is no stone.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The top stone, if there is one.
    #[inline]
    pub const fn top(self) -> Option<Stone> {
        if self.is_empty() { None } else { Some(Stone::from_kind(self.0 as u8)) }
    }

    /// Four bits for each stone, the top stone's lowest: 8 plus its kind; no more than the stones there are.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The four bits of the top stone, or 0.
    #[inline]
    pub(crate) const fn top_bits(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Whether the top stone has this colour.
    #[inline]
    pub(crate) const fn is_topped_by(self, colour: Colour) -> bool {
        self.top_bits() >> 1 == 4 | colour.index()
    }

    /// Whether the top shows a star, and whether it shows a ring.
    #[inline]
    pub(crate) const fn shows(self) -> [bool; 2] {
        [self.0 & 9 == 8, self.0 & 9 == 9]
    }

    /// The stones, top first.
    pub fn stones(self) -> impl DoubleEndedIterator<Item = Stone> + ExactSizeIterator {
        (0..self.height()).map(move |depth| Stone::from_kind((self.0 >> (4 * depth)) as u8))
    }

    /// Puts a stone on top; there must be room.
    #[inline]
    pub fn push(&mut self, stone: Stone) {
        debug_assert!(self.height() < Self::HIGHEST, "{self:?} is full");
        self.0 = self.0 << 4 | STONE | stone.kind() as u16;
    }

    /// Takes the top stone, if there is one.
    #[inline]
    pub fn pop(&mut self) -> Option<Stone> {
        let top = self.top();
        self.0 >>= 4;
        top
    }

    /// What is left when so many stones, fewer than four, are taken from the top.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, stones: u8) -> Self {
        Self(self.0 >> (4 * stones))
    }

    /// Moves the top stone, which must exist, onto another stack.
    #[inline]
    pub(crate) fn move_top_to(&mut self, other: &mut Self) {
        debug_assert!(!self.is_empty(), "a stone is taken from a stack that has one");
        other.0 = other.0 << 4 | self.0 & 15;
        self.0 >>= 4;
    }

    /// How many different colours the stones have.
    pub fn colours(self) -> u32 {
        let colours = self.stones().fold(0u8, |colours, stone| colours | 1 << stone.colour().index());
        colours.count_ones()
    }

    /// How many stones have this colour.
    pub fn count(self, colour: Colour) -> usize {
        self.stones().filter(|stone| stone.colour() == colour).count()
    }

    /// The stones with these letters, top first; nothing if a letter is no stone or there are too many.
    pub fn from_letters(letters: &str) -> Option<Self> {
        let mut stack = Self::EMPTY;
        for letter in letters.chars().rev() {
            if stack.height() == Self::HIGHEST {
                return None;
            }
            stack.push(Stone::from_letter(letter)?);
        }
        Some(stack)
    }
}

impl From<Stone> for Stack {
    fn from(stone: Stone) -> Self {
        Self(STONE | stone.kind() as u16)
    }
}

/// The letters, top first.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stones().try_for_each(|stone| fmt::Write::write_char(f, stone.letter()))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bits_behave_like_a_list(kinds in proptest::collection::vec(0..8u8, 0..=4)) {
            let mut list: Vec<_> = kinds.into_iter().map(Stone::from_kind).collect();
            let mut stack = Stack::EMPTY;
            for &stone in &list {
                stack.push(stone);
            }
            prop_assert_eq!(Stack::from_letters(&stack.to_string()), Some(stack));
            let colours: std::collections::HashSet<_> = list.iter().map(|stone| stone.colour()).collect();
            prop_assert_eq!(stack.colours() as usize, colours.len());
            loop {
                prop_assert_eq!(stack.height(), list.len());
                prop_assert_eq!(stack.stones().rev().collect::<Vec<_>>(), list.clone());
                prop_assert_eq!(stack.top(), list.last().copied());
                let popped = stack.pop();
                prop_assert_eq!(popped, list.pop());
                if popped.is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn letters_are_read_strictly() {
        for wrong in ["BbYpV", "R", "B b", "é"] {
            assert_eq!(Stack::from_letters(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_top_moves_to_the_top() {
        let mut from = Stack::from_letters("BbYp").unwrap();
        let mut to = Stack::from_letters("Vv").unwrap();
        from.move_top_to(&mut to);
        assert_eq!((from.to_string(), to.to_string()), ("bYp".into(), "BVv".into()));
    }
}
