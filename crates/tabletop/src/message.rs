//! Errors and reasons as ids with arguments, for translations.
//!
//! An error's `Display` is an English sentence for developers and logs. What people read is made from its id.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// Something to say to a person: an id that every language has words for, with its arguments.
///
/// ```
/// use tabletop::message::{Arg, Message};
///
/// #[derive(Debug)]
/// struct TooFew {
///     cards: u8,
/// }
///
/// impl Message for TooFew {
///     fn id(&self) -> &'static str {
///         "too-few"
///     }
///
///     fn args(&self) -> Vec<(&'static str, Arg)> {
///         vec![("cards", self.cards.into())]
///     }
/// }
/// assert_eq!(TooFew { cards: 2 }.args(), [("cards", Arg::Number(2))]);
/// ```
pub trait Message: fmt::Debug {
    /// The id under which translations keep the words.
    fn id(&self) -> &'static str;

    /// The arguments the words may use.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(i64),
    /// A number that names one of a few things, as the table writes it: 2 is `II`.
    Numeral(u8),
    /// Text that is shown as it is.
    Text(String),
    /// A word of the game, such as a colour: itself an id that every language has words for.
    Word(&'static str),
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Numeral(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Word(id) => id.fmt(f),
        }
    }
}

/// An error that can be said to a person in their language.
pub trait Fault: Error + Message + Send + Sync {}

impl<E: Error + Message + Send + Sync> Fault for E {}

/// Text from a file as far as an error message should repeat it.
pub fn shorten(text: &str) -> String {
    const MAX_LENGTH: usize = 40;
    let mut short: String = text.chars().take(MAX_LENGTH).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
