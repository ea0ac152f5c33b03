//! The routes of the server, from its OpenAPI description: `routes.ts`.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Map, Value};

use crate::header::HEADER;
use crate::schema::Schemas;

/// The methods that a path may have, in the order in which they are written.
const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

/// `known` are the types that `index.ts` has; other parts are written out where they are used.
pub(crate) fn routes(interface: &Value, known: &BTreeSet<String>) -> String {
    let empty = Map::new();
    let mut schemas = Schemas::new(interface, known);
    let mut body = String::new();
    for (path, methods) in interface["paths"].as_object().unwrap_or(&empty) {
        for method in METHODS {
            let Some(operation) = methods.get(method) else { continue };
            let description = operation["summary"].as_str().unwrap_or_default();
            let route = Route { path, operation };
            write!(
                body,
                "  /** {description} */\n  '{} {path}': {{ params: {}; query: {}; body: {}; {} }};\n",
                method.to_uppercase(),
                route.params(),
                route.query(&mut schemas),
                route.body(&mut schemas),
                route.answer(&mut schemas),
            )
            .expect("a string takes it");
        }
    }
    let used: Vec<_> = schemas.used().map(String::as_str).collect();
    format!(
        "{HEADER}\nimport type {{ {} }} from './index';\n\n\
         /**\n * What the server answers, by method and path: what is in the path, behind the `?`, sent and answered. An answer\n \
         * of lines is a text whose every line is JSON of the type `line`; the data of server-sent events are of the type `data`.\n */\n\
         export interface Routes {{\n{body}}}\n\n/** A method and its path. */\nexport type RouteName = keyof Routes;\n",
        used.join(", ")
    )
}

struct Route<'a> {
    path: &'a str,
    operation: &'a Value,
}

impl Route<'_> {
    fn params(&self) -> String {
        let names = self.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        object(names.map(|name| format!("{name}: string")))
    }

    fn query(&self, schemas: &mut Schemas<'_>) -> String {
        let empty = Vec::new();
        let parameters = self.operation["parameters"].as_array().unwrap_or(&empty);
        object(parameters.iter().filter(|parameter| parameter["in"] == "query").map(|parameter| {
            let name = parameter["name"].as_str().unwrap_or_default();
            let optional = if parameter["required"] == true { "" } else { "?" };
            // What is left out is not sent as null.
            let kind = schemas.typescript(&parameter["schema"]);
            format!("{name}{optional}: {}", kind.trim_end_matches(" | null"))
        }))
    }

    fn body(&self, schemas: &mut Schemas<'_>) -> String {
        let content = &self.operation["requestBody"]["content"];
        content
            .as_object()
            .and_then(|content| content.values().next())
            .map_or_else(|| "never".to_owned(), |content| schemas.typescript(&content["schema"]))
    }

    fn answer(&self, schemas: &mut Schemas<'_>) -> String {
        let content = self.operation["responses"]["200"]["content"].as_object();
        match content.and_then(|content| content.iter().next()) {
            // Nothing to say, or a socket.
            None => "answer: void".to_owned(),
            Some((kind, content)) => {
                let answer = schemas.typescript(&content["schema"]);
                match kind.as_str() {
                    "application/x-ndjson" => format!("answer: string; line: {answer}"),
                    "text/event-stream" => format!("answer: string; data: {answer}"),
                    _ => format!("answer: {answer}"),
                }
            }
        }
    }
}

fn object(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<_> = fields.collect();
    if fields.is_empty() {
        "Record<string, never>".to_owned()
    } else {
        format!("{{ {} }}", fields.join("; "))
    }
}
