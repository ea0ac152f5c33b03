//! Messages in a person's language, from the Fluent files in `locales/`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Arg, Message};
use unic_langid::LanguageIdentifier;

use crate::args::Language;

/// All the words of one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
}

macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/analyse.ftl")),
            include_str!(concat!("../../../locales/", $language, "/errors.ftl")),
            include_str!(concat!("../../../locales/", $language, "/game.ftl")),
            include_str!(concat!("../../../locales/", $language, "/play.ftl")),
            include_str!(concat!("../../../locales/", $language, "/reasons.ftl")),
        ]
    };
}

impl Language {
    /// The language of the system, as far as it is one of ours; English otherwise.
    pub(crate) fn of_system() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .map_or(Self::En, |value| Self::of_locale(&value))
    }

    fn of_locale(locale: &str) -> Self {
        match locale.split(['_', '.', '-']).next() {
            Some("pl") => Self::Pl,
            Some("nl") => Self::Nl,
            _ => Self::En,
        }
    }

    fn files(self) -> (LanguageIdentifier, [&'static str; 5]) {
        let (name, files) = match self {
            Self::En => ("en", files!("en")),
            Self::Pl => ("pl", files!("pl")),
            Self::Nl => ("nl", files!("nl")),
        };
        (name.parse().expect("the name of a language"), files)
    }
}

impl Words {
    pub(crate) fn new(language: Language) -> Self {
        let (name, files) = language.files();
        let mut bundle = FluentBundle::new(vec![name]);
        // The marks that isolate arguments are for pages that mix directions of writing; a terminal shows them as junk.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).expect("a test reads every file");
            bundle.add_resource(resource).expect("a test finds ids given twice");
        }
        Self { bundle }
    }

    /// The words of a message: a sentence, which begins with a capital also where an argument stands first.
    pub(crate) fn say(&self, message: &dyn Message) -> String {
        let text = self.text(message.id(), &message.args());
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// The words kept under an id. An id without words is shown itself: better than nothing, and a test finds it.
    pub(crate) fn text(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Word(id) => FluentValue::from(self.text(id, &[])),
                },
            );
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_system_is_found() {
        assert_eq!(Language::of_locale("pl_PL.UTF-8"), Language::Pl);
        assert_eq!(Language::of_locale("nl"), Language::Nl);
        assert_eq!(Language::of_locale("C.UTF-8"), Language::En);
    }

    #[test]
    fn words_with_arguments() {
        let illegal =
            mandala::Illegal::InOtherField { colour: mandala::Colour::Red, mandala: mandala::Which::One };
        assert_eq!(
            Words::new(Language::En).say(&illegal),
            "Red is already in your opponent’s Field of mandala 1."
        );
    }
}
