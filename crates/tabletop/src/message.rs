//! Errors and reasons as ids with arguments, for translations.
//!
//! An error's `Display` is an English sentence for developers and logs. What people read is made from its id.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::ops::Deref;

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
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
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
///
/// ```
/// use tabletop::message::{Fault, Message};
/// use tabletop::record::RecordError;
///
/// fn print(fault: &dyn Fault) -> String {
///     format!("{}: {fault}", fault.id())
/// }
/// assert_eq!(print(&RecordError::NotUtf8), "record-not-utf8: the line is not UTF-8");
/// ```
pub trait Fault: Error + Message + Send + Sync {}

impl<E: Error + Message + Send + Sync> Fault for E {}

/// A fault of any kind, with its causes. Two are equal if they have the same id and arguments.
///
/// ```
/// use tabletop::message::{AnyFault, Message};
/// use tabletop::record::RecordError;
///
/// let fault = AnyFault::new(RecordError::NotUtf8);
/// assert_eq!((fault.id(), fault.to_string().as_str()), ("record-not-utf8", "the line is not UTF-8"));
/// ```
#[derive(Clone, Debug)]
pub struct AnyFault(Arc<dyn Fault>);

impl AnyFault {
    /// Forgets of what kind a fault is.
    pub fn new(fault: impl Fault + 'static) -> Self {
        Self(Arc::new(fault))
    }
}

impl Deref for AnyFault {
    type Target = dyn Fault;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for AnyFault {
    fn eq(&self, other: &Self) -> bool {
        self.0.id() == other.0.id() && self.0.args() == other.0.args()
    }
}

impl Eq for AnyFault {}

impl Message for AnyFault {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.0.args()
    }
}

impl fmt::Display for AnyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for AnyFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}

/// An error and its causes in one line, as a log prints them. The `Display` of our errors does not repeat their causes.
///
/// ```
/// use tabletop::message::Chain;
/// use tabletop::record::RawRecord;
///
/// let error = RawRecord::parse("[]").expect_err("a record is an object");
/// assert_eq!(error.to_string(), "the line is no record");
/// let chain = "the line is no record: invalid type: sequence, expected a record: an object at line 1 column 0";
/// assert_eq!(Chain(&error).to_string(), chain);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chain<'a>(pub &'a (dyn Error + 'static));

impl fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.0.to_string();
        f.write_str(&text)?;
        let mut cause = self.0.source();
        while let Some(error) = cause {
            let next = error.to_string();
            // Errors of some libraries repeat their cause themselves.
            if !text.ends_with(&next) {
                write!(f, ": {next}")?;
            }
            text = next;
            cause = error.source();
        }
        Ok(())
    }
}

/// Text from a file as far as an error message should repeat it.
#[doc(hidden)]
pub fn shorten(text: &str) -> String {
    const MAX_LENGTH: usize = 40;
    let mut short: String = text.chars().take(MAX_LENGTH).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    enum Failure {
        #[error("no light")]
        Dark(#[source] Cause),
        #[error("no light: {0}")]
        Repeating(#[source] Cause),
    }

    #[derive(Debug, thiserror::Error)]
    #[error("the fuse has blown")]
    struct Cause(#[source] fmt::Error);

    #[test]
    fn a_chain_prints_every_cause_once() {
        let end = fmt::Error;
        let expected = format!("no light: the fuse has blown: {end}");
        assert_eq!(Chain(&Failure::Dark(Cause(end))).to_string(), expected);
        assert_eq!(Chain(&Failure::Repeating(Cause(end))).to_string(), expected);
    }
}
