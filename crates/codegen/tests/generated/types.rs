//! As much of TypeScript as the written types need: reads declarations, and says whether a JSON value is of a type.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    String,
    Number,
    Boolean,
    Null,
    Unknown,
    Literal(Value),
    /// Pieces of text, and types between them.
    Template(Vec<Type>),
    Name(String),
    List(Box<Type>),
    Tuple(Vec<Type>),
    /// Fields: name, whether it may be missing, type.
    Object(Vec<(String, bool, Type)>),
    /// Keys and values, and whether every key has to be there.
    Record(Box<Type>, Box<Type>, bool),
    Union(Vec<Type>),
    Both(Vec<Type>),
}

/// Declared types by name.
#[derive(Default)]
pub(crate) struct Types(BTreeMap<String, Type>);

impl Types {
    /// Reads every `export type` of a module.
    pub(crate) fn read(module: &str) -> Self {
        let mut types = BTreeMap::new();
        for declaration in without_comments(module).split("export type ").skip(1) {
            let (name, rest) = declaration.split_once('=').expect("a type is something");
            let mut reader = Reader { text: rest.trim() };
            types.insert(name.trim().to_owned(), reader.union());
        }
        Self(types)
    }

    /// Why a value is not of a named type, if so.
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.is(&Type::Name(name.to_owned()), value).map_err(|why| format!("{name}: {why} in {value}"))
    }

    /// The values of the field that tells the members of a union apart.
    pub(crate) fn tags(&self, name: &str, field: &str) -> BTreeSet<String> {
        let fields = self.shapes(&Type::Name(name.to_owned())).into_iter().flatten();
        fields.filter(|(name, ..)| name == field).flat_map(|(_, _, kind)| self.literals(&kind)).collect()
    }

    fn is(&self, expected: &Type, value: &Value) -> Result<(), String> {
        let matches = match expected {
            Type::Unknown => true,
            Type::String => value.is_string(),
            Type::Number => value.is_number(),
            Type::Boolean => value.is_boolean(),
            Type::Null => value.is_null(),
            Type::Literal(literal) => literal == value,
            Type::Template(parts) => value.as_str().is_some_and(|text| self.fits(parts, text)),
            Type::Name(name) => {
                let named = self.0.get(name).ok_or_else(|| format!("{name} is not declared"))?;
                return self.is(named, value);
            }
            Type::List(item) => {
                let items = value.as_array().ok_or_else(|| format!("{value} is no list"))?;
                return items.iter().try_for_each(|value| self.is(item, value));
            }
            Type::Tuple(items) => {
                let values = value.as_array().ok_or_else(|| format!("{value} is no list"))?;
                if values.len() != items.len() {
                    return Err(format!("{value} has {} items", values.len()));
                }
                return items.iter().zip(values).try_for_each(|(item, value)| self.is(item, value));
            }
            Type::Record(key, item, all) => return self.is_record(key, item, *all, value),
            Type::Object(_) | Type::Both(_) => return self.is_object(expected, value),
            Type::Union(options) => {
                let failed: Result<Vec<_>, ()> =
                    options.iter().map(|option| self.is(option, value).err().ok_or(())).collect();
                return failed.map_or(Ok(()), |why| Err(why.join("; ")));
            }
        };
        if matches { Ok(()) } else { Err(format!("{value} is not {expected:?}")) }
    }

    fn is_record(&self, key: &Type, item: &Type, all: bool, value: &Value) -> Result<(), String> {
        let fields = value.as_object().ok_or_else(|| format!("{value} is no object"))?;
        for (name, value) in fields {
            // The key of an object is text, also where it is a number.
            if *key != Type::Number || name.parse::<u64>().is_err() {
                self.is(key, &Value::from(name.as_str()))?;
            }
            self.is(item, value)?;
        }
        match self.literals(key).iter().find(|name| all && !fields.contains_key(name.as_str())) {
            Some(missing) => Err(format!("{missing} is missing")),
            None => Ok(()),
        }
    }

    /// An object has the fields of its type and no others.
    fn is_object(&self, expected: &Type, value: &Value) -> Result<(), String> {
        let fields = value.as_object().ok_or_else(|| format!("{value} is no object"))?;
        let mut failed = Vec::new();
        'shapes: for shape in self.shapes(expected) {
            for name in fields.keys() {
                if !shape.iter().any(|(known, ..)| known == name) {
                    failed.push(format!("{name} is not declared"));
                    continue 'shapes;
                }
            }
            for (name, optional, kind) in &shape {
                let checked = match fields.get(name) {
                    Some(value) => self.is(kind, value).map_err(|why| format!("{name}: {why}")),
                    None if *optional => Ok(()),
                    None => Err(format!("{name} is missing")),
                };
                if let Err(why) = checked {
                    failed.push(why);
                    continue 'shapes;
                }
            }
            return Ok(());
        }
        Err(failed.join("; "))
    }

    /// The fields that an object of this type can have: one list for each way through its unions.
    fn shapes(&self, kind: &Type) -> Vec<Vec<(String, bool, Type)>> {
        match kind {
            Type::Object(fields) => vec![fields.clone()],
            Type::Name(name) => self.shapes(&self.0[name]),
            Type::Union(options) => options.iter().flat_map(|option| self.shapes(option)).collect(),
            Type::Both(parts) => parts.iter().fold(vec![vec![]], |shapes, part| {
                let more = self.shapes(part);
                let join = |shape: &Vec<_>| {
                    more.iter().map(|more| [shape.clone(), more.clone()].concat()).collect::<Vec<_>>()
                };
                shapes.iter().flat_map(join).collect()
            }),
            _ => vec![],
        }
    }

    /// The texts a type lists one by one.
    fn literals(&self, kind: &Type) -> Vec<String> {
        match kind {
            Type::Literal(literal) => {
                vec![literal.as_str().map_or_else(|| literal.to_string(), str::to_owned)]
            }
            Type::Union(options) => options.iter().flat_map(|option| self.literals(option)).collect(),
            Type::Name(name) => self.literals(&self.0[name]),
            _ => vec![],
        }
    }

    fn fits(&self, parts: &[Type], text: &str) -> bool {
        match parts {
            [] => text.is_empty(),
            [Type::Number, rest @ ..] => {
                let digits = text.chars().take_while(char::is_ascii_digit).count();
                (1..=digits).any(|end| self.fits(rest, &text[end..]))
            }
            [part, rest @ ..] => self
                .literals(part)
                .iter()
                .any(|literal| text.strip_prefix(literal.as_str()).is_some_and(|text| self.fits(rest, text))),
        }
    }
}

