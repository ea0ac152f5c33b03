//! The names of all messages, from the enums of the protocol themselves: a new one that nothing here meets fails the test.

use std::collections::BTreeSet;

use serde_json::Value;
use utoipa::PartialSchema;

/// The names of an enum's variants, which are told apart by this key.
pub(super) fn all<T: PartialSchema>(key: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    collect(&serde_json::to_value(T::schema()).unwrap(), key, &mut names);
    assert!(names.len() > 3, "{names:?}");
    names
}

/// A variant's key has one value only.
fn collect(schema: &Value, key: &str, names: &mut BTreeSet<String>) {
    if let Some([name]) = schema["properties"][key]["enum"].as_array().map(Vec::as_slice) {
        names.insert(name.as_str().unwrap().to_owned());
    }
    for part in ["oneOf", "allOf"] {
        for variant in schema[part].as_array().into_iter().flatten() {
            collect(variant, key, names);
        }
    }
}

/// What one viewer got, sorted by its names.
#[derive(Default, Debug)]
pub(super) struct SeenNames {
    pub(super) messages: BTreeSet<String>,
    pub(super) happenings: BTreeSet<String>,
    pub(super) refusals: BTreeSet<String>,
}

impl SeenNames {
    pub(super) fn meet(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap();
        let name = |key: &str| message[key].as_str().map(str::to_owned);
        self.messages.extend(name("type"));
        self.happenings.extend(name("what"));
        self.refusals.extend(name("code"));
    }
}

/// Everything but what nothing here can meet.
pub(super) fn without(all: &BTreeSet<String>, never: &[&str]) -> BTreeSet<String> {
    let never: BTreeSet<_> = never.iter().map(ToString::to_string).collect();
    assert!(never.is_subset(all), "{never:?} are not among {all:?}");
    all.difference(&never).cloned().collect()
}
