//! People in SQLite.

use async_trait::async_trait;
use sqlx::Row;

use super::super::StoreError;
use super::super::people::{NewLogin, People, Person};
use super::{Sqlite, id};
use crate::time::Timestamp;

#[async_trait]
impl People for Sqlite {
    async fn add_guest(&self, person: Person, login: NewLogin) -> Result<(), StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO people (id, name, created, seen) VALUES (?1, ?2, ?3, ?3)")
            .bind(person.id.to_string())
            .bind(&person.name)
            .bind(person.created.signed())
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO logins (hash, id, person, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)")
            .bind(&login.hash)
            .bind(login.id.to_string())
            .bind(person.id.to_string())
            .bind(person.created.signed())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn by_login(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, people.name, people.created FROM logins JOIN people ON people.id = logins.person
             WHERE logins.hash = ?",
        )
        .bind(hash)
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| {
            Ok(Person {
                id: id(row.try_get("id")?)?,
                name: row.try_get("name")?,
                created: Timestamp::from_signed(row.try_get("created")?),
            })
        })
        .transpose()
    }
}
