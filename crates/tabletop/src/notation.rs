//! Notation: pieces written as letters, and text that is no action.

use std::fmt;

use crate::message::{Arg, Message, describe, shorten};

/// The text is no action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        describe(self, f)
    }
}

impl std::error::Error for ParseActionError {}

/// A piece that is written as one letter.
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
