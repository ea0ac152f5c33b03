//! The settings in force: flags come before the environment, that before the file, and that before the defaults.
//!
//! The names of the settings are those of the fields of [`Process`] and [`Config`]: a new field is a new setting, a new
//! variable and a new key at once.

use std::fmt::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use server::{Config, Limits};
use toml::{Table, Value};

use crate::data;
use crate::failure::Failure;

/// Everything a host can choose.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// What concerns the process.
    pub(crate) process: Process,
    /// What concerns the service.
    pub(super) config: Config,
    /// Whether the address was configured, rather than the default.
    pub(super) listen_given: bool,
}

/// What concerns the process.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Process {
    pub(super) listen: SocketAddr,
    pub(crate) data: PathBuf,
    pub(crate) database: String,
    pub(super) bus: String,
    pub(super) log: Format,
    pub(super) log_level: String,
}

/// What is said about them.
const EXPLAINED: [(&str, &str); 6] = [
    ("listen", "The address to listen at. If it is not given and taken, the next free port is used."),
    ("data", "The folder of the database; by default the platform's data folder."),
    (
        "database",
        "The database, such as \"postgres://mandala:password@db.example/mandala\"; empty for a file of SQLite in the folder `data`.",
    ),
    (
        "bus",
        "The bus over which several servers on one database work together, such as \"nats://bus.example:4222\"; empty for a server on its own.",
    ),
    ("log", "How the log is written: \"text\" or \"json\"."),
    ("log_level", "How much is written: error, warn, info, debug, or a filter such as \"warn,server=info\"."),
];

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Format {
    Text,
    Json,
}

impl Default for Process {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8787)),
            data: data::default_folder(),
            database: String::new(),
            bus: String::new(),
            log: Format::Text,
            log_level: "warn,server=info,mandala=info".to_owned(),
        }
    }
}

impl Settings {
    /// Reads the settings from everywhere. `named` are those that have a flag of their own.
    pub(crate) fn read(
        config: Option<&Path>,
        set: &[String],
        named: &[(&str, Option<&str>)],
    ) -> Result<Self, Failure> {
        let file = match config {
            Some(path) => file(path)?,
            None => Table::new(),
        };
        let mut flags = Table::new();
        for pair in set {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| Failure::Usage(format!("--set needs KEY=VALUE, not `{pair}`")))?;
            let path: Vec<_> = key.split('.').collect();
            insert(&mut flags, &path, value_of(value));
        }
        for (key, value) in named {
            if let Some(value) = value {
                flags.insert((*key).to_owned(), Value::String((*value).to_owned()));
            }
        }
        Self::of(file, |name| std::env::var(name).ok(), flags)
    }

    fn of(file: Table, variable: impl Fn(&str) -> Option<String>, flags: Table) -> Result<Self, Failure> {
        let (process, config) = (table(&Process::default()), table(&Config::default()));
        let mut variables = renamed_variables(&variable);
        for defaults in [&process, &config] {
            merge(&mut variables, environment(defaults, "MANDALA", &variable));
        }
        let mut given = with_current_names(file)?;
        merge(&mut given, with_current_names(variables)?);
        merge(&mut given, with_current_names(flags)?);
        let listen_given = given.contains_key("listen");
        let (ours, theirs) = given.into_iter().partition(|(key, _)| process.contains_key(key));
        let mut config: Config = read(theirs)?;
        // A shorthand for measurements: all limits at once.
        match variable("MANDALA_LIMITS").as_deref() {
            None => {}
            Some("raised") => config.limits = Limits::raised(),
            Some(other) => {
                return Err(Failure::Usage(format!("settings: MANDALA_LIMITS can be raised, not `{other}`")));
            }
        }
        config.check().map_err(|unusable| Failure::Usage(format!("settings: {unusable}")))?;
        Ok(Self { process: read(ours)?, config, listen_given })
    }

    /// Refuses what would not work together in a server. A worker needs less.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let wrong = |words: &str| Err(Failure::Usage(format!("settings: {words}")));
        if !self.process.bus.is_empty() && self.process.database.is_empty() {
            return wrong("a bus is for several servers on one database: database is needed as well");
        }
        if self.config.thinkers == 0 && self.process.bus.is_empty() {
            return wrong("without a bus no other process thinks: thinkers must be from 1 to 1000, not 0");
        }
        Ok(())
    }

    /// The settings as a file of settings, each with what it means.
    pub(super) fn to_toml(&self) -> String {
        let mut text = String::from("# The settings of `mandala serve`. docs/operations.md says more.\n");
        let (mut sections, mut all) = (Table::new(), table(&self.process));
        all.extend(table(&self.config));
        for (name, about) in EXPLAINED.into_iter().chain(Config::EXPLAINED.iter().copied()) {
            let Some(value) = all.remove(name) else { continue };
            if value.is_table() {
                sections.insert(name.to_owned(), value);
            } else {
                write!(
                    text,
                    "\n#{}{about}\n{name} = {value}\n",
                    if about.starts_with(' ') { "" } else { " " }
                )
                .expect("a string takes everything");
            }
        }
        for (section, explained) in Config::SECTIONS {
            let Some(Value::Table(values)) = sections.get(*section) else { continue };
            write!(text, "\n[{section}]\n").expect("a string takes everything");
            for (name, about) in *explained {
                if let Some(value) = values.get(*name) {
                    write!(text, "\n#{about}\n{name} = {value}\n").expect("a string takes everything");
                }
            }
        }
        text
    }
}

