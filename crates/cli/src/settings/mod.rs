//! The settings in force: flags come before the environment, that before the file, and that before the defaults. Every
//! command of a host reads them here.
//!
//! The names of the settings are those of the fields of [`Process`] and [`Config`]: a new field is a new setting, a new
//! variable and a new key at once.

mod args;
mod environment;
mod error;
mod file;
mod listen;
mod print;
mod process;
#[cfg(test)]
mod tests;
mod values;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use serde::Serialize;
use server::{Config, Limits};
use toml::{Table, Value};

pub(crate) use args::SettingsArgs;
use environment::Variables;
use error::{SettingsError, failure, nearest};
pub(crate) use listen::read_address;
pub(crate) use process::{Format, Process};
use values::{Place, SettingValue, SettingValues, flattened, insert, value_of, with_current_names};

use crate::failure::Failure;

/// Everything a host can choose.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// What concerns the process.
    pub(crate) process: Process,
    /// What concerns the service.
    pub(crate) config: Config,
    /// The file that was read, if any.
    pub(crate) file: Option<PathBuf>,
    /// Where each setting was given that is not the default.
    places: BTreeMap<String, Place>,
}

impl Settings {
    /// Reads the settings from everywhere. `named` are further flags, each for the setting of that name.
    pub(crate) fn read(args: &SettingsArgs, named: &[(&str, Option<&str>)]) -> Result<Self, Failure> {
        Self::of(args, named, std::env::vars_os())
    }

    fn of(
        args: &SettingsArgs,
        named: &[(&str, Option<&str>)],
        environment: impl Iterator<Item = (OsString, OsString)>,
    ) -> Result<Self, Failure> {
        let mut errors = Vec::new();
        let variables = Variables::of(environment, &mut errors);
        let config = || variables.value(environment::CONFIG).filter(|path| !path.is_empty());
        let file = args.config.clone().or_else(|| config().map(PathBuf::from));
        let text = match &file {
            Some(path) => std::fs::read_to_string(path)
                .map_err(|source| Failure::File { path: path.clone(), source })?,
            None => String::new(),
        };
        let in_file = file.as_ref().map_or_else(|| Ok(SettingValues::new()), |path| file::read(path, &text));
        let in_file = in_file.map_err(|error| failure(&[error]))?;
        let defaults: BTreeMap<_, _> =
            [table(&Process::default()), table(&Config::default())].iter().flat_map(flattened).collect();
        let mut given = SettingValues::new();
        for source in [in_file, variables.settings(&defaults, &mut errors), flags(args, named)?] {
            given.extend(with_current_names(source, &mut errors));
        }
        for (name, setting) in &given {
            errors.extend(check(name, setting, &defaults).err());
        }
        if !errors.is_empty() {
            return Err(failure(&errors));
        }
        let places = given.iter().map(|(name, setting)| (name.clone(), setting.place.clone())).collect();
        let all = given.iter().map(|(name, setting)| (name.as_str(), setting));
        let (process, mut config) = assembled(all).expect("each setting was read on its own");
        match variables.value(environment::LIMITS) {
            None => {}
            Some("raised") => config.limits = Limits::raised(),
            Some(other) => {
                let place = Some(Place::Variable(environment::LIMITS.to_owned()));
                let problem = format!("it can be `raised`, not `{other}`");
                return Err(failure(&[SettingsError::Unusable { place, problem }]));
            }
        }
        let settings = Self { process, config, file, places };
        settings.config.check().map_err(|error| settings.unusable(error.setting(), error.to_string()))?;
        Ok(settings)
    }

    /// Whether a setting was given, rather than left at its default.
    pub(crate) fn is_given(&self, name: &str) -> bool {
        self.places.contains_key(name)
    }

