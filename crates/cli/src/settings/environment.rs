//! Settings in variables: the name of a setting in capitals after `MANDALA_`.

use std::collections::BTreeMap;
use std::ffi::OsString;

use toml::Value;

use super::error::{SettingsError, nearest};
use super::values::{Place, SettingValue, SettingValues, renamed, value_of};

const PREFIX: &str = "MANDALA_";

/// The file of settings, where no flag names one.
pub(super) const CONFIG: &str = "MANDALA_CONFIG";

/// A shorthand for measurements: all limits at once.
pub(super) const LIMITS: &str = "MANDALA_LIMITS";

/// Variables that are no settings: those above, those of `mandala migrate`, and those of builds, tests and deployments,
/// which may be set for a server, too.
pub(super) const OTHERS: [&str; 10] = [
    CONFIG,
    LIMITS,
    "MANDALA_FROM",
    "MANDALA_TO",
    "MANDALA_COMMIT",
    "MANDALA_CRASH",
    "MANDALA_IMAGE",
    "MANDALA_KILLS",
    "MANDALA_SERVER",
    "MANDALA_TOKEN",
];

/// The variables of this program.
#[derive(Clone, Debug, Default)]
pub(super) struct Variables(BTreeMap<String, String>);

impl Variables {
    /// Those among all variables of the process that have our prefix.
    pub(super) fn of(
        all: impl Iterator<Item = (OsString, OsString)>,
        errors: &mut Vec<SettingsError>,
    ) -> Self {
        let mut ours = BTreeMap::new();
        for (name, value) in all {
            let Ok(name) = name.into_string() else { continue };
            if !name.starts_with(PREFIX) {
                continue;
            }
            match value.into_string() {
                Ok(value) => drop(ours.insert(name, value)),
                Err(_) => errors.push(SettingsError::Unusable {
                    place: Some(Place::Variable(name)),
                    problem: "its value is not Unicode".to_owned(),
                }),
            }
        }
        Self(ours)
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The settings among them. A variable that is neither a setting nor known otherwise is an error: nothing is ignored.
    pub(super) fn settings(
        &self,
        defaults: &BTreeMap<String, Value>,
        errors: &mut Vec<SettingsError>,
    ) -> SettingValues {
        let old = renamed().map(|(old, new)| (old, defaults.get(&new).is_some_and(Value::is_str)));
        let now = defaults.iter().map(|(name, default)| (name.clone(), default.is_str()));
        let known: BTreeMap<String, (String, bool)> =
            now.chain(old).map(|(name, is_text)| (variable(&name), (name, is_text))).collect();
        let mut given = SettingValues::new();
        for (name, text) in &self.0 {
            if let Some((setting, is_text)) = known.get(name) {
                let value = if *is_text { Value::String(text.clone()) } else { value_of(text) };
                given.insert(setting.clone(), SettingValue { value, place: Place::Variable(name.clone()) });
            } else if !OTHERS.contains(&name.as_str()) && !is_service_link(name, text) {
                let all = known.keys().map(String::as_str).chain(OTHERS);
                errors
                    .push(SettingsError::UnknownVariable { name: name.clone(), nearest: nearest(name, all) });
            }
        }
        given
    }
}

/// The variable of a setting.
fn variable(setting: &str) -> String {
    format!("{PREFIX}{}", setting.replace('.', "_").to_uppercase())
}

/// Whether Kubernetes has set it: it tells every pod of each service in this way, and a service may have our name.
fn is_service_link(name: &str, value: &str) -> bool {
    name.ends_with("_SERVICE_HOST")
        || name.contains("_SERVICE_PORT")
        || name.ends_with("_PORT") && value.contains("://")
        || name.split_once("_PORT_").is_some_and(|(_, rest)| rest.starts_with(|c: char| c.is_ascii_digit()))
}
