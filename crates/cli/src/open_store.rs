//! Opening a store: a file in a folder of its own, or a database that several servers share.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use server::store::{self, Store};

use crate::data::{self, Data};
use crate::failure::Failure;
use crate::settings::Process;

/// Why a store fails.
type Cause = Box<dyn Error + Send + Sync>;

/// A store that is open.
pub(crate) struct OpenStore {
    pub(crate) store: Arc<dyn Store>,
    /// Its name in messages: never with a password.
    pub(crate) name: String,
    /// Locks the folder of a file.
    _data: Option<Data>,
}

impl OpenStore {
    /// For a server: the database if there is an address, else the file in the folder, which is created where there is none, and
    /// locked.
    pub(crate) async fn for_server(process: &Process) -> Result<Self, Failure> {
        let data = if process.database.is_empty() { Some(Data::open(&process.data)?) } else { None };
        Self::open(process, data).await
    }

    /// For commands that work beside servers: the same, but it must exist.
    pub(crate) async fn beside_servers(process: &Process) -> Result<Self, Failure> {
        Self::open(process, None).await
    }

    /// For a migration: the store at an address, perhaps unfinished. The folder of a file is locked against servers.
    pub(crate) async fn for_migration(address: &str, may_be_new: bool) -> Result<Self, Failure> {
        let (mut data, name) = (None, without_credentials(address));
        if let Some(file) = address.strip_prefix("sqlite:").map(Path::new) {
            let folder = file.parent().unwrap_or_else(|| Path::new(""));
            // Copies may lie anywhere; a server has its own name for its file.
            let lock = || if data::store(folder) == file { Data::open(folder).map(Some) } else { Ok(None) };
            if !may_be_new {
                data::check_access(file, false)?;
            }
            data = lock()?;
            data::check_access(file, may_be_new)?;
        }
        let store = store::open_unfinished(address).await.map_err(|error| failed(&name, error))?;
        Ok(Self { store, name, _data: data })
    }

    async fn open(process: &Process, data: Option<Data>) -> Result<Self, Failure> {
        let name = store_name(process);
        if process.database.is_empty() {
            // To open a store makes one where there is none: only a server, which has locked the folder, may do that.
            data::check_access(&data::store(&process.data), data.is_some())?;
        }
        let store = store::open(&address(process)).await.map_err(|error| failed(&name, error))?;
        Ok(Self { store, name, _data: data })
    }

    pub(crate) fn failed(&self, error: impl Into<Cause>) -> Failure {
        failed(&self.name, error)
    }
}

fn failed(name: &str, error: impl Into<Cause>) -> Failure {
    Failure::Service { name: name.to_owned(), source: error.into() }
}

/// The address of the store that the settings name.
pub(crate) fn address(process: &Process) -> String {
    if process.database.is_empty() {
        format!("sqlite:{}", data::store(&process.data).display())
    } else {
        process.database.clone()
    }
}

/// Its name in messages: never with a password.
pub(crate) fn store_name(process: &Process) -> String {
    if process.database.is_empty() {
        data::store(&process.data).display().to_string()
    } else {
        without_credentials(&process.database)
    }
}

/// The folder of the store that the settings name, for what can be done with a file only.
pub(crate) fn file_folder<'a>(process: &'a Process, command: &str) -> Result<&'a Path, Failure> {
    if process.database.is_empty() {
        return Ok(&process.data);
    }
    Err(Failure::Usage(format!(
        "`mandala {command}` is for a store in a file, but the settings name the database {}; docs/cluster.md says how to \
         back it up with PostgreSQL's own tools",
        store_name(process)
    )))
}

/// An address without its user and password, and without options, among which there can be one, too.
pub(crate) fn without_credentials(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let place = rest.rsplit('@').next().unwrap_or_default();
    format!("{scheme}://{}", place.split('?').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_told() {
        assert_eq!(
            without_credentials("postgres://anna:p@ss:word@db:5432/mandala"),
            "postgres://db:5432/mandala"
        );
        assert_eq!(without_credentials("postgres://db/mandala"), "postgres://db/mandala");
        assert_eq!(
            without_credentials("postgres://db/mandala?password=secret&sslmode=require"),
            "postgres://db/mandala"
        );
        assert_eq!(without_credentials("postgres://anna:p?ss@db/mandala"), "postgres://db/mandala");
        assert_eq!(without_credentials("sqlite:/what?/mandala.db"), "sqlite:/what?/mandala.db");
        assert_eq!(without_credentials("nats://token@bus"), "nats://bus");
    }
}
