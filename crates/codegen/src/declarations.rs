//! Types of TypeScript, collected from Rust types that describe themselves.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name. Visiting a type adds it and every type it mentions.
pub(crate) struct Declarations {
    config: Config,
    types: BTreeMap<String, String>,
}

impl Declarations {
    pub(crate) fn new() -> Self {
        // Times are milliseconds since 1970, which a number holds exactly for the next 285,000 years.
        Self { config: Config::new().with_large_int("number"), types: BTreeMap::new() }
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &String> {
        self.types.keys()
    }

    /// A module that exports all of them, in alphabetical order.
    pub(crate) fn module(&self, head: &str) -> String {
        let mut module = head.to_owned();
        for declaration in self.types.values() {
            module.push('\n');
            module.push_str(declaration);
            module.push('\n');
        }
        module
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language itself are not declared, but those of ours within them are.
        if T::output_path().is_some() {
            // `Snapshot<G>` is known as `Snapshot`.
            let name = T::ident(&self.config).split('<').next().unwrap_or_default().to_owned();
            if self.types.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.types.insert(name, format!("{docs}export {}", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
