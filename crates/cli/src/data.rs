//! The folder in which a server keeps everything.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use server::store::StoreError;

use crate::failure::Failure;

/// A data folder that is ours for as long as this lives: two servers on one folder would not know of each other.
#[derive(Debug)]
pub(crate) struct Data {
    folder: PathBuf,
    _lock: File,
}

impl Data {
    /// Makes the folder where there is none, and takes it.
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

    /// The store has failed.
    pub(crate) fn failed(&self, error: StoreError) -> Failure {
        failed(&self.store(), error)
    }
}

/// The file of the store in a folder.
pub(crate) fn store(folder: &Path) -> PathBuf {
    folder.join("mandala.db")
}

/// The store in this file has failed.
pub(crate) fn failed(file: &Path, error: StoreError) -> Failure {
    Failure::File { path: file.to_owned(), source: io::Error::other(error.detail) }
}

/// Where the platform keeps the data of programs.
pub(crate) fn default_folder() -> PathBuf {
    directories::ProjectDirs::from("", "", "mandala")
        .map_or_else(|| PathBuf::from("mandala-data"), |folders| folders.data_dir().to_owned())
}
