//! The data folder of a server.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::private;

/// A data folder that is locked for as long as this lives: two servers on one folder would not see each other's changes.
#[derive(Debug)]
pub(crate) struct Data {
    folder: PathBuf,
    _lock: File,
}

impl Data {
    /// Creates the folder where there is none, and locks it.
    pub(crate) fn open(folder: &Path) -> Result<Self, Failure> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            |source| Failure::File { path, source }
        };
        private::create_folder(folder).map_err(failed(folder))?;
        let file = folder.join("mandala.lock");
        let lock = private::open_file(&file).map_err(failed(&file))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { folder: folder.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                let error = io::Error::new(io::ErrorKind::WouldBlock, "a server is using this folder");
                Err(failed(folder)(error))
            }
            Err(TryLockError::Error(error)) => Err(failed(&file)(error)),
        }
    }

    /// The folder.
    pub(crate) fn path(&self) -> &Path {
        &self.folder
    }

    /// The file of the store.
    pub(crate) fn store(&self) -> PathBuf {
        store(&self.folder)
    }
}

/// The file of the store in a folder.
pub(crate) fn store(folder: &Path) -> PathBuf {
    folder.join("mandala.db")
}

/// A file with another ending behind its whole name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The files of a store: the database, and what SQLite keeps beside it while it is in use.
pub(crate) fn files(store: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|ending| beside(store, ending))
}

/// Makes sure that a store can be written to, and creates an empty one where there is none if `may_be_new`. SQLite itself
/// would not say which file it is that it may not use.
pub(crate) fn check_access(store: &Path, may_be_new: bool) -> Result<(), Failure> {
    for file in files(store) {
        let is_new = may_be_new && file == store;
        let opened = if is_new {
            private::open_file(&file).map(drop)
        } else {
            File::options().write(true).open(&file).map(drop)
        };
        match opened {
            Err(error) if error.kind() == io::ErrorKind::NotFound && file != store => {}
            Err(source) => return Err(Failure::File { path: file, source }),
            Ok(()) => {}
        }
    }
    Ok(())
}

/// The store in this file has failed.
pub(crate) fn failed(file: &Path, error: impl std::error::Error + Send + Sync + 'static) -> Failure {
    Failure::File { path: file.to_owned(), source: io::Error::other(error) }
}

/// Where the platform keeps the data of programs; a folder in the working directory if that is unknown.
pub(crate) fn default_folder() -> PathBuf {
    folder_of_platform(|name| std::env::var_os(name).map(PathBuf::from))
        .map_or_else(|| PathBuf::from("mandala-data"), |folder| folder.join("mandala"))
}

fn folder_of_platform(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // A relative path would mean another folder in each working directory.
    let folder = |name: &str| variable(name).filter(|path| path.is_absolute());
    if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        Some(folder("HOME")?.join("Library/Application Support"))
    } else {
        // The XDG base directory specification.
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_platform_says_where_data_is_kept() {
        let of = |known: &[(&str, &str)]| {
            folder_of_platform(|name| {
                known.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into())
            })
        };
        assert_eq!(of(&[("HOME", "/home/a")]), Some("/home/a/.local/share".into()));
        assert_eq!(of(&[("HOME", "/home/a"), ("XDG_DATA_HOME", "/data")]), Some("/data".into()));
        assert_eq!(
            of(&[("HOME", "/home/a"), ("XDG_DATA_HOME", "data")]),
            Some("/home/a/.local/share".into())
        );
        assert_eq!(of(&[]), None);
    }
}
