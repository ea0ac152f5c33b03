//! Just enough JSON to read what cargo and our own program print.
//!
//! A library would be compiled before the first step of every cold run; this is shorter than the wait.

/// A value; numbers are as exact as a table needs them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads one whole document; `None` where it is not JSON.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        reader.skip_space();
        reader.rest.is_empty().then_some(value)
    }

    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else { return None };
        fields.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    pub(crate) fn number(&self, name: &str) -> Option<f64> {
        if let Some(Self::Number(number)) = self.field(name) { Some(*number) } else { None }
    }

    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        if let Some(Self::Text(text)) = self.field(name) { Some(text) } else { None }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

/// Deeper nesting than any message has; a bound keeps the recursion from running away.
const DEEPEST: usize = 64;

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> Option<Json> {
        self.skip_space();
        match self.rest.chars().next().filter(|_| depth < DEEPEST)? {
            '{' => self.object(depth),
            '[' => self.list(depth),
            '"' => self.text().map(Json::Text),
            'n' => self.eat("null").then_some(Json::Null),
            't' => self.eat("true").then_some(Json::Bool(true)),
            'f' => self.eat("false").then_some(Json::Bool(false)),
            _ => self.number(),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Json> {
        let mut fields = Vec::new();
        self.eat("{");
        if self.eat_spaced("}") {
            return Some(Json::Object(fields));
        }
        loop {
            self.skip_space();
            let key = self.text()?;
            if !self.eat_spaced(":") {
                return None;
            }
            fields.push((key, self.value(depth + 1)?));
            if !self.eat_spaced(",") {
                return self.eat_spaced("}").then_some(Json::Object(fields));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Json> {
        let mut items = Vec::new();
        self.eat("[");
        if self.eat_spaced("]") {
            return Some(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if !self.eat_spaced(",") {
                return self.eat_spaced("]").then_some(Json::List(items));
            }
        }
    }

    fn number(&mut self) -> Option<Json> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c));
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        digits.parse().ok().map(Json::Number)
    }

    fn text(&mut self) -> Option<String> {
        if !self.eat("\"") {
            return None;
        }
        let mut text = String::new();
        loop {
            match self.next()? {
                '"' => return Some(text),
                '\\' => text.push(self.escape()?),
                other => text.push(other),
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        Some(match self.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let (digits, rest) = self.rest.split_at_checked(4)?;
                self.rest = rest;
                // Half of a pair stands for a character outside the basic plane: none of ours is looked at.
                char::from_u32(u32::from_str_radix(digits, 16).ok()?).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            other => other,
        })
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    fn eat(&mut self, token: &str) -> bool {
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn eat_spaced(&mut self, token: &str) -> bool {
        self.skip_space();
        self.eat(token)
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_of_every_kind_is_read() {
        let text = r#" {"a": [1, -2.5e2, true, false, null], "b": {}, "c": [], "d": "x\"\\\n\u0142"} "#;
        let value = Json::parse(text).unwrap();
        let list =
            vec![Json::Number(1.0), Json::Number(-250.0), Json::Bool(true), Json::Bool(false), Json::Null];
        assert_eq!(value.field("a"), Some(&Json::List(list)));
        assert_eq!(value.field("b"), Some(&Json::Object(Vec::new())));
        assert_eq!(value.field("c"), Some(&Json::List(Vec::new())));
        assert_eq!(value.text("d"), Some("x\"\\\nł"));
        assert_eq!(value.number("d"), None);
    }

    #[test]
    fn what_is_not_json_is_refused() {
        let nested = "[".repeat(100_000);
        for text in ["", "{", "[1,]", "{\"a\" 1}", "{a:1}", "\"x", "1 2", "nul", "--", "\"\\u00\"", &nested] {
            assert_eq!(Json::parse(text), None, "{text:.20}");
        }
    }
}
