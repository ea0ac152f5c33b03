//! Each thing has one name in each language, and `locales/glossary.toml` says which.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use crate::texts::{Text, texts};
use crate::{LANGUAGES, root};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    thing: Vec<Term>,
}

/// A thing, with its name in each language.
#[derive(Deserialize)]
struct Term {
    what: String,
    #[serde(flatten)]
    names: BTreeMap<String, TermName>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TermName {
    name: String,
    /// Names it must not have; with a star at the end, whatever the word goes on with.
    #[serde(default)]
    not: Vec<String>,
    /// The same for words as they are spelt here, except at the beginning of a sentence: for capitals.
    #[serde(default)]
    inside: Vec<String>,
}

fn glossary() -> Vec<Term> {
    let text = fs::read_to_string(root().join("locales/glossary.toml")).unwrap();
    let things = toml::from_str::<Glossary>(&text).unwrap().thing;
    for thing in &things {
        let known: Vec<_> = thing.names.keys().map(String::as_str).collect();
        assert_eq!(known, ["en", "nl", "pl"], "{}", thing.what);
    }
    things
}

/// Where a name stands in a text, as words of their own.
fn places(says: &str, name: &str) -> Vec<usize> {
    let (name, open) = name.strip_suffix('*').map_or((name, false), |name| (name, true));
    // What follows a `$` is the name of an argument, which is never shown.
    let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric() && letter != '$');
    let found = says.match_indices(name).map(|(at, _)| at);
    found
        .filter(|&at| {
            let (before, after) = (&says[..at], &says[at + name.len()..]);
            apart(before.chars().next_back()) && (open || apart(after.chars().next()))
        })
        .collect()
}

/// Whether something stands at this place of a text that may begin with a capital.
fn begins(says: &str, at: usize) -> bool {
    let before = says[..at].trim_end();
    before.is_empty() || before.ends_with(['.', '!', '?', ':', '·', '“', '„', '('])
}

fn forbidden(name: &TermName, says: &str) -> Option<String> {
    // Whether a space may be broken at is no part of a name.
    let says = says.replace(['\u{a0}', '\n'], " ");
    let small = says.to_lowercase();
    let anywhere = name.not.iter().find(|other| !places(&small, &other.to_lowercase()).is_empty());
    let inside = name.inside.iter().find(|other| places(&says, other).iter().any(|&at| !begins(&says, at)));
    anywhere.or(inside).map(|other| format!("it says “{other}” for “{}”", name.name))
}

#[test]
fn every_thing_has_one_name() {
    let (things, texts) = (glossary(), texts());
    let mut found = Vec::new();
    for thing in &things {
        for text in &texts {
            found.extend(
                forbidden(&thing.names[text.language], &text.says).map(|wrong| text.complaint(&wrong)),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_name_is_used() {
    let texts = texts();
    for thing in glossary() {
        for language in LANGUAGES {
            let name = thing.names[language].name.to_lowercase();
            let used = |text: &Text| {
                let says = text.says.replace(['\u{a0}', '\n'], " ").to_lowercase();
                text.language == language && !places(&says, &name).is_empty()
            };
            assert!(texts.iter().any(used), "{}: no text in {language} says “{name}”", thing.what);
        }
    }
}

/// The page for translators has the same names: its columns are English, Polish and Dutch.
#[test]
fn the_page_for_translators_agrees() {
    let page = fs::read_to_string(root().join("docs/glossary.md")).unwrap();
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    for thing in glossary() {
        for (column, language) in LANGUAGES.into_iter().enumerate() {
            let name = &thing.names[language];
            let says =
                |row: &Vec<&str>| !places(&row[column].to_lowercase(), &name.name.to_lowercase()).is_empty();
            assert!(rows.iter().any(says), "docs/glossary.md has no “{}” in {language}", name.name);
            for row in &rows {
                let wrong = forbidden(name, row[column]);
                assert!(wrong.is_none(), "docs/glossary.md: {}: {}", wrong.unwrap(), row[column]);
            }
        }
    }
}

#[test]
fn a_wrong_name_is_seen() {
    let name = TermName {
        name: "berg".to_owned(),
        not: vec!["heuvel*".to_owned(), "de top".to_owned()],
        inside: vec!["Berg".to_owned()],
    };
    for says in ["Heuvels zijn hoog.", "Op de\u{a0}top.", "Leg groen op Berg II."] {
        assert!(forbidden(&name, says).is_some(), "{says}");
    }
    for says in ["Berg { $mandala }", "Leg af. Berg II is vol.", "Op de topkaart.", "Bergen, onheuvelig."] {
        assert!(forbidden(&name, says).is_none(), "{says}");
    }
}
