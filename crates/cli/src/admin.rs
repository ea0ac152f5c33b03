//! `mandala admin`: what a host does by hand. It works on the store itself, also while servers run.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use l10n::{Language, translations};
use server::people::{Name, fold, hash_password};
use server::store::{FoundPerson, StoreError};
use server::{Id, SystemClock, Time, system_dice};

use crate::failure::Failure;
use crate::open_store::OpenStore;
use crate::serve::settings::Settings;

/// Look after a server: find people, reset a password, ban a person, replace a name, remove a table.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala admin --data /var/lib/mandala find 'Some Name'
  mandala admin --database postgres://mandala@db/mandala find 'Some Name'
  mandala admin reset-password 'Some Name'
  mandala admin ban 0a1b2c3d4e5f6g7h8j9kamnpqr
  mandala admin rename 0a1b2c3d4e5f6g7h8j9kamnpqr 'Quiet Heron'
  mandala admin remove-table 0a1b2c3d4e5f6g7h8j9kamnpqr

People are named by their id or, where only one person has it, by their name. A running server takes notice within a
minute. Without flags the store is that of the environment (MANDALA_DATABASE, MANDALA_DATA).")]
pub(crate) struct AdminArgs {
    /// The folder of the database; by default the platform's data folder.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// A database server instead of a file in that folder.
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,
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
    /// Give an account a new password, which is printed, and end its logins and tokens.
    ResetPassword {
        /// The person.
        person: String,
    },
    /// Turn a person away from now on.
    Ban {
        /// The person.
        person: String,
    },
    /// Let a person in again.
    Unban {
        /// The person.
        person: String,
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
    let settings = Settings::read(None, &[], &[("database", args.database.as_deref())])?.process;
    let opened = match &args.data {
        Some(folder) => OpenStore::beside_servers("", folder).await?,
        None => OpenStore::beside_servers(&settings.database, &settings.data).await?,
    };
    let store = &opened.store;
    let failed = |error: StoreError| opened.failed(error);
    let said = match &args.task {
        Task::Find { name } => {
            let found = store.people_named(name).await.map_err(failed)?;
            found.iter().map(line).collect::<Vec<_>>().join("\n")
        }
        Task::ResetPassword { person } => {
            let person = one(store.people_named(person).await.map_err(failed)?, person)?;
            let (dice, name) = (system_dice(), fold(&person.name));
            let password = dice.id().to_string();
            let account = store.account_of(person.id).await.map_err(failed)?;
            if account.is_none()
                || !store
                    .set_password(&name, &hash_password(&password, &dice.bytes()))
                    .await
                    .map_err(failed)?
            {
                return Err(Failure::Usage(format!("{} is a guest and has no password", person.name)));
            }
            store.end_logins(person.id, None).await.map_err(failed)?;
            store.end_tokens(person.id).await.map_err(failed)?;
            format!("the password of {} is {password}", person.name)
        }
        Task::Ban { person } | Task::Unban { person } => {
            let person = one(store.people_named(person).await.map_err(failed)?, person)?;
            let banned = matches!(args.task, Task::Ban { .. });
            store.ban(person.id, banned).await.map_err(failed)?;
            format!("{} is {}", person.name, if banned { "turned away" } else { "let in again" })
        }
        Task::Rename { person, name } => {
            let person = one(store.people_named(person).await.map_err(failed)?, person)?;
            let name = Name::read(name)
                .map_err(|refusal| Failure::Usage(translations(Language::En).message(&refusal)))?;
            let name = name.shown();
            store.replace_name(person.id, name, SystemClock.now()).await.map_err(failed)?;
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

fn line(found: &FoundPerson) -> String {
    format!("{} {} (last here at {}, {} games)", found.id, found.name, found.seen.0, found.games)
}

/// The one person who was meant.
fn one(mut found: Vec<FoundPerson>, asked: &str) -> Result<FoundPerson, Failure> {
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
