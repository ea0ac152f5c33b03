//! Messages in a person's language, from the Fluent files in `locales/`: one set of words for every surface.

mod language;
mod words;

pub use language::Language;
pub use words::{Words, words};
