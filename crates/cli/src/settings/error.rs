//! What is wrong with settings: where it stands, what stands there, and what would be accepted.

use std::fmt;
use std::path::PathBuf;

use toml::Value;

use super::values::Place;
use crate::failure::Failure;

/// Settings whose values are not shown, because they may hold a password.
const SECRET: [&str; 2] = ["database", "bus"];

/// One thing that is wrong. Values of unknown settings are never shown: one may be a misspelt secret.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(super) enum SettingsError {
    /// The file is no TOML.
    #[error("{}, line {line}: {problem}", path.display())]
    Syntax { path: PathBuf, line: usize, problem: String },
    /// There is no such setting.
    #[error("{place}: there is no setting `{name}`; the nearest is `{nearest}`")]
    Unknown { place: Place, name: String, nearest: String },
    /// There is no such variable.
    #[error("there is no variable {name}; the nearest is {nearest}")]
    UnknownVariable { name: String, nearest: String },
    /// A setting was given by its old and its new name.
    #[error("{place}: {old} is now {new}; only one of them can be given")]
    Twice { place: Place, old: String, new: String },
    /// A setting does not take this value.
    #[error("{place}: {name} = {}: {accepted}", shown(name, value))]
    Value { place: Place, name: String, value: Value, accepted: String },
    /// A value with which the server would be of no use.
    #[error("{}{problem}", PlacePrefix(place))]
    Unusable { place: Option<Place>, problem: String },
}

/// A value as the file would have it.
fn shown(name: &str, value: &Value) -> String {
    if SECRET.contains(&name) { "(not shown)".to_owned() } else { value.to_string() }
}

/// A place before what is said about it; a default has none.
struct PlacePrefix<'a>(&'a Option<Place>);

impl fmt::Display for PlacePrefix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |place| write!(f, "{place}: "))
    }
}

/// All that is wrong, each on a line of its own.
pub(super) fn failure(errors: &[SettingsError]) -> Failure {
    let lines: Vec<_> = errors.iter().map(|error| format!("settings: {error}")).collect();
    Failure::Usage(lines.join("\n"))
}

/// Of several names, the one most like this.
pub(super) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let alike = |other: &str| strsim::jaro_winkler(&name.to_lowercase(), &other.to_lowercase());
    let nearest = known.max_by(|one, other| alike(one).total_cmp(&alike(other)));
    nearest.unwrap_or_default().to_owned()
}