    /// Refuses what would not work together in a server. A worker needs less.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if !self.process.bus.is_empty() && self.process.database.is_empty() {
            let problem = "a bus is for several servers on one database: database is needed as well";
            return Err(self.unusable("bus", problem.to_owned()));
        }
        if self.config.thinkers == 0 && self.process.bus.is_empty() {
            let problem = "without a bus no other process thinks: thinkers must be from 1 to 1000, not 0";
            return Err(self.unusable("thinkers", problem.to_owned()));
        }
        Ok(())
    }

    /// Refuses a folder that was named by a flag, as for the only time, while a database is in force that was named elsewhere:
    /// a server would use that database.
    pub(crate) fn check_store(&self) -> Result<(), Failure> {
        let database = self.places.get("database").filter(|_| !self.process.database.is_empty());
        match (self.places.get("data"), database) {
            (Some(Place::Flag(_)), Some(elsewhere @ (Place::File { .. } | Place::Variable(_)))) => {
                let problem = format!(
                    "it names a folder, but {elsewhere} a database, which a server would use; \
                     leave --data out for that database, or add --database '' for the folder"
                );
                Err(self.unusable("data", problem))
            }
            _ => Ok(()),
        }
    }

    fn unusable(&self, name: &str, problem: String) -> Failure {
        failure(&[SettingsError::Unusable { place: self.places.get(name).cloned(), problem }])
    }
}

/// What flags say.
fn flags(args: &SettingsArgs, named: &[(&str, Option<&str>)]) -> Result<SettingValues, Failure> {
    let mut given = SettingValues::new();
    for pair in &args.set {
        let (name, value) = pair
            .split_once('=')
            .ok_or_else(|| Failure::Usage(format!("--set needs KEY=VALUE, not `{pair}`")))?;
        let place = Place::Flag("--set".to_owned());
        given.insert(name.to_owned(), SettingValue { value: value_of(value), place });
    }
    let data = args.data.as_deref().map(|path| path.to_str().ok_or("--data is not Unicode"));
    let data = data.transpose().map_err(|error| Failure::Usage(error.to_owned()))?;
    let own = [("data", data), ("database", args.database.as_deref())];
    for (name, value) in own.iter().chain(named) {
        if let Some(value) = value {
            let (value, place) = (Value::String((*value).to_owned()), Place::Flag(format!("--{name}")));
            given.insert((*name).to_owned(), SettingValue { value, place });
        }
    }
    Ok(given)
}

/// Whether there is such a setting, and whether it takes this value.
fn check(name: &str, given: &SettingValue, defaults: &BTreeMap<String, Value>) -> Result<(), SettingsError> {
    let (place, value) = (given.place.clone(), given.value.clone());
    let Some(default) = defaults.get(name) else {
        let known = defaults.keys().map(String::as_str);
        let nearest = nearest(name, known);
        return Err(SettingsError::Unknown { place, name: name.to_owned(), nearest });
    };
    let Err(problem) = assembled([(name, given)].into_iter()) else { return Ok(()) };
    let accepted = match default {
        Value::Integer(_) if value.as_integer().is_some_and(|number| number > 0) => {
            "it is too large".to_owned()
        }
        Value::Integer(_) => format!("it takes a whole number, 0 or more, such as {default}"),
        Value::Boolean(_) => "it takes true or false".to_owned(),
        Value::Array(_) if !value.is_array() => "it takes a list, such as [\"one\", \"two\"]".to_owned(),
        Value::String(_) if !value.is_str() => format!("it takes a text in quotes, such as {default}"),
        _ => problem,
    };
    Err(SettingsError::Value { place, name: name.to_owned(), value, accepted })
}

/// The settings with these values; the error says why one of them is none.
fn assembled<'a>(
    given: impl Iterator<Item = (&'a str, &'a SettingValue)>,
) -> Result<(Process, Config), String> {
    let process = table(&Process::default());
    let (mut ours, mut theirs) = (Table::new(), Table::new());
    for (name, setting) in given {
        let table = if process.contains_key(name) { &mut ours } else { &mut theirs };
        insert(table, name, setting.value.clone());
    }
    let problem = |error: toml::de::Error| error.message().to_owned();
    Ok((ours.try_into().map_err(problem)?, theirs.try_into().map_err(problem)?))
}

/// The keys of a struct and their values.
fn table(value: &impl Serialize) -> Table {
    Table::try_from(value).expect("settings are plain data")
}