fn file(path: &Path) -> Result<Table, Failure> {
    let text =
        std::fs::read_to_string(path).map_err(|source| Failure::File { path: path.to_owned(), source })?;
    text.parse().map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))
}

/// The keys of a struct and their values.
fn table(value: &impl Serialize) -> Table {
    Table::try_from(value).expect("settings are plain data")
}

fn read<T: for<'de> Deserialize<'de>>(given: Table) -> Result<T, Failure> {
    given
        .try_into()
        .map_err(|error: toml::de::Error| Failure::Usage(format!("settings: {}", error.message())))
}

/// What the environment says: a variable for each key, sections included.
fn environment(defaults: &Table, prefix: &str, variable: &impl Fn(&str) -> Option<String>) -> Table {
    let mut found = Table::new();
    for (key, default) in defaults {
        let name = format!("{prefix}_{}", key.to_uppercase());
        if let Value::Table(section) = default {
            let inner = environment(section, &name, variable);
            if !inner.is_empty() {
                found.insert(key.clone(), Value::Table(inner));
            }
        } else if let Some(text) = variable(&name) {
            let value = if default.is_str() { Value::String(text) } else { value_of(&text) };
            found.insert(key.clone(), value);
        }
    }
    found
}

/// The variables of settings under the names that they once had.
fn renamed_variables(variable: &impl Fn(&str) -> Option<String>) -> Table {
    let mut found = Table::new();
    for (section, old, _) in Config::RENAMED {
        if let Some(text) = variable(&format!("MANDALA_{}_{}", section.to_uppercase(), old.to_uppercase())) {
            insert(&mut found, &[section, old], value_of(&text));
        }
    }
    found
}

/// Gives settings the names that they have now.
fn with_current_names(mut given: Table) -> Result<Table, Failure> {
    for (section, old, new) in Config::RENAMED {
        let Some(Value::Table(keys)) = given.get_mut(*section) else { continue };
        let Some(value) = keys.remove(*old) else { continue };
        if keys.insert((*new).to_owned(), value).is_some() {
            let error =
                format!("settings: {section}.{old} is now {section}.{new}; only one of them can be given");
            return Err(Failure::Usage(error));
        }
    }
    Ok(given)
}

/// A value as it would stand in the file; what does not read as one is text.
fn value_of(text: &str) -> Value {
    let read = format!("value = {text}").parse::<Table>().ok();
    read.and_then(|mut table| table.remove("value")).unwrap_or_else(|| Value::String(text.to_owned()))
}

fn insert(table: &mut Table, path: &[&str], value: Value) {
    match path {
        [] => {}
        [key] => {
            table.insert((*key).to_owned(), value);
        }
        [section, rest @ ..] => {
            let inner = table.entry(*section).or_insert_with(|| Value::Table(Table::new()));
            if let Value::Table(inner) = inner {
                insert(inner, rest, value);
            }
        }
    }
}

