//! The messages of the web app, from the Fluent files in `locales/`: `messages.ts`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::header::HEADER;

/// The files that the web app shares with the other surfaces; all of `web/` is its own.
const SHARED: [&str; 3] = ["game.ftl", "history.ftl", "reasons.ftl"];

/// The language that has every message. A test of `cli` compares the others with it.
const LANGUAGE: &str = "en";

pub(crate) fn messages(root: &Path) -> io::Result<String> {
    let mut messages = BTreeMap::new();
    for file in sources(&root.join("locales").join(LANGUAGE))? {
        read(&fs::read_to_string(&file)?, &mut messages)
            .map_err(|id| io::Error::new(io::ErrorKind::InvalidData, format!("{}: {id}", file.display())))?;
    }
    let mut module = format!(
        "{HEADER}\n/** What a message can mention. */\nexport type Argument = string | number;\n\n\
         /** The messages by id, and the arguments that each takes. */\nexport interface Messages {{\n"
    );
    for (id, uses) in &messages {
        let arguments: Vec<_> = arguments(uses, &messages)
            .into_iter()
            .map(|(name, kind)| format!("{}: {}", key(name), kind.typescript()))
            .collect();
        let arguments = if arguments.is_empty() {
            "Record<string, never>".to_owned()
        } else {
            format!("{{ {} }}", arguments.join("; "))
        };
        writeln!(module, "  {}: {arguments};", key(id)).expect("a string takes it");
    }
    module.push_str("}\n\n/** The id of a message. */\nexport type MessageId = keyof Messages;\n");
    Ok(module)
}

fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let own = fs::read_dir(folder.join("web"))?.map(|entry| Ok(entry?.path()));
    let mut files = own.collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.extend(SHARED.map(|file| folder.join(file)));
    Ok(files)
}

/// A name as a key of an object.
fn key(name: &str) -> String {
    let plain = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if plain { name.to_owned() } else { format!("'{name}'") }
}

/// What a message uses: its own arguments, and other messages, whose arguments it needs too.
#[derive(Default)]
struct Uses {
    arguments: BTreeMap<String, Kind>,
    messages: BTreeSet<String>,
}

/// What an argument has to be, by the function that writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Any,
    Number,
    Date,
}

impl Kind {
    fn typescript(self) -> &'static str {
        match self {
            Self::Any => "Argument",
            Self::Number => "number",
            Self::Date => "Date | number",
        }
    }
}

/// Reads the messages of a file; fails with what cannot be read, or with an id that is given twice.
fn read(text: &str, messages: &mut BTreeMap<String, Uses>) -> Result<(), String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut patterns: Vec<_> = message
            .attributes
            .iter()
            .map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value))
            .collect();
        patterns.extend(message.value.as_ref().map(|value| (message.id.name.to_owned(), value)));
        for (id, pattern) in patterns {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            if messages.insert(id.clone(), uses).is_some() {
                return Err(format!("{id} is there twice"));
            }
        }
    }
    Ok(())
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, Kind::Any),
            Expression::Select { selector, variants } => {
                self.inline(selector, Kind::Any);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, kind: Kind) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let known = self.arguments.entry(id.name.to_owned()).or_insert(kind);
                *known = kind.max(*known);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map_or_else(String::new, |it| format!(".{}", it.name));
                self.messages.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let kind = match id.name {
                    "NUMBER" => Kind::Number,
                    "DATETIME" => Kind::Date,
                    _ => Kind::Any,
                };
                self.call(arguments, kind);
            }
            // A term sees nothing but what it is called with.
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.call(arguments, Kind::Any);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>, kind: Kind) {
        for positional in &arguments.positional {
            self.inline(positional, kind);
        }
        for named in &arguments.named {
            self.inline(&named.value, Kind::Any);
        }
    }
}

/// All arguments of a message, with those of the messages it refers to.
fn arguments<'a>(uses: &'a Uses, messages: &'a BTreeMap<String, Uses>) -> BTreeMap<&'a str, Kind> {
    let (mut found, mut seen) = (BTreeMap::new(), BTreeSet::new());
    let mut open = vec![uses];
    while let Some(uses) = open.pop() {
        for (name, &kind) in &uses.arguments {
            let known = found.entry(name.as_str()).or_insert(kind);
            *known = kind.max(*known);
        }
        let new = uses.messages.iter().filter(|id| seen.insert(id.as_str()));
        open.extend(new.filter_map(|id| messages.get(id)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, id: &str) -> Vec<(String, &'static str)> {
        let mut messages = BTreeMap::new();
        read(text, &mut messages).expect("the text is right");
        let found = arguments(&messages[id], &messages);
        found.into_iter().map(|(name, kind)| (name.to_owned(), kind.typescript())).collect()
    }

    #[test]
    fn arguments_are_found_wherever_they_stand() {
        let text = "-term = { $own }\n\
                    a = { $b } { -term(case: \"x\") } { c }\n\
                    c = { $count ->\n    [one] { $e }\n   *[other] { { $f } }\n }\n\
                    n = { NUMBER($x, minimumFractionDigits: 1) } { $x } { DATETIME($when) }\n";
        let any = |name: &str| (name.to_owned(), "Argument");
        assert_eq!(of(text, "a"), ["b", "count", "e", "f"].map(any));
        assert_eq!(of(text, "n"), [("when".to_owned(), "Date | number"), ("x".to_owned(), "number")]);
    }

    #[test]
    fn messages_that_refer_to_each_other_end() {
        let text = "a = { b } { $x }\nb = { a } { $y }\nd =\n    .title = { $z }\n";
        assert_eq!(of(text, "a"), ["x", "y"].map(|name| (name.to_owned(), "Argument")));
        assert_eq!(of(text, "d.title"), [("z".to_owned(), "Argument")]);
    }

    #[test]
    fn what_cannot_be_read_or_is_there_twice_is_an_error() {
        for text in ["a = { $\n", "a = x\na = y\n"] {
            assert!(read(text, &mut BTreeMap::new()).is_err(), "{text}");
        }
    }
}
