//! The settings in force, as a file of settings.

use std::fmt::Write;

use server::Config;
use toml::{Table, Value};

use super::process::EXPLAINED;
use super::{Settings, table};

impl Settings {
    /// The settings as a file of settings, each with what it means.
    pub(crate) fn to_toml(&self) -> String {
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
