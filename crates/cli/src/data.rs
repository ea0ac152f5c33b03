//! The data folder of a server.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// A data folder that is locked for as long as this lives: two servers on one folder would not see each other's changes.
#[derive(Debug)]
pub(crate) struct Data {
    folder: PathBuf,
    _lock: File,
}

impl Data {
    /// Creates the folder where there is none, and locks it.
    pub(crate) fn open(folder: &Path) -> Result<Self, Failure> {
        let failed = |source| Failure::File { path: folder.to_owned(), source };
        std::fs::create_dir_all(folder).map_err(failed)?;
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("mandala.lock"))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { folder: folder.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                Err(failed(io::Error::new(io::ErrorKind::WouldBlock, "a server is using this folder")))
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
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
