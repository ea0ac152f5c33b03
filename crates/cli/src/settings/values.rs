//! Settings as they were given: each with its place, by its name (`backlog`, `limits.body`).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::path::PathBuf;

use server::Config;
use toml::{Table, Value};

use super::error::SettingsError;

/// Settings from one place, or from all of them.
pub(super) type SettingValues = BTreeMap<String, SettingValue>;

/// A value, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SettingValue {
    pub(super) value: Value,
    pub(super) place: Place,
}

/// Where a setting was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    File { path: PathBuf, line: usize },
    Variable(String),
    Flag(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, line } => write!(f, "{}, line {line}", path.display()),
            Self::Variable(name) => write!(f, "the variable {name}"),
            Self::Flag(name) => f.write_str(name),
        }
    }
}

/// The settings of a table by their names, those in sections included.
pub(super) fn flattened(table: &Table) -> BTreeMap<String, Value> {
    let mut settings = BTreeMap::new();
    for (key, value) in table {
        if let Value::Table(section) = value {
            settings.extend(section.iter().map(|(inner, value)| (format!("{key}.{inner}"), value.clone())));
        } else {
            settings.insert(key.clone(), value.clone());
        }
    }
    settings
}

/// A table with the setting of this name.
pub(super) fn insert(table: &mut Table, name: &str, value: Value) {
    let Some((section, key)) = name.split_once('.') else {
        table.insert(name.to_owned(), value);
        return;
    };
    let section = table.entry(section).or_insert_with(|| Value::Table(Table::new()));
    if let Value::Table(section) = section {
        section.insert(key.to_owned(), value);
    }
}

/// A value as it would stand in the file; what cannot be read as a value is text.
pub(super) fn value_of(text: &str) -> Value {
    let read = format!("value = {text}").parse::<Table>().ok();
    read.and_then(|mut table| table.remove("value")).unwrap_or_else(|| Value::String(text.to_owned()))
}

/// Settings that once had another name: that name, and the name now.
pub(super) fn renamed() -> impl Iterator<Item = (String, String)> {
    Config::RENAMED.iter().map(|(section, old, new)| (format!("{section}.{old}"), format!("{section}.{new}")))
}

/// Gives settings from one place the names that they have now.
pub(super) fn with_current_names(mut given: SettingValues, errors: &mut Vec<SettingsError>) -> SettingValues {
    for (old, new) in renamed() {
        let Some(setting) = given.remove(&old) else { continue };
        match given.entry(new) {
            Entry::Vacant(current) => drop(current.insert(setting)),
            Entry::Occupied(current) => {
                let new = current.key().clone();
                errors.push(SettingsError::Twice { place: setting.place, old, new });
            }
        }
    }
    given
}
