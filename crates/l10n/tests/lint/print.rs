//! How texts are printed.

use crate::texts::{Text, texts};

/// Arguments that are words in lower case, so no sentence may begin with them.
const SMALL: [&str; 5] = ["{$colour}", "{$objective}", "{$pattern}", "{$cards}", "{$reason}"];

/// The words of one letter that no line of Polish may end with.
const HANGING: [char; 12] = ['a', 'i', 'o', 'u', 'w', 'z', 'A', 'I', 'O', 'U', 'W', 'Z'];

fn complaints(wrong: impl Fn(&Text) -> Option<String>) -> Vec<String> {
    texts().iter().filter_map(|text| wrong(text).map(|wrong| text.complaint(&wrong))).collect()
}

/// What has several words and a stop at its end is a sentence, or several.
fn small_start(says: &str) -> Option<String> {
    if !says.trim_end().ends_with(['.', '!', '?']) || !says.contains(' ') {
        return None;
    }
    let mut starts = vec![0];
    for (stop, _) in says.match_indices(['.', '!', '?']) {
        let rest = &says[stop + 1..];
        // A stop within an abbreviation or a command is followed by something else than a space.
        if rest.starts_with([' ', '\n', '\u{a0}']) {
            starts.push(stop + 1 + (rest.len() - rest.trim_start().len()));
        }
    }
    let begins_small = |start: usize| {
        let sentence = says[start..].trim_start_matches(['“', '„', '(']);
        sentence.starts_with(char::is_lowercase) || SMALL.iter().any(|word| sentence.starts_with(word))
    };
    // A quoted word that is to be typed stays as it is typed.
    let small =
        starts.into_iter().find(|&start| begins_small(start) && !says[start..].starts_with(['“', '„']));
    small.map(|_| "a sentence begins with a small letter".to_owned())
}

fn wrong_quotes(language: &str, says: &str) -> Option<String> {
    let foreign: &[char] = if language == "pl" { &['“', '\'', '"'] } else { &['„', '\'', '"'] };
    says.chars()
        .find(|letter| foreign.contains(letter))
        .map(|letter| format!("wrong quotation mark {letter}"))
}

fn hanging_word(language: &str, says: &str) -> Option<String> {
    if language != "pl" {
        return None;
    }
    let letters: Vec<char> = says.chars().collect();
    let hangs = |at: usize| {
        let alone = at == 0 || !letters[at - 1].is_alphanumeric();
        // Inside a sentence a large I is the number of a mandala.
        let numeral = letters[at] == 'I' && at > 1 && !matches!(letters[at - 2], '.' | '!' | '?');
        let word = alone && !numeral && HANGING.contains(&letters[at]);
        word && matches!(letters.get(at + 1), Some(' ' | '\n'))
    };
    let found = (0..letters.len()).find(|&at| hangs(at));
    found.map(|at| format!("“{}” needs a non-breaking space after it", letters[at]))
}

fn spaced_percent(says: &str) -> Option<String> {
    [" %", "\u{a0}%", "\u{202f}%"]
        .iter()
        .any(|spaced| says.contains(spaced))
        .then(|| "a space before the percent sign".to_owned())
}

#[test]
fn sentences_begin_with_a_capital() {
    let found = complaints(|text| small_start(&text.says));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    let found = complaints(|text| wrong_quotes(text.language, &text.says));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn polish_words_of_one_letter_stay_with_the_next() {
    let found = complaints(|text| hanging_word(text.language, &text.says));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn percentages_have_no_space() {
    let found = complaints(|text| spaced_percent(&text.says));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_kind_of_mistake_is_seen() {
    for says in ["the deck is empty.", "Well done. you win.", "{$colour} is taken."] {
        assert!(small_start(says).is_some(), "{says}");
    }
    for says in ["nr.", "Type m1R.", "{$name} wins.", "“moves” lists them.", "missing: {$cards}"] {
        assert!(small_start(says).is_none(), "{says}");
    }
    for (language, says) in [("en", "don't"), ("nl", "\"x\""), ("pl", "“x”"), ("en", "„x”")] {
        assert!(wrong_quotes(language, says).is_some(), "{says}");
    }
    assert!(wrong_quotes("pl", "„x”").is_none() && wrong_quotes("nl", "mandala’s").is_none());
    for says in ["z komputerem", "I {$name}", "kolory i\nkarty", "(a potem)"] {
        assert!(hanging_word("pl", says).is_some(), "{says}");
    }
    for says in ["w\u{a0}misie do a", "na wzgórzu I i\u{a0}dobierz"] {
        assert!(hanging_word("pl", says).is_none(), "{says}");
    }
    assert!(hanging_word("en", "a card").is_none());
    assert!(spaced_percent("{$chance} %").is_some() && spaced_percent("75%").is_none());
}
