//! People.

use async_trait::async_trait;
use mandala_table::Id;

use super::database::{Sql, SqlRow, Transaction};
use super::{SqlStore, values};
use crate::StoreError;
use crate::name::Name;
use crate::people::{Account, NewGuest, NewLogin, People, Person, Secrets};

/// Columns are always named: a later version may add others while this one runs.
const ACCOUNT: &str = "SELECT id, name, created, password, recovery, banned FROM people";

#[async_trait]
impl<D: Sql> People for SqlStore<D> {
    async fn add_guest(&self, guest: NewGuest, login: NewLogin) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        let statement = "INSERT INTO people (id, name, folded, created, seen) VALUES ($1, $2, $3, $4, $4)";
        let values = values![guest.id, guest.name.shown(), guest.name.folded(), guest.at];
        transaction.execute(statement, values).await?;
        super::logins::insert::<D>(&mut transaction, guest.id, &login, guest.at).await?;
        transaction.commit().await
    }

    async fn is_name_used(&self, name: &Name) -> Result<bool, StoreError> {
        let statement = "SELECT 1 FROM people WHERE folded = $1 LIMIT 1";
        Ok(self.ask_one(statement, values![name.folded()]).await?.is_some())
    }

    async fn rename(&self, person: Id, name: &Name) -> Result<bool, StoreError> {
        let statement = "UPDATE people SET name = $2, folded = $3 WHERE id = $1 AND NOT EXISTS
             (SELECT 1 FROM people WHERE folded = $3 AND password IS NOT NULL AND id <> $1)";
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively(&of_name(name.folded())).await?;
        let done = transaction.execute(statement, values![person, name.shown(), name.folded()]).await?;
        transaction.commit().await?;
        Ok(done > 0)
    }

    async fn make_account(&self, person: Id, name: &Name, secrets: Secrets) -> Result<bool, StoreError> {
        let statement = "UPDATE people SET name = $2, folded = $3, password = $4, recovery = $5
             WHERE id = $1 AND password IS NULL AND NOT EXISTS
                 (SELECT 1 FROM people WHERE folded = $3 AND password IS NOT NULL)";
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively(&of_name(name.folded())).await?;
        let values = values![person, name.shown(), name.folded(), &secrets.password, &secrets.recovery];
        let done = transaction.execute(statement, values).await?;
        transaction.commit().await?;
        Ok(done > 0)
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let statement = format!("{ACCOUNT} WHERE folded = $1 AND password IS NOT NULL");
        self.ask_one(&statement, values![folded]).await?.as_ref().map(account).transpose()
    }

    async fn person(&self, id: Id) -> Result<Option<Person>, StoreError> {
        let statement = format!("{ACCOUNT} WHERE id = $1");
        self.ask_one(&statement, values![id]).await?.as_ref().map(person).transpose()
    }

    async fn account_of(&self, person: Id) -> Result<Option<Account>, StoreError> {
        let statement = format!("{ACCOUNT} WHERE id = $1 AND password IS NOT NULL");
        self.ask_one(&statement, values![person]).await?.as_ref().map(account).transpose()
    }

    async fn change_password(&self, person: Id, password: &str) -> Result<(), StoreError> {
        let statement = "UPDATE people SET password = $1 WHERE id = $2 AND password IS NOT NULL";
        self.database.execute(statement, values![password, person]).await.map(|_| ())
    }

    async fn recover(&self, person: Id, used: &str, secrets: Secrets) -> Result<bool, StoreError> {
        let statement = "UPDATE people SET password = $1, recovery = $2 WHERE id = $3 AND recovery = $4";
        let values = values![&secrets.password, &secrets.recovery, person, used];
        Ok(self.database.execute(statement, values).await? > 0)
    }

    async fn set_password(&self, folded: &str, password: &str) -> Result<bool, StoreError> {
        let statement = "UPDATE people SET password = $1 WHERE folded = $2 AND password IS NOT NULL";
        Ok(self.database.execute(statement, values![password, folded]).await? > 0)
    }

    async fn set_recovery(&self, person: Id, recovery: &str) -> Result<(), StoreError> {
        let statement = "UPDATE people SET recovery = $1 WHERE id = $2";
        self.database.execute(statement, values![recovery, person]).await.map(|_| ())
    }

    async fn ban(&self, person: Id, banned: bool) -> Result<bool, StoreError> {
        let statement = "UPDATE people SET banned = $1 WHERE id = $2";
        Ok(self.database.execute(statement, values![banned, person]).await? > 0)
    }

    async fn settings(&self, person: Id) -> Result<String, StoreError> {
        let row = self.ask_one("SELECT settings FROM people WHERE id = $1", values![person]).await?;
        row.map_or_else(|| Ok("{}".to_owned()), |row| row.text("settings").map(str::to_owned))
    }

    async fn save_settings(&self, person: Id, settings: &str) -> Result<(), StoreError> {
        let statement = "UPDATE people SET settings = $1 WHERE id = $2";
        self.database.execute(statement, values![settings, person]).await.map(|_| ())
    }
}

/// The lock for giving a name: that no account has it is read first, and that it is taken is written after.
pub(super) fn of_name(folded: &str) -> String {
    format!("name {folded}")
}

/// A person from a row with the columns of `people`.
pub(super) fn person(row: &impl SqlRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.id("id")?,
        name: row.text("name")?.to_owned(),
        created: row.time("created")?,
        account: row.text_if_any("password")?.is_some(),
        banned: row.flag("banned")?,
    })
}

fn account(row: &impl SqlRow) -> Result<Account, StoreError> {
    let secrets = Secrets {
        password: row.text("password")?.to_owned(),
        recovery: row.text_if_any("recovery")?.unwrap_or_default().to_owned(),
    };
    Ok(Account { person: person(row)?, secrets })
}
