//! Names that can be shown to others: short, visible, and not easily mistaken for another's.

use mandala_table::refusals;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// What games are stored under when a person is gone. No person can have it.
pub const NEUTRAL_NAME: &str = "Anonymous";

refusals! {
    /// Why a person cannot have a name.
    pub enum NameRefused {
        Invalid => (Invalid, "server-name-invalid", "the name cannot be shown"),
    }
}

/// As many marks as a letter may carry; real scripts need two.
const MARKS: usize = 2;

/// A name that can be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    shown: String,
    folded: String,
}

impl Name {
    /// As many characters as a name may have.
    pub const LONGEST: usize = 24;

    /// Takes a name as it was typed: without the blanks around it, and in composed form.
    pub fn read(typed: &str) -> Result<Self, NameRefused> {
        let shown = visible_text(typed, Self::LONGEST).ok_or(NameRefused::Invalid)?;
        if !shown.chars().any(char::is_alphanumeric) {
            return Err(NameRefused::Invalid);
        }
        let folded = fold(&shown);
        Ok(Self { shown, folded })
    }

    /// The name as others see it.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// The name as it is compared.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    /// Whether it is reserved, because games or computers go under it.
    pub fn is_reserved(&self) -> bool {
        self.folded == fold(NEUTRAL_NAME) || self.folded.parse::<mandala_players::Level>().is_ok()
    }
}

/// What two names have in common that are the same to a hasty eye: case, width, ligatures and blanks do not count.
pub fn fold(name: &str) -> String {
    let lower: String = name.trim().nfkc().flat_map(char::to_lowercase).nfkc().collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text of at most so many characters, in composed form and without the blanks around it; nothing if it is empty, too long, or has characters that
/// cannot be seen, change the direction of writing or pile up.
pub fn visible_text(typed: &str, longest: usize) -> Option<String> {
    // Before anything is computed from it: a text this long cannot become short enough.
    if typed.len() > longest * 16 {
        return None;
    }
    let text: String = typed.trim().nfc().collect();
    let length = text.chars().count();
    if length == 0 || length > longest || !text.chars().all(is_visible) {
        return None;
    }
    let mut marks = MARKS;
    for character in text.chars() {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        // One that comes first has nothing to sit on.
        if marks > MARKS {
            return None;
        }
    }
    (!text.contains("  ")).then_some(text)
}

fn is_mark(character: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(character.general_category(), NonspacingMark | EnclosingMark)
}

/// Whether a character shows: letters, marks, digits, signs and the plain blank.
fn is_visible(character: char) -> bool {
    use GeneralCategory as C;
    /// Letters and signs that look like nothing.
    const BLANK: [char; 5] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}', '\u{2800}'];
    match character.general_category() {
        // Direction marks, zero-width characters and tags are all `Format`.
        C::Control
        | C::Format
        | C::Surrogate
        | C::PrivateUse
        | C::Unassigned
        | C::LineSeparator
        | C::ParagraphSeparator => false,
        C::SpaceSeparator => character == ' ',
        _ => !BLANK.contains(&character),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_composed() {
        assert_eq!(Name::read("  Zoe\u{308} ").unwrap().shown(), "Zoë");
        for good in
            ["Ł", "Anna 2", "王小明", "Jan-Willem", "O’Neill", "ñandú", "🦊 fox", "x".repeat(24).as_str()]
        {
            assert_eq!(Name::read(good).unwrap().shown(), good);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let zalgo = format!("a{}", "\u{301}\u{302}\u{303}\u{304}");
        for bad in [
            "",
            "   ",
            "a\u{200b}b",
            "a\u{202e}b",
            "\u{2066}a",
            "a\nb",
            "a\u{0}b",
            "a\u{7f}",
            "a\u{feff}",
            "a\u{a0}b",
            "a  b",
            "\u{3164}",
            "…",
            "\u{301}a",
            "\u{e000}",
            "a\u{ad}b",
            "a\u{e0041}",
            zalgo.as_str(),
            "x".repeat(25).as_str(),
            "x".repeat(100_000).as_str(),
        ] {
            assert_eq!(Name::read(bad), Err(NameRefused::Invalid), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in
            [("Anna", "aNNA"), ("ﬁn", "fin"), ("Ａnna", "anna"), ("Zoë", "ZOE\u{308}"), ("K", "k")]
        {
            assert_eq!(fold(one), fold(other));
        }
        assert_ne!(fold("anna"), fold("hanna"));
        assert!(Name::read("ANONYMOUS").unwrap().is_reserved());
        assert!(Name::read("Master").unwrap().is_reserved());
        assert!(!Name::read("Masters").unwrap().is_reserved());
    }
}