fn without_comments(module: &str) -> String {
    let mut code = String::new();
    let mut rest = module;
    while let Some((before, after)) = rest.split_once("/**") {
        code.push_str(before);
        rest = after.split_once("*/").expect("a comment ends").1;
    }
    code + rest
}

struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn eats(&mut self, token: &str) -> bool {
        let rest = self.text.trim_start().strip_prefix(token);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    fn expect(&mut self, token: &str) {
        assert!(self.eats(token), "{token} is expected before {}", self.text);
    }

    fn union(&mut self) -> Type {
        let mut options = vec![self.both()];
        while self.eats("|") {
            options.push(self.both());
        }
        if options.len() == 1 { options.remove(0) } else { Type::Union(options) }
    }

    fn both(&mut self) -> Type {
        let mut parts = vec![self.one()];
        while self.eats("&") {
            parts.push(self.one());
        }
        if parts.len() == 1 { parts.remove(0) } else { Type::Both(parts) }
    }

    fn one(&mut self) -> Type {
        if self.eats("(") {
            let inner = self.union();
            self.expect(")");
            return inner;
        }
        if self.eats("[") {
            let mut items = Vec::new();
            while !self.eats("]") {
                items.push(self.union());
                self.eats(",");
            }
            return Type::Tuple(items);
        }
        if self.eats("{") {
            return self.fields();
        }
        if self.eats("`") {
            return self.template();
        }
        if self.eats("\"") {
            let (text, rest) = self.text.split_once('"').expect("a text ends");
            self.text = rest;
            return Type::Literal(text.into());
        }
        self.word()
    }

    /// A name, a number, or one of the types that every program has.
    fn word(&mut self) -> Type {
        let text = self.text.trim_start();
        let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        assert!(!word.is_empty(), "a type is expected before {text}");
        self.text = rest;
        match word {
            "string" => Type::String,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Null,
            "unknown" => Type::Unknown,
            "Array" => {
                self.expect("<");
                let item = self.union();
                self.expect(">");
                Type::List(Box::new(item))
            }
            "Record" => self.record(true),
            "Partial" => {
                self.expect("<Record");
                let record = self.record(false);
                self.expect(">");
                record
            }
            _ => word
                .parse::<u32>()
                .map_or_else(|_| Type::Name(word.to_owned()), |it| Type::Literal(it.into())),
        }
    }

    fn record(&mut self, all: bool) -> Type {
        self.expect("<");
        let key = self.union();
        self.expect(",");
        let value = self.union();
        self.expect(">");
        Type::Record(Box::new(key), Box::new(value), all)
    }

    fn fields(&mut self) -> Type {
        if self.eats("[") {
            self.expect("key in ");
            let key = self.union();
            self.expect("]");
            self.eats("?");
            self.expect(":");
            let value = self.union();
            self.expect("}");
            return Type::Record(Box::new(key), Box::new(value), false);
        }
        let mut fields = Vec::new();
        while !self.eats("}") {
            let text = self.text.trim_start().trim_start_matches('"');
            let end =
                text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').expect("a field");
            let name = text[..end].to_owned();
            self.text = text[end..].trim_start_matches('"');
            let optional = self.eats("?");
            self.expect(":");
            fields.push((name, optional, self.union()));
            self.eats(",");
        }
        Type::Object(fields)
    }

    fn template(&mut self) -> Type {
        let mut parts = Vec::new();
        loop {
            let end = self.text.find(['$', '`']).expect("a template ends");
            if end > 0 {
                parts.push(Type::Literal(self.text[..end].into()));
            }
            self.text = &self.text[end..];
            if self.eats("`") {
                return Type::Template(parts);
            }
            self.expect("${");
            parts.push(self.union());
            self.expect("}");
        }
    }
}
