//! The file of settings, each with the line on which it stands.

use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::error::SettingsError;
use super::values::{Place, SettingValue, SettingValues, value_of};

/// The settings in the text of a file.
pub(super) fn read(path: &Path, text: &str) -> Result<SettingValues, SettingsError> {
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let parsed = DeTable::parse(text).map_err(|error| SettingsError::Syntax {
        path: path.to_owned(),
        line: line(error.span().map_or(0, |span| span.start.min(text.len()))),
        // What `error` itself prints has the line of the file in it, which may hold a password.
        problem: error.message().to_owned(),
    })?;
    let mut given = SettingValues::new();
    for (key, value) in parsed.get_ref() {
        if let DeValue::Table(section) = value.get_ref() {
            for (inner, value) in section {
                let name = format!("{}.{}", key.get_ref(), inner.get_ref());
                given.insert(name, at(path, line(inner.span().start), &text[value.span()]));
            }
        } else {
            let name = key.get_ref().clone().into_owned();
            given.insert(name, at(path, line(key.span().start), &text[value.span()]));
        }
    }
    Ok(given)
}

fn at(path: &Path, line: usize, value: &str) -> SettingValue {
    SettingValue { value: value_of(value), place: Place::File { path: path.to_owned(), line } }
}
