//! `mandala admin`: what a host does by hand. It works on the store itself, also while servers run.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use l10n::{Language, translations};
use server::people::{Name, fold, hash_password};
use server::store::{FoundPerson, FoundTable, StoreError};
use server::{Id, SystemClock, Time, Timestamp, system_dice};

use crate::failure::Failure;
use crate::moment;
use crate::open_store::OpenStore;
use crate::settings::{Settings, SettingsArgs};

/// Look after a server: find people and tables, reset a password, ban a person, replace a name, remove a table.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  mandala admin --data /var/lib/mandala people
  mandala admin --database postgres://mandala@db/mandala people heron
  mandala admin tables heron
  mandala admin reset-password 'Some Name'
  mandala admin ban 0a1b2c3d4e5f6g7h8j9kamnpqr
  mandala admin rename 0a1b2c3d4e5f6g7h8j9kamnpqr 'Quiet Heron'
  mandala admin remove-table 0a1b2c3d4e5f6g7h8j9kamnpqr

People are named by their id or, where only one person has it, by their name. A running server takes notice within half a
minute, of a ban within 5 seconds. The store is what a server would use: flags, MANDALA_DATABASE, MANDALA_DATA, or the file
of settings.")]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// List people, or search them by a part of their name: ids, when they last came, how many games.
    #[command(visible_alias = "find")]
    People {
        /// A part of a name, in small or capital letters, or an id; without it all people.
        text: Option<String>,
        /// As many as are listed, those who came last first.
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: usize,
    },
    /// List tables, or search them by a part of a name at them: phase, when something last happened, how large the log is.
    Tables {
        /// A part of a name, in small or capital letters, or an id; without it all.
        text: Option<String>,
        /// As many as are listed, those at which something happened last first.
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: usize,
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
    let settings = Settings::read(&args.settings, &[])?;
    settings.check_store()?;
    let opened = OpenStore::beside_servers(&settings.process).await?;
    let store = &opened.store;
    let failed = |error: StoreError| opened.failed(error);
    let said = match &args.task {
        Task::People { text, limit } => {
            let text = text.as_deref().unwrap_or_default();
            let found = store.find_people(text, limit.saturating_add(1)).await.map_err(failed)?;
            list(found.iter().map(person_line), *limit, "people", text)
        }
        Task::Tables { text, limit } => {
            let text = text.as_deref().unwrap_or_default();
            let found = store.find_tables(text, limit.saturating_add(1)).await.map_err(failed)?;
            list(found.iter().map(table_line), *limit, "tables", text)
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
            let done = if banned {
                "turned away; what they have open ends within 5 seconds"
            } else {
                "let in again"
            };
            format!("{} is {done}", person.name)
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
    writeln!(io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}

/// A line for each that was found, and whether there are more; so many at most.
fn list(lines: impl ExactSizeIterator<Item = String>, limit: usize, what: &str, text: &str) -> String {
    let found = lines.len();
    let mut said: Vec<_> = lines.take(limit).collect();
    if found > limit {
        said.push(format!("There are more {what}: search for a part of a name, or raise --limit."));
    } else if found == 0 && text.is_empty() {
        said.push(format!("There are no {what}."));
    } else if found == 0 {
        said.push(format!("No {what} found with `{text}`."));
    }
    said.join("\n")
}

fn person_line(found: &FoundPerson) -> String {
    format!(
        "{} {} ({}, last here {}, {} games{})",
        found.id,
        found.name,
        if found.has_account { "account" } else { "guest" },
        moment::written(found.seen),
        found.games,
        if found.banned { ", turned away" } else { "" }
    )
}

fn table_line(found: &FoundTable) -> String {
    let summary = &found.summary;
    let seats: Vec<_> = summary.seats.iter().map(|seat| seat.as_deref().unwrap_or("open seat")).collect();
    format!(
        "{} {} {} ({}, {}, last changed {}, {} entries, {} bytes)",
        summary.id,
        summary.game,
        format!("{:?}", summary.phase).to_lowercase(),
        seats.join(", "),
        if found.public { "public" } else { "private" },
        moment::written(Timestamp(summary.changed)),
        found.entries,
        found.bytes
    )
}

/// The one person who was meant.
fn one(mut found: Vec<FoundPerson>, asked: &str) -> Result<FoundPerson, Failure> {
    match (found.pop(), found.is_empty()) {
        (None, _) => Err(Failure::Usage(format!("there is nobody called `{asked}`"))),
        (Some(person), true) => Ok(person),
        (Some(last), false) => {
            let all: Vec<_> = found.iter().chain([&last]).map(person_line).collect();
            Err(Failure::Usage(format!(
                "several people are called `{asked}`; use an id:\n{}",
                all.join("\n")
            )))
        }
    }
}
