//! `mandala backup`: copies of everything a server keeps.

use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use server::store::Sqlite;
use server::{SystemClock, Time};

use crate::data::{self, beside};
use crate::failure::Failure;
use crate::moment;
use crate::open_store::file_folder;
use crate::private;
use crate::settings::{Settings, SettingsArgs};

/// Copy everything a server keeps into one file, also while it runs.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala backup --data /var/lib/mandala --out mandala-monday.db
  mandala backup --out /var/backups/mandala --keep 7      a file with the date in its name, and the last 7 of them

The copy holds every action that was acknowledged before the command began, and is checked before it gets its name.
Without --data it is what a server would use: MANDALA_DATA, the file of settings, or the platform's data folder.")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    settings: SettingsArgs,
    /// The file to write; in a folder that is there, a file with the date and the time in its name.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write over a file that is there already.
    #[arg(long)]
    force: bool,
    /// Remove all but the last N copies in the folder, when the new one is finished.
    #[arg(long, value_name = "N")]
    keep: Option<NonZeroUsize>,
}

pub(crate) fn run(args: &BackupArgs) -> Result<ExitCode, Failure> {
    let settings = Settings::read(&args.settings, &[])?;
    settings.check_store()?;
    let store = data::store(file_folder(&settings.process, "backup")?);
    data::check_access(&store, false)?;
    let into_folder = args.out.is_dir();
    if args.keep.is_some() && !into_folder {
        let out = args.out.display();
        return Err(Failure::Usage(format!("--keep needs a folder as --out, and {out} is none")));
    }
    let (out, copy) = if into_folder {
        // One name for all: what an interrupted copy leaves is replaced by the next.
        (args.out.join(copy_name()), args.out.join("mandala.partial"))
    } else {
        (args.out.clone(), beside(&args.out, ".partial"))
    };
    check_folder_of(&out)?;
    if out.exists() && !args.force {
        let source =
            io::Error::new(io::ErrorKind::AlreadyExists, "it is there already; --force writes over it");
        return Err(Failure::File { path: out, source });
    }
    make(&store, &copy)?;
    let bytes = finish(&copy, &out)?;
    writeln!(io::stdout(), "{}: {bytes} bytes, checked", out.display())?;
    if let Some(keep) = args.keep {
        remove_older(&args.out, keep.get())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Copies a store, checks the copy, and keeps others from reading it.
pub(crate) fn make(store: &Path, copy: &Path) -> Result<(), Failure> {
    remove(copy)?;
    let created = private::open_file(copy);
    created.map_err(|source| Failure::File { path: copy.to_owned(), source })?;
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        Sqlite::copy(store, copy).await.map_err(|error| data::failed(store, error))?;
        Sqlite::verify(copy).await.map_err(|error| data::failed(copy, error))
    })
}

/// Syncs a finished copy and gives it its name; gives its length.
pub(crate) fn finish(copy: &Path, name: &Path) -> Result<u64, Failure> {
    let failed = |source| Failure::File { path: name.to_owned(), source };
    let file = fs::File::open(copy).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    let length = file.metadata().map_err(failed)?.len();
    fs::rename(copy, name).map_err(failed)?;
    Ok(length)
}

pub(crate) fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(Failure::File { path: path.to_owned(), source })
        }
        _ => Ok(()),
    }
}

/// The folder that a copy goes to has to be there: a mistyped one is not made.
fn check_folder_of(out: &Path) -> Result<(), Failure> {
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let failed = |source| Failure::File { path: folder.to_owned(), source };
    if fs::metadata(folder).map_err(failed)?.is_dir() {
        Ok(())
    } else {
        Err(failed(io::Error::new(
            io::ErrorKind::NotADirectory,
            "the copy cannot be put there: it is no folder",
        )))
    }
}

const PREFIX: &str = "mandala-";
const ENDING: &str = ".db";

/// The name of a copy that is made now. Names sort as the moments do.
fn copy_name() -> String {
    format!("{PREFIX}{}{ENDING}", moment::in_file_name(SystemClock.now()))
}

/// Whether a file has such a name. Others in the folder are the host's own.
fn is_copy_name(name: &str) -> bool {
    let moment = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(ENDING));
    moment.is_some_and(|moment| {
        let shape: String = moment.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        shape == "0000-00-00T00-00-00Z"
    })
}

/// Removes all but the last copies in a folder.
fn remove_older(folder: &Path, keep: usize) -> Result<(), Failure> {
    let failed = |source| Failure::File { path: folder.to_owned(), source };
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        names.extend(entry.map_err(failed)?.file_name().into_string().ok().filter(|name| is_copy_name(name)));
    }
    names.sort();
    for name in names.iter().rev().skip(keep) {
        let path = folder.join(name);
        remove(&path)?;
        writeln!(io::stdout(), "{}: removed", path.display())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_copies_stay_and_so_does_what_is_not_ours() {
        let folder = tempfile::tempdir().unwrap();
        let names = [
            "mandala-2026-11-17T04-00-00Z.db",
            "mandala-2026-11-18T04-00-00Z.db",
            "mandala-2026-11-19T04-00-00Z.db",
            "mandala-monday.db",
            "mandala.db",
            "notes.txt",
        ];
        for name in names {
            fs::write(folder.path().join(name), "").unwrap();
        }
        remove_older(folder.path(), 2).unwrap();
        let mut left: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        assert_eq!(left, names[1..]);
        assert!(is_copy_name(&copy_name()));
    }
}
