//! Every message has words in every language, with the same arguments, and none is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

const LANGUAGES: [&str; 3] = ["en", "pl", "nl"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of a language, each with the variables it uses.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(root().join("locales").join(language)).unwrap() {
        let path = entry.unwrap().path();
        // The web app's words are in a folder of their own, and its own tests hold them.
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            pattern_variables(&message.value.expect("every message has a value"), &mut variables);
            let id = message.id.name.to_owned();
            assert!(all.insert(id.clone(), variables).is_none(), "{language}: {id} is given twice");
        }
    }
    all
}

fn pattern_variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                inline_variables(inline, found);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline_variables(selector, found);
                for variant in variants {
                    pattern_variables(&variant.value, found);
                }
            }
        }
    }
}

fn inline_variables(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        found.insert(id.name.to_owned());
    }
}

#[test]
fn every_language_has_the_same_messages() {
    let english = messages("en");
    for language in LANGUAGES {
        let other = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let extra: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: missing {missing:?}, extra {extra:?}");
        for (id, variables) in &english {
            assert!(
                other[id].is_subset(variables),
                "{language}: {id} uses {:?}, English {variables:?}",
                other[id]
            );
        }
    }
}

/// The source of every crate, as one text.
fn source() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let code = fs::read_to_string(&path).unwrap();
                // Examples in documentation have ids of their own.
                let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
                text.extend(lines.flat_map(|line| [line, "\n"]));
            }
        }
    }
    let mut text = String::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        read(&entry.unwrap().path().join("src"), &mut text);
    }
    text
}

#[test]
fn no_message_is_left_over() {
    let source = source();
    let unused: Vec<_> =
        messages("en").into_keys().filter(|id| !source.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// What may be said to a person implements `Message`, by hand or by `refusals!`, and nothing else has ids: so each id stands in
/// one of these blocks. The words used as arguments stand in `Word(…)`.
#[test]
fn every_id_in_the_code_has_words() {
    let source = source();
    let english = messages("en");
    let mut ids = BTreeSet::new();
    let mut hand_written = 0;
    for block in blocks(&source, "Message for ") {
        for body in block.split("fn id(&self) -> &'static str {").skip(1) {
            hand_written += 1;
            ids.extend(literals(body.split("\n    }\n").next().unwrap()));
        }
    }
    assert_eq!(
        source.matches("fn id(&self) -> &'static str").count(),
        hand_written + 1,
        "the trait's own and these"
    );
    for block in blocks(&source, "refusals! {\n") {
        let reasons = block.split(" => (").skip(1);
        ids.extend(reasons.map(|reason| literals(reason).next().expect("a reason has an id")));
    }
    for body in source.split("Word(match").skip(1) {
        ids.extend(literals(body.split("\n    }\n").next().unwrap()));
    }
    // Each game gives the id of its own words to an error that they share.
    let given = source.split("ParseActionError::new(\"").skip(1);
    ids.extend(given.filter_map(|rest| rest.split_once('"')).map(|(id, _)| id.to_owned()));
    assert!(ids.contains("mandala-no-action") && ids.contains("stones-no-action"));
    assert!(ids.contains("server-not-your-turn") && ids.contains("server-banned"));
    // The toy game of the tests has no messages for players.
    let silent: Vec<_> =
        ids.iter().filter(|id| !english.contains_key(*id) && !id.starts_with("kuhn-")).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

/// The items of the source that contain this, each to its last line.
fn blocks<'a>(source: &'a str, with: &'a str) -> impl Iterator<Item = &'a str> {
    source.split(with).skip(1).map(|rest| rest.split("\n}\n").next().unwrap_or(rest))
}

fn literals(text: &str) -> impl Iterator<Item = String> {
    text.split('"').skip(1).step_by(2).map(str::to_owned)
}
