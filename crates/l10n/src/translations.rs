//! The texts of a language.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabletop::message::{Arg, Message};

use crate::language::Language;

// The files, by language: `EN`, `PL` and `NL`.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of one language. It can be read from many threads.
pub struct Translations {
    bundle: FluentBundle<FluentResource>,
}

/// The texts of a language, parsed once for the whole process.
pub fn translations(language: Language) -> &'static Translations {
    static READ: [OnceLock<Translations>; 3] = [const { OnceLock::new() }; 3];
    READ[language as usize].get_or_init(|| Translations::new(language))
}

impl Translations {
    /// Parses the texts of a language.
    ///
    /// # Panics
    /// If a file of texts is wrong, which a test finds.
    pub fn new(language: Language) -> Self {
        let files = match language {
            Language::En => EN,
            Language::Pl => PL,
            Language::Nl => NL,
        };
        let name = language.code().parse().expect("the name of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![name]);
        // The marks that isolate arguments are for pages that mix directions of writing; a terminal shows them as junk.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned()).expect("a test reads every file");
            bundle.add_resource(resource).expect("a test finds ids given twice");
        }
        Self { bundle }
    }

    /// Whether there is a text for an id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message for the person it is about: a sentence, which begins with a capital also where an argument stands first.
    pub fn message(&self, message: &dyn Message) -> String {
        self.sentence(message.id(), &message.args())
    }

    /// A message for others than the person it is about, who has a name.
    pub fn message_about(&self, name: &str, message: &dyn Message) -> String {
        let mut args = vec![("who", "other".into()), ("name", name.into())];
        args.extend(message.args());
        capital(&self.text(message.id(), &args))
    }

    /// The text with an id, as a sentence for the person it is about: `$who` is “you”.
    pub fn sentence(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let mut all = vec![("who", "you".into())];
        all.extend_from_slice(args);
        capital(&self.text(id, &all))
    }

    /// The text with an id. An id without a text is shown itself: better than nothing, and a test finds it.
    pub fn text(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Numeral(number) => FluentValue::from(numeral(*number)),
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Word(id) => FluentValue::from(self.text(id, &[])),
                },
            );
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number as it stands on the mat. There are two mandalas, and strokes are enough up to three.
fn numeral(number: u8) -> String {
    "I".repeat(number.into())
}

impl fmt::Debug for Translations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Translations").field(&self.bundle.locales).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_arguments() {
        let illegal = mandala::Illegal::InOtherField {
            colour: mandala::Colour::Red,
            mandala: mandala::MandalaNumber::One,
        };
        assert_eq!(
            translations(Language::En).message(&illegal),
            "Your opponent’s Field in mandala I already has red, so you cannot play red there."
        );
    }

    #[test]
    fn the_reader_is_you_and_a_mandala_has_a_numeral() {
        let args = [("mandala", mandala::MandalaNumber::Two.into())];
        assert_eq!(
            translations(Language::En).sentence("mandala-why-first", &args),
            "You complete mandala II and choose first."
        );
    }

    #[test]
    fn many_threads_read_the_same_words() {
        let said =
            |language: Language| translations(language).text("server-too-often", &[("seconds", 3_u8.into())]);
        let alone: Vec<_> = Language::ALL.into_iter().map(said).collect();
        let together = std::thread::scope(|scope| {
            let threads = Language::ALL.map(|language| scope.spawn(move || said(language)));
            threads.map(|thread| thread.join().expect("no thread fails"))
        });
        assert_eq!(alone, together);
        assert!(alone.iter().all(|text| text.contains('3')), "{alone:?}");
    }
}
