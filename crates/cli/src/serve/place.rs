//! Where a server keeps everything: a file in a folder of its own, or a database that several servers share.

use std::sync::Arc;

use server::store::Store;

use super::settings::Process;
use crate::data::Data;
use crate::failure::Failure;

/// A store that is open.
pub(super) struct Place {
    pub(super) store: Arc<dyn Store>,
    /// What it is called in messages: never with a password.
    pub(super) name: String,
    /// A folder is ours for as long as we use it.
    _data: Option<Data>,
}

impl Place {
    pub(super) async fn open(process: &Process) -> Result<Self, Failure> {
        let (url, name, data) = if process.database.is_empty() {
            let data = Data::open(&process.data)?;
            let file = data.store();
            (format!("sqlite:{}", file.display()), file.display().to_string(), Some(data))
        } else {
            (process.database.clone(), public(&process.database), None)
        };
        let store = server::store::open(&url).await.map_err(|error| failed(&name, &error))?;
        Ok(Self { store, name, _data: data })
    }

    pub(super) fn failed(&self, error: &dyn std::fmt::Display) -> Failure {
        failed(&self.name, error)
    }
}

fn failed(name: &str, error: &dyn std::fmt::Display) -> Failure {
    Failure::Service { name: name.to_owned(), detail: error.to_string() }
}

/// An address without its user and password.
pub(super) fn public(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_told() {
        assert_eq!(public("postgres://anna:p@ss:word@db:5432/mandala"), "postgres://db:5432/mandala");
        assert_eq!(public("postgres://db/mandala"), "postgres://db/mandala");
        assert_eq!(public("nats://token@bus"), "nats://bus");
    }
}