/// What is in `over` counts.
fn merge(under: &mut Table, over: Table) {
    for (key, value) in over {
        match (under.get_mut(&key), value) {
            (Some(Value::Table(under)), Value::Table(over)) => merge(under, over),
            (_, value) => {
                under.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(file: &str, environment: &[(&str, &str)], flags: &str) -> Result<Settings, String> {
        let variable = |name: &str| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        let read = Settings::of(file.parse().unwrap(), variable, flags.parse().unwrap());
        read.and_then(|read| read.check().map(|()| read)).map_err(|error| error.to_string())
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file = "guest_days = 1\nthinkers = 1\nbacklog = 1\nlog = \"json\"";
        let environment = [("MANDALA_GUEST_DAYS", "2"), ("MANDALA_THINKERS", "2"), ("MANDALA_DATA", "7")];
        let read = settings(file, &environment, "guest_days = 3").unwrap();
        assert_eq!((read.config.guest_days, read.config.thinkers, read.config.backlog), (3, 2, 1));
        assert_eq!((read.process.log, read.process.data), (Format::Json, PathBuf::from("7")));
        assert_eq!(read.config.message_limit, Config::default().message_limit);
    }

    /// `--print-config` says what is explained, and nothing else.
    #[test]
    fn every_setting_of_the_process_is_explained() {
        let settings = table(&Process::default());
        let explained: Table =
            EXPLAINED.iter().map(|(name, _)| ((*name).to_owned(), Value::from(""))).collect();
        assert!(settings.keys().eq(explained.keys()), "{settings:?}");
    }

    #[test]
    fn what_is_unknown_or_out_of_range_is_an_error_that_names_it() {
        for (file, named) in [
            ("gest_days = 1", "gest_days"),
            ("listen = \"nowhere\"", "address"),
            ("guest_days = -1", "-1"),
            ("log = \"xml\"", "xml"),
        ] {
            let error = settings(file, &[], "").unwrap_err();
            assert!(error.contains(named), "{file}: {error}");
        }
        let error = settings("", &[("MANDALA_GUEST_DAYS", "many")], "").unwrap_err();
        assert!(error.contains("many"), "{error}");
    }

    #[test]
    fn what_would_make_the_server_useless_is_an_error_that_names_it() {
        for name in
            ["thinkers", "backlog", "message_limit", "heartbeat", "expire_every", "analysis_iterations"]
        {
            let error = settings(&format!("{name} = 0"), &[], "").unwrap_err();
            assert!(error.contains(&format!("{name} must be from ")), "{error}");
        }
        for name in [
            "body",
            "tables_per_person",
            "connections",
            "connections_per_person",
            "connections_per_address",
            "logins_per_person",
        ] {
            let error = settings(&format!("[limits]\n{name} = 0"), &[], "").unwrap_err();
            assert!(error.contains(&format!("limits.{name} must be from ")), "{error}");
        }
        // More than a queue can be long.
        assert!(settings("backlog = 9223372036854775807", &[], "").unwrap_err().contains("backlog"));
    }

    #[test]
    fn settings_are_known_by_the_names_they_once_had() {
        let (file, environment) =
            ("[limits]\ntables = 1\ntokens = 1\nlogins = 1", [("MANDALA_LIMITS_TOKENS", "2")]);
        let read = settings(file, &environment, "[limits]\nlogins_per_person = 3").unwrap().config.limits;
        assert_eq!((read.tables_per_person, read.tokens_per_person, read.logins_per_person), (1, 2, 3));
        let error = settings("[limits]\ntables = 1\ntables_per_person = 1", &[], "").unwrap_err();
        assert!(error.contains("limits.tables is now limits.tables_per_person"), "{error}");
    }

    #[test]
    fn servers_that_work_together_need_a_database_and_may_leave_the_thinking_to_others() {
        let bus = "bus = \"nats://127.0.0.1\"\n";
        assert!(settings(bus, &[], "").unwrap_err().contains("database is needed"));
        let both = format!("{bus}database = \"postgres://127.0.0.1/mandala\"\nthinkers = 0");
        assert_eq!(settings(&both, &[], "").unwrap().config.thinkers, 0);
    }

    #[test]
    fn the_limits_can_be_raised_and_nothing_else() {
        let raised = settings("", &[("MANDALA_LIMITS", "raised")], "").unwrap();
        assert_eq!(raised.config.limits, Limits::raised());
        for wrong in ["", "none", "Raised"] {
            let error = settings("", &[("MANDALA_LIMITS", wrong)], "").unwrap_err();
            assert!(error.contains("MANDALA_LIMITS"), "{error}");
        }
    }

    #[test]
    fn the_address_counts_as_chosen_wherever_it_was() {
        assert!(!settings("", &[], "").unwrap().listen_given);
        assert!(settings("listen = \"127.0.0.1:1\"", &[], "").unwrap().listen_given);
        assert!(settings("", &[("MANDALA_LISTEN", "127.0.0.1:1")], "").unwrap().listen_given);
    }

    #[test]
    fn what_is_printed_reads_back_and_explains_every_setting() {
        let read = settings("guest_days = 7\ngrace = 5", &[], "").unwrap();
        let text = read.to_toml();
        let again = settings(&text, &[], "").unwrap();
        assert_eq!((&again.config, &again.process), (&read.config, &read.process));
        let keys = text.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')).count();
        let count = |settings: Table| -> usize {
            settings.values().map(|value| value.as_table().map_or(1, Table::len)).sum()
        };
        assert_eq!(keys, count(table(&read.config)) + count(table(&read.process)), "{text}");
        assert_eq!(text.matches("\n# ").count(), keys, "{text}");
    }
}
