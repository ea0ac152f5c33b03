//! Messages in a person's language, from the Fluent files in `locales/`: one set of texts for every surface.

mod language;
mod page;
mod translations;

pub use language::Language;
pub use page::escaped;
pub use translations::{Translations, translations};
