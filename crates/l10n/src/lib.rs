//! Messages in a person's language, from the Fluent files in `locales/`: one set of words for every surface.

mod language;
mod page;
mod words;

pub use language::Language;
pub use page::escaped;
pub use words::{Words, words};
