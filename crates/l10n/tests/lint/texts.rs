//! Every text of every language, with all its variants, as it can be shown.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{LANGUAGES, root};

/// One way in which a message may read. Its arguments stand in it as `{$name}`.
pub(crate) struct Text {
    pub(crate) language: &'static str,
    pub(crate) file: String,
    pub(crate) id: String,
    pub(crate) says: String,
}

impl Text {
    pub(crate) fn complaint(&self, wrong: &str) -> String {
        format!("{}: {}: {wrong}: {:?}", self.file, self.id, self.says)
    }
}

pub(crate) fn texts() -> Vec<Text> {
    let mut all = Vec::new();
    for language in LANGUAGES {
        for folder in ["", "web"] {
            read(language, &root().join("locales").join(language).join(folder), &mut all);
        }
    }
    assert!(all.len() > 3000, "only {} texts are found", all.len());
    all
}

fn read(language: &'static str, folder: &Path, all: &mut Vec<Text>) {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in files.filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        let file = path.strip_prefix(root().join("locales")).unwrap().display().to_string();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            // Commands are typed, in English too, and not read.
            if id.starts_with("play-command-") {
                continue;
            }
            let value = message.value.unwrap_or_else(|| panic!("{file}: {id} says nothing"));
            let ways = readings(&value).into_iter();
            all.extend(ways.map(|says| Text { language, file: file.clone(), id: id.clone(), says }));
        }
    }
}

/// All ways to read a pattern: each of its choices in each of its variants.
fn readings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut ways = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![argument(inline)],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| readings(&variant.value)).collect()
            }
        };
        ways = ways.iter().flat_map(|way| parts.iter().map(move |part| format!("{way}{part}"))).collect();
    }
    ways
}

fn argument(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => format!("{{${}}}", id.name),
        other => panic!("the words have arguments only, not {other:?}"),
    }
}
