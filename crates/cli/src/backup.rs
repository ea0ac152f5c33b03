//! `mandala backup` and `mandala restore`: copies of everything a server keeps.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use server::store::Sqlite;

use crate::data::{self, Data};
use crate::failure::Failure;

/// Copy everything a server keeps into one file, also while it runs.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala backup --data /var/lib/mandala --out mandala-monday.db

The copy holds every action that was acknowledged before the command began, and is checked before it gets its name.")]
pub(crate) struct BackupArgs {
    /// The folder of the database; by default the platform's data folder.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write over a file that is there already.
    #[arg(long)]
    force: bool,
}

/// Put a copy made by `mandala backup` in the place of what a server keeps.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala restore mandala-monday.db --data /var/lib/mandala

The copy is checked first. The server must not be running. With --force the store that was there is kept beside the
new one as mandala.db.before-restore.")]
pub(crate) struct RestoreArgs {
    /// The copy.
    file: PathBuf,
    /// The folder of the database; by default the platform's data folder.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Replace a store that is there already.
    #[arg(long)]
    force: bool,
}

pub(crate) fn backup(args: &BackupArgs) -> Result<ExitCode, Failure> {
    let store = data::store(&args.data.clone().unwrap_or_else(data::default_folder));
    exists(&store)?;
    if args.out.exists() && !args.force {
        return Err(taken(&args.out, "it is there already; --force writes over it"));
    }
    let copy = beside(&args.out, ".partial");
    remove(&copy)?;
    block_on(async {
        Sqlite::copy(&store, &copy).await.map_err(|error| data::failed(&store, error))?;
        Sqlite::verify(&copy).await.map_err(|error| data::failed(&copy, error))
    })?;
    let bytes = finish(&copy, &args.out)?;
    writeln!(io::stdout(), "{}: {bytes} bytes, checked", args.out.display())?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<ExitCode, Failure> {
    exists(&args.file)?;
    let folder = Data::open(&args.data.clone().unwrap_or_else(data::default_folder))?;
    let store = folder.store();
    let there = store.exists();
    if there && !args.force {
        return Err(taken(
            &store,
            "there is a store already; --force replaces it, and keeps it beside the new one",
        ));
    }
    let copy = beside(&store, ".restoring");
    remove(&copy)?;
    block_on(async {
        Sqlite::verify(&args.file).await.map_err(|error| data::failed(&args.file, error))?;
        Sqlite::copy(&args.file, &copy).await.map_err(|error| data::failed(&args.file, error))?;
        Sqlite::verify(&copy).await.map_err(|error| data::failed(&copy, error))
    })?;
    if there {
        // The store and its write-ahead log are moved together, so that the old store can still be opened.
        for ending in ["", "-wal", "-shm"] {
            let (from, to) = (beside(&store, ending), beside(&store, &format!(".before-restore{ending}")));
            remove(&to)?;
            if from.exists() {
                fs::rename(&from, &to).map_err(|source| Failure::File { path: from, source })?;
            }
        }
    }
    let bytes = finish(&copy, &store)?;
    writeln!(io::stdout(), "{}: {bytes} bytes, restored", store.display())?;
    Ok(ExitCode::SUCCESS)
}

fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// Syncs a finished copy and gives it its name; gives its length.
fn finish(copy: &Path, name: &Path) -> Result<u64, Failure> {
    let failed = |source| Failure::File { path: name.to_owned(), source };
    let file = fs::File::open(copy).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    let length = file.metadata().map_err(failed)?.len();
    fs::rename(copy, name).map_err(failed)?;
    Ok(length)
}

fn exists(path: &Path) -> Result<(), Failure> {
    let missing = |source| Failure::File { path: path.to_owned(), source };
    fs::metadata(path).map_err(missing).map(drop)
}

fn taken(path: &Path, why: &str) -> Failure {
    Failure::File { path: path.to_owned(), source: io::Error::new(io::ErrorKind::AlreadyExists, why) }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(Failure::File { path: path.to_owned(), source })
        }
        _ => Ok(()),
    }
}
