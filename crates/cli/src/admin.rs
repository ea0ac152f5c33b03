//! `mandala admin`: what a host does by hand. It works on the data folder, also while the server runs.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use server::store::{Admin, Found, Sqlite};
use server::{Id, SystemClock, Time};

use crate::data;
use crate::failure::Failure;

/// Look after a server: find people, replace a name, remove a table.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala admin --data /var/lib/mandala find 'Some Name'
  mandala admin rename 0a1b2c3d4e5f6g7h8j9kamnpqr 'Quiet Heron'
  mandala admin remove-table 0a1b2c3d4e5f6g7h8j9kamnpqr

People are named by their id or, where only one person has it, by their name. A running server takes notice within a
minute.")]
pub(crate) struct AdminArgs {
    /// The folder of the database; by default the platform's data folder.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Find people by name: their ids, when they last came, and how many games they have finished.
    Find {
        /// The name.
        name: String,
    },
    /// Replace a name, also in the records of the person's games.
    Rename {
        /// The person.
        person: String,
        /// The new name.
        name: String,
    },
    /// Remove a table and its log; the record of a finished game stays.
    RemoveTable {
        /// The table's id.
        table: String,
    },
}

pub(crate) fn run(args: &AdminArgs) -> Result<ExitCode, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work(args))
}

async fn work(args: &AdminArgs) -> Result<ExitCode, Failure> {
    let file = data::store(&args.data.clone().unwrap_or_else(data::default_folder));
    // To open a store makes one where there is none: a mistyped folder must not do that.
    std::fs::metadata(&file).map_err(|source| Failure::File { path: file.clone(), source })?;
    let failed = |error| data::failed(&file, error);
    let store = Sqlite::open(&file).await.map_err(failed)?;
    let said = match &args.task {
        Task::Find { name } => {
            let found = store.people_named(name).await.map_err(failed)?;
            found.iter().map(line).collect::<Vec<_>>().join("\n")
        }
        Task::Rename { person, name } => {
            let person = one(store.people_named(person).await.map_err(failed)?, person)?;
            let name = checked(name)?;
            store.replace_name(person.id, name).await.map_err(failed)?;
            format!("{} is called {name} now, and was {}", person.id, person.name)
        }
        Task::RemoveTable { table } => {
            let id: Id = table.parse().map_err(|_| Failure::Usage(format!("`{table}` is not an id")))?;
            if !store.remove_table(id, SystemClock.now()).await.map_err(failed)? {
                return Err(Failure::Usage(format!("there is no table {id}")));
            }
            format!("{id} is removed")
        }
    };
    store.close().await;
    if !said.is_empty() {
        writeln!(io::stdout(), "{said}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn line(found: &Found) -> String {
    format!("{} {} (last here at {}, {} games)", found.id, found.name, found.seen.0, found.games)
}

/// The one person who was meant.
fn one(mut found: Vec<Found>, asked: &str) -> Result<Found, Failure> {
    match (found.pop(), found.is_empty()) {
        (None, _) => Err(Failure::Usage(format!("there is nobody called `{asked}`"))),
        (Some(person), true) => Ok(person),
        (Some(last), false) => {
            let all: Vec<_> = found.iter().chain([&last]).map(line).collect();
            Err(Failure::Usage(format!(
                "several people are called `{asked}`; use an id:\n{}",
                all.join("\n")
            )))
        }
    }
}

/// A name as others may see it.
fn checked(name: &str) -> Result<&str, Failure> {
    let name = name.trim();
    let fits = (1..=32).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if fits { Ok(name) } else { Err(Failure::Usage("a name has 1 to 32 letters".to_owned())) }
}
