//! People in SQLite.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::StoreError;
use super::super::people::{Account, NewGuest, NewLogin, People, Person, Secrets};
use super::{Sqlite, id};
use crate::id::Id;
use crate::people::Name;
use crate::time::Timestamp;

#[async_trait]
impl People for Sqlite {
    async fn add_guest(&self, guest: NewGuest, login: NewLogin) -> Result<(), StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO people (id, name, folded, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)")
            .bind(guest.id.to_string())
            .bind(guest.name.shown())
            .bind(guest.name.folded())
            .bind(guest.at.signed())
            .execute(&mut *transaction)
            .await?;
        super::logins::insert(&mut transaction, guest.id, &login, guest.at).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn person(&self, id: Id) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT * FROM people WHERE id = ?")
            .bind(id.to_string())
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(person).transpose()
    }

    async fn is_name_used(&self, name: &Name) -> Result<bool, StoreError> {
        let used = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM people WHERE folded = ?)")
            .bind(name.folded())
            .fetch_one(&self.read)
            .await?;
        Ok(used)
    }

    async fn rename(&self, person: Id, name: &Name) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1 AND NOT EXISTS
                 (SELECT 1 FROM people WHERE folded = ?3 AND password IS NOT NULL AND id <> ?1)",
        )
        .bind(person.to_string())
        .bind(name.shown())
        .bind(name.folded())
        .execute(&self.write)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn make_account(&self, person: Id, name: &Name, secrets: Secrets) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE people SET name = ?2, folded = ?3, password = ?4, recovery = ?5
             WHERE id = ?1 AND password IS NULL AND NOT EXISTS
                 (SELECT 1 FROM people WHERE folded = ?3 AND password IS NOT NULL)",
        )
        .bind(person.to_string())
        .bind(name.shown())
        .bind(name.folded())
        .bind(&secrets.password)
        .bind(&secrets.recovery)
        .execute(&self.write)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT * FROM people WHERE folded = ? AND password IS NOT NULL")
            .bind(folded)
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(account).transpose()
    }

    async fn account_of(&self, person: Id) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT * FROM people WHERE id = ? AND password IS NOT NULL")
            .bind(person.to_string())
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(account).transpose()
    }

    async fn change_password(&self, person: Id, password: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET password = ? WHERE id = ? AND password IS NOT NULL")
            .bind(password)
            .bind(person.to_string())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    async fn recover(&self, person: Id, used: &str, secrets: Secrets) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET password = ?, recovery = ? WHERE id = ? AND recovery = ?")
            .bind(&secrets.password)
            .bind(&secrets.recovery)
            .bind(person.to_string())
            .bind(used)
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn set_password(&self, folded: &str, password: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET password = ? WHERE folded = ? AND password IS NOT NULL")
            .bind(password)
            .bind(folded)
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn set_recovery(&self, person: Id, recovery: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET recovery = ? WHERE id = ?")
            .bind(recovery)
            .bind(person.to_string())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    async fn ban(&self, person: Id, banned: bool) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET banned = ? WHERE id = ?")
            .bind(banned)
            .bind(person.to_string())
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn settings(&self, person: Id) -> Result<String, StoreError> {
        let settings: Option<String> = sqlx::query_scalar("SELECT settings FROM people WHERE id = ?")
            .bind(person.to_string())
            .fetch_optional(&self.read)
            .await?;
        Ok(settings.unwrap_or_else(|| "{}".to_owned()))
    }

    async fn keep_settings(&self, person: Id, settings: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE people SET settings = ? WHERE id = ?")
            .bind(settings)
            .bind(person.to_string())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}

/// A person from a row of `people`.
pub(super) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: id(row.try_get("id")?)?,
        name: row.try_get("name")?,
        created: Timestamp::from_signed(row.try_get("created")?),
        account: row.try_get::<Option<&str>, _>("password")?.is_some(),
        banned: row.try_get("banned")?,
    })
}

fn account(row: &SqliteRow) -> Result<Account, StoreError> {
    let secrets = Secrets {
        password: row.try_get("password")?,
        recovery: row.try_get::<Option<String>, _>("recovery")?.unwrap_or_default(),
    };
    Ok(Account { person: person(row)?, secrets })
}
