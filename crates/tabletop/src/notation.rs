//! Notation: pieces written as letters, and text that is no action.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::message::{Arg, Message, shorten};

/// The text is no action of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is no action")]
pub struct ParseActionError {
    id: &'static str,
    text: String,
}

impl ParseActionError {
    /// `id` is that of the game's own words, which show what its actions look like.
    pub fn new(id: &'static str, text: &str) -> Self {
        Self { id, text: shorten(text) }
    }
}

impl Message for ParseActionError {
    fn id(&self) -> &'static str {
        self.id
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("text", self.text.clone().into())]
    }
}

/// A piece that is written as one letter.
///
/// ```
/// use tabletop::notation::{Letter, letters};
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
/// struct Card(char);
///
/// impl Letter for Card {
///     fn letter(self) -> char {
///         self.0
///     }
///
///     fn from_letter(letter: char) -> Option<Self> {
///         ['J', 'Q', 'K'].contains(&letter).then_some(Self(letter))
///     }
/// }
/// assert_eq!(letters(&[Card('K'), Card('J')]), "KJ");
/// ```
pub trait Letter: Copy + Ord {
    /// The piece's letter.
    fn letter(self) -> char;

    /// The piece with this letter, exact in case.
    fn from_letter(letter: char) -> Option<Self>;
}

/// The letters of some pieces, in the order given.
pub fn letters<T: Letter>(pieces: &[T]) -> String {
    pieces.iter().map(|piece| piece.letter()).collect()
}
