//! The languages that there are texts in, and how to find out which one a person reads.

use std::str::FromStr;

/// A language that there are texts in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polski.
    Pl,
    /// Nederlands.
    Nl,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Nl];

    /// Its ISO 639 code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Nl => "nl",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::Nl => "Nederlands",
        }
    }

    /// The language of the system, if there are texts in it; English otherwise.
    pub fn of_system() -> Self {
        sys_locale::get_locale().and_then(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }

    /// The best of our languages by the header `Accept-Language`; English if it names none of them.
    pub fn accepted(header: &str) -> Self {
        let mut best = (0, Self::default());
        for range in header.split(',') {
            let (tag, rest) = range.split_once(';').unwrap_or((range, ""));
            let weight = rest.trim().strip_prefix("q=").map_or(Some(1000), thousandths);
            let (Some(language), Some(weight)) = (Self::of_tag(tag.trim()), weight) else { continue };
            // Of two with the same weight, the first.
            if weight > best.0 {
                best = (weight, language);
            }
        }
        best.1
    }

    /// The language of a tag such as `pl-PL` or a locale such as `pl_PL.UTF-8`.
    fn of_tag(tag: &str) -> Option<Self> {
        tag.split(['_', '.', '-', '@']).next()?.to_ascii_lowercase().parse().ok()
    }
}

/// A weight from 0 to 1, with up to three digits after the point.
fn thousandths(weight: &str) -> Option<u16> {
    let weight: f32 = weight.trim().parse().ok()?;
    #[expect(clippy::cast_sign_loss, reason = "the range is checked")]
    (0.0..=1.0).contains(&weight).then(|| (weight * 1000.0).round() as u16)
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// There are no texts in that language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl std::fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a language without texts")
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_locale_is_found() {
        assert_eq!(Language::of_tag("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::of_tag("nl"), Some(Language::Nl));
        assert_eq!(Language::of_tag("C.UTF-8"), None);
    }

    #[test]
    fn a_browser_gets_the_best_of_ours() {
        for (header, language) in [
            ("pl", Language::Pl),
            ("nl-BE,en;q=0.5", Language::Nl),
            ("de,nl;q=0.3,pl;q=0.7", Language::Pl),
            ("en;q=0.9, PL-pl", Language::Pl),
            ("pl;q=0, nl;q=0.1", Language::Nl),
            ("pl,nl", Language::Pl),
            ("de,fr;q=0.9", Language::En),
            ("", Language::En),
            ("pl;q=7,;;,=,*", Language::En),
        ] {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }
}
