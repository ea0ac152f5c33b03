//! Opening a store: a file in a folder of its own, or a database that several servers share.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use server::store::{self, Store};

use crate::data::{self, Data};
use crate::failure::Failure;

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
    pub(crate) async fn for_server(database: &str, folder: &Path) -> Result<Self, Failure> {
        let data = if database.is_empty() { Some(Data::open(folder)?) } else { None };
        Self::open(database, folder, data).await
    }

    /// For commands that work beside servers: the same, but it must exist.
    pub(crate) async fn beside_servers(database: &str, folder: &Path) -> Result<Self, Failure> {
        if database.is_empty() {
            is_there(&data::store(folder))?;
        }
        Self::open(database, folder, None).await
    }

    /// For a migration: the store at an address, perhaps unfinished. The folder of a file is locked against servers.
    pub(crate) async fn for_migration(address: &str, may_be_new: bool) -> Result<Self, Failure> {
        let (mut data, name) = (None, without_credentials(address));
        if let Some(file) = address.strip_prefix("sqlite:").map(Path::new) {
            if !may_be_new {
                is_there(file)?;
            }
            let folder = file.parent().unwrap_or_else(|| Path::new(""));
            // Copies may lie anywhere; a server has its own name for its file.
            if data::store(folder) == file {
                data = Some(Data::open(folder)?);
            }
        }
        let store = store::open_unfinished(address).await.map_err(|error| failed(&name, error))?;
        Ok(Self { store, name, _data: data })
    }

    async fn open(database: &str, folder: &Path, data: Option<Data>) -> Result<Self, Failure> {
        let (url, name) = if database.is_empty() {
            let file = data::store(folder).display().to_string();
            (format!("sqlite:{file}"), file)
        } else {
            (database.to_owned(), without_credentials(database))
        };
        let store = store::open(&url).await.map_err(|error| failed(&name, error))?;
        Ok(Self { store, name, _data: data })
    }

    pub(crate) fn failed(&self, error: impl Into<Cause>) -> Failure {
        failed(&self.name, error)
    }
}

fn failed(name: &str, error: impl Into<Cause>) -> Failure {
    Failure::Service { name: name.to_owned(), source: error.into() }
}

/// To open a store makes one where there is none: a mistyped name must not do that.
fn is_there(file: &Path) -> Result<(), Failure> {
    fs::metadata(file).map(drop).map_err(|source| Failure::File { path: file.to_owned(), source })
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
