//! `mandala restore`: a copy in the place of what a server keeps.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use server::store::Sqlite;

use crate::backup::{finish, make, remove};
use crate::data::{self, Data, beside};
use crate::failure::Failure;
use crate::open_store::file_folder;
use crate::private;
use crate::settings::{Settings, SettingsArgs};

/// Put a copy made by `mandala backup` in the place of what a server keeps.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala restore mandala-monday.db --data /var/lib/mandala

The copy is checked first. The server must not be running. With --force the store that was there is kept beside the
new one as mandala.db.before-restore. The new one gets the owner and the rights of the old one or, where there is none,
the owner of the folder; if it may not, it says what to do.")]
pub(crate) struct RestoreArgs {
    /// The copy.
    file: PathBuf,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Replace a store that is there already.
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &RestoreArgs) -> Result<ExitCode, Failure> {
    let settings = Settings::read(&args.settings, &[])?;
    settings.check_store()?;
    fs::File::open(&args.file).map_err(|source| Failure::File { path: args.file.clone(), source })?;
    let folder = Data::open(file_folder(&settings.process, "restore")?)?;
    let store = folder.store();
    let there = store.exists();
    if there && !args.force {
        let why = "there is a store already; --force replaces it, and keeps it beside the new one";
        let source = io::Error::new(io::ErrorKind::AlreadyExists, why);
        return Err(Failure::File { path: store, source });
    }
    verify(&args.file)?;
    let copy = beside(&store, ".restoring");
    make(&args.file, &copy)?;
    let model = if there { &store } else { folder.path() };
    let owned = private::give_to_owner_of(&copy, model);
    if there {
        let failed = |source| Failure::File { path: copy.clone(), source };
        let rights = fs::metadata(&store).map_err(failed)?.permissions();
        fs::set_permissions(&copy, rights).map_err(failed)?;
        set_aside(&store)?;
    }
    let bytes = finish(&copy, &store)?;
    writeln!(io::stdout(), "{}: {bytes} bytes, restored", store.display())?;
    if let Err(error) = owned {
        writeln!(
            anstream::stderr(),
            "warning: the store belongs to you, and the server may not be able to use it ({error}); as root: chown --reference={} {}",
            folder.path().display(),
            store.display()
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks the copy itself, so that what is wrong with it is said of it.
fn verify(file: &Path) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(Sqlite::verify(file)).map_err(|error| data::failed(file, error))
}

/// Moves a store and its write-ahead log together, so that it can still be opened.
fn set_aside(store: &Path) -> Result<(), Failure> {
    let old = beside(store, ".before-restore");
    for (from, to) in data::files(store).into_iter().zip(data::files(&old)) {
        remove(&to)?;
        if from.exists() {
            fs::rename(&from, &to).map_err(|source| Failure::File { path: from, source })?;
        }
    }
    Ok(())
}
