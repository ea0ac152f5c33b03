//! Schemas of OpenAPI as types of TypeScript.

use std::collections::BTreeSet;

use serde_json::Value;

/// The schemas of a description, and which known types they have mentioned so far.
pub(crate) struct Schemas<'a> {
    description: &'a Value,
    known: &'a BTreeSet<String>,
    used: BTreeSet<String>,
}

impl<'a> Schemas<'a> {
    pub(crate) fn new(description: &'a Value, known: &'a BTreeSet<String>) -> Self {
        Self { description, known, used: BTreeSet::new() }
    }

    pub(crate) fn used(&self) -> impl Iterator<Item = &String> {
        self.used.iter()
    }

    /// # Panics
    /// If a schema is of a kind that no route has had so far.
    pub(crate) fn typescript(&mut self, schema: &Value) -> String {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.rsplit('/').next().unwrap_or_default();
            if self.known.contains(name) {
                self.used.insert(name.to_owned());
                return name.to_owned();
            }
            let description = self.description;
            return self.typescript(&description["components"]["schemas"][name]);
        }
        if let Some(options) = schema["oneOf"].as_array() {
            return self.all(options, " | ");
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return self.all(parts, " & ");
        }
        if let Some(values) = schema["enum"].as_array() {
            return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
        }
        match &schema["type"] {
            Value::Array(kinds) => {
                let kinds: Vec<_> = kinds.iter().filter_map(Value::as_str).collect();
                kinds.iter().map(|kind| self.of_kind(kind, schema)).collect::<Vec<_>>().join(" | ")
            }
            Value::String(kind) => self.of_kind(kind, schema),
            _ => "unknown".to_owned(),
        }
    }

    fn all(&mut self, schemas: &[Value], between: &str) -> String {
        schemas.iter().map(|schema| self.typescript(schema)).collect::<Vec<_>>().join(between)
    }

    fn of_kind(&mut self, kind: &str, schema: &Value) -> String {
        match kind {
            "string" => "string".to_owned(),
            "integer" | "number" => "number".to_owned(),
            "boolean" => "boolean".to_owned(),
            "null" => "null".to_owned(),
            "array" => format!("Array<{}>", self.typescript(&schema["items"])),
            "object" => self.object(schema),
            other => panic!("a schema of type {other} is new: say here what it is in TypeScript"),
        }
    }

    fn object(&mut self, schema: &Value) -> String {
        let Some(properties) = schema["properties"].as_object() else { return "unknown".to_owned() };
        let required = |name: &str| {
            schema["required"].as_array().is_some_and(|names| names.iter().any(|required| required == name))
        };
        let field = |(name, schema): (&String, &Value)| {
            let optional = if required(name) { "" } else { "?" };
            format!("{name}{optional}: {}", self.typescript(schema))
        };
        format!("{{ {} }}", properties.iter().map(field).collect::<Vec<_>>().join("; "))
    }
}
