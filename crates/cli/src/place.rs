//! Where a server keeps everything: a file in a folder of its own, or a database that several servers share.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use server::store::{self, Store};

use crate::data::{self, Data};
use crate::failure::Failure;

/// A store that is open.
pub(crate) struct Place {
    pub(crate) store: Arc<dyn Store>,
    /// What it is called in messages: never with a password.
    pub(crate) name: String,
    /// A folder is ours for as long as we use it.
    _data: Option<Data>,
}

impl Place {
    /// For a server: the database if there is an address, else the file in the folder, which is made where there is none and
    /// taken.
    pub(crate) async fn to_serve(database: &str, folder: &Path) -> Result<Self, Failure> {
        let data = if database.is_empty() { Some(Data::open(folder)?) } else { None };
        Self::open(database, folder, data).await
    }

    /// For whoever works beside servers: the same, but there must be one.
    pub(crate) async fn beside_servers(database: &str, folder: &Path) -> Result<Self, Failure> {
        if database.is_empty() {
            is_there(&data::store(folder))?;
        }
        Self::open(database, folder, None).await
    }

    /// For whoever moves: the store at an address, perhaps unfinished. Nobody serves from its folder meanwhile.
    pub(crate) async fn to_move(address: &str, may_be_new: bool) -> Result<Self, Failure> {
        let (mut data, name) = (None, public(address));
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
        let store = store::open_unfinished(address).await.map_err(|error| failed(&name, &error))?;
        Ok(Self { store, name, _data: data })
    }

    async fn open(database: &str, folder: &Path, data: Option<Data>) -> Result<Self, Failure> {
        let (url, name) = if database.is_empty() {
            let file = data::store(folder).display().to_string();
            (format!("sqlite:{file}"), file)
        } else {
            (database.to_owned(), public(database))
        };
        let store = store::open(&url).await.map_err(|error| failed(&name, &error))?;
        Ok(Self { store, name, _data: data })
    }

    pub(crate) fn failed(&self, error: &dyn std::fmt::Display) -> Failure {
        failed(&self.name, error)
    }
}

fn failed(name: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::Service { name: name.to_owned(), detail: error.to_string() }
}

/// To open a store makes one where there is none: a mistyped name must not do that.
fn is_there(file: &Path) -> Result<(), Failure> {
    fs::metadata(file).map(drop).map_err(|source| Failure::File { path: file.to_owned(), source })
}

/// An address without its user and password, and without options, among which there can be one, too.
pub(crate) fn public(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let place = rest.rsplit('@').next().unwrap_or_default();
    format!("{scheme}://{}", place.split('?').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_told() {
        assert_eq!(public("postgres://anna:p@ss:word@db:5432/mandala"), "postgres://db:5432/mandala");
        assert_eq!(public("postgres://db/mandala"), "postgres://db/mandala");
        assert_eq!(public("postgres://db/mandala?password=secret&sslmode=require"), "postgres://db/mandala");
        assert_eq!(public("postgres://anna:p?ss@db/mandala"), "postgres://db/mandala");
        assert_eq!(public("sqlite:/what?/mandala.db"), "sqlite:/what?/mandala.db");
        assert_eq!(public("nats://token@bus"), "nats://bus");
    }
}
