//! Pieces written as letters.

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
