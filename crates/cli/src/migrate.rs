//! `mandala migrate`: everything from one store to another.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use server::store::{
    MigrationError, Progress, Step, Store, StoreError, TableSum, compare_stores, copy_store,
};
use server::{SystemClock, Time};

use crate::failure::Failure;
use crate::open_store::{OpenStore, address};
use crate::settings::{Settings, SettingsArgs};

/// Move everything a server keeps into another database.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala migrate --from sqlite:/var/lib/mandala/mandala.db --to postgres://mandala@db/mandala
  mandala migrate --data /var/lib/mandala --to postgres://mandala@db/mandala          the same
  mandala migrate --from postgres://mandala@db/mandala --to sqlite:mandala.db        and back
  mandala migrate --from … --to … --compare                                          only compare

No server may be running. The store to move to is empty, or holds what an interrupted move has brought: it goes on there.
At the end both are read and compared, and a checksum of each table is printed; before that, no server starts from the
new store. The old one is only read, and brought up to date as by a server that starts. The address of a database can also be given as MANDALA_FROM and MANDALA_TO.")]
pub(crate) struct MigrateArgs {
    /// The store to move from: `sqlite:FILE` or `postgres://…`; by default the one that the settings name.
    #[arg(long, value_name = "STORE")]
    from: Option<String>,
    /// The store to move to: `sqlite:FILE` or `postgres://…`.
    #[arg(long, value_name = "STORE")]
    to: Option<String>,
    /// Copy nothing: read both, and say whether they hold the same.
    #[arg(long)]
    compare: bool,
    #[command(flatten)]
    settings: SettingsArgs,
}

pub(crate) fn run(args: &MigrateArgs) -> Result<ExitCode, Failure> {
    let settings = Settings::read(&args.settings, &[])?;
    let from = if let Some(from) = given(args.from.as_deref(), "FROM") {
        from
    } else {
        settings.check_store()?;
        address(&settings.process)
    };
    let to = given(args.to.as_deref(), "TO")
        .ok_or_else(|| Failure::Usage("--to is missing: `sqlite:FILE` or `postgres://…`".to_owned()))?;
    if from == to || is_same_file(&from, &to) {
        return Err(Failure::Usage("--from and --to are the same store".to_owned()));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let sums = runtime.block_on(work(&from, &to, args.compare))?;
    let mut out = io::stdout().lock();
    for sum in &sums {
        writeln!(out, "{:14} {sum}", sum.table)?;
    }
    let rows: u64 = sums.iter().map(|sum| sum.rows).sum();
    writeln!(out, "Both hold the same: {rows} rows.")?;
    Ok(ExitCode::SUCCESS)
}

/// Whether two addresses are names of one file.
fn is_same_file(one: &str, other: &str) -> bool {
    let file = |address: &str| fs::canonicalize(address.strip_prefix("sqlite:")?).ok();
    file(one).is_some_and(|one| file(other) == Some(one))
}

/// A flag, or the variable of the same name: others can see the flags of a process, and a password in them.
fn given(flag: Option<&str>, variable: &str) -> Option<String> {
    flag.map(str::to_owned).or_else(|| std::env::var(format!("MANDALA_{variable}")).ok())
}

async fn work(from: &str, to: &str, compare: bool) -> Result<Vec<TableSum>, Failure> {
    let (from, to) =
        (OpenStore::for_migration(from, false).await?, OpenStore::for_migration(to, !compare).await?);
    let bar = bar();
    if !compare {
        for opened in [&from, &to] {
            bar.set_message(format!("waiting to see that no server uses {}", opened.name));
            if is_served(&*opened.store).await.map_err(|error| opened.failed(error))? {
                return Err(opened.failed("a server is using it; stop it first"));
            }
        }
    }
    let mut show = |progress: Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        let step = if progress.step == Step::Copying { "copying" } else { "comparing" };
        bar.set_message(format!("{step} {}", progress.table));
    };
    let (here, there) = (&*from.store, &*to.store);
    let done = if compare {
        compare_stores(here, there, &mut show).await
    } else {
        copy_store(here, there, SystemClock.now(), &mut show).await
    };
    bar.finish_and_clear();
    from.store.close().await;
    to.store.close().await;
    done.map_err(|error| match error {
        MigrationError::Differs { .. } if !compare => to.failed(format!(
            "{error}. If games went on in the old store since the copy began, make an empty database and begin anew"
        )),
        _ if error.is_about_old() => from.failed(error),
        _ => to.failed(error),
    })
}

/// Whether a server still writes heartbeats. The lock on a file's folder is ours by now; a database has no such lock.
async fn is_served(store: &dyn Store) -> Result<bool, StoreError> {
    /// A server leaves one at least as often.
    const SIGNS: Duration = Duration::from_secs(6);
    let last = store.last_alive().await?;
    if last.is_none_or(|last| last < SystemClock.now().minus(SIGNS)) {
        return Ok(false);
    }
    tokio::time::sleep(SIGNS).await;
    Ok(store.last_alive().await? != last)
}

/// A bar with the time left. Where standard error is no terminal nothing is drawn.
fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:16} {pos}/{len} rows, {eta} left  {wide_msg}")
        .expect("the template is well-formed");
    bar.set_style(style);
    bar
}
