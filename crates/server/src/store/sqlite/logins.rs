//! Logins and tokens in SQLite.

use async_trait::async_trait;
use protocol::Scope;
use sqlx::sqlite::SqliteRow;
use sqlx::types::Json;
use sqlx::{Row, Transaction};

use super::super::StoreError;
use super::super::logins::{Login, Logins, Pass, Token};
use super::super::people::NewLogin;
use super::people::person;
use super::{Sqlite, id};
use crate::id::Id;
use crate::time::Timestamp;

#[async_trait]
impl Logins for Sqlite {
    async fn add_login(
        &self,
        person: Id,
        login: NewLogin,
        at: Timestamp,
        most: usize,
    ) -> Result<Vec<Id>, StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let most = i64::try_from(most).unwrap_or(i64::MAX).max(1);
        let ended = sqlx::query(
            "DELETE FROM logins WHERE hash IN
                 (SELECT hash FROM logins WHERE person = ? ORDER BY seen DESC, created DESC, id
                  LIMIT -1 OFFSET ?)
             RETURNING id",
        )
        .bind(person.to_string())
        .bind(most - 1)
        .fetch_all(&mut *transaction)
        .await?;
        insert(&mut transaction, person, &login, at).await?;
        transaction.commit().await?;
        ids(&ended)
    }

    async fn by_login(&self, hash: &str) -> Result<Option<Pass>, StoreError> {
        let row = sqlx::query(
            "SELECT logins.id AS pass, logins.seen AS pass_seen, people.* FROM logins
             JOIN people ON people.id = logins.person WHERE logins.hash = ?",
        )
        .bind(hash)
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| pass(&row, None)).transpose()
    }

    async fn unwelcome(&self, passes: &[Id]) -> Result<Vec<Id>, StoreError> {
        let passes: Vec<_> = passes.iter().map(Id::to_string).collect();
        let rows = sqlx::query(
            "SELECT value AS id FROM json_each(?) AS asked
             WHERE NOT EXISTS (SELECT 1 FROM logins JOIN people ON people.id = logins.person
                               WHERE logins.id = asked.value AND NOT people.banned)
               AND NOT EXISTS (SELECT 1 FROM tokens JOIN people ON people.id = tokens.person
                               WHERE tokens.id = asked.value AND NOT people.banned)",
        )
        .bind(Json(passes))
        .fetch_all(&self.read)
        .await?;
        ids(&rows)
    }

    async fn logins(&self, person: Id) -> Result<Vec<Login>, StoreError> {
        let rows = sqlx::query("SELECT * FROM logins WHERE person = ? ORDER BY seen DESC, created DESC, id")
            .bind(person.to_string())
            .fetch_all(&self.read)
            .await?;
        let login = |row: &SqliteRow| {
            Ok(Login {
                id: id(row.try_get("id")?)?,
                agent: row.try_get("agent")?,
                created: Timestamp::from_signed(row.try_get("created")?),
                seen: Timestamp::from_signed(row.try_get("seen")?),
            })
        };
        rows.iter().map(login).collect()
    }

    async fn end_login(&self, person: Id, login: Id) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM logins WHERE person = ? AND id = ?")
            .bind(person.to_string())
            .bind(login.to_string())
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn end_logins(&self, person: Id, but: Option<Id>) -> Result<Vec<Id>, StoreError> {
        let ended = sqlx::query("DELETE FROM logins WHERE person = ? AND id IS NOT ? RETURNING id")
            .bind(person.to_string())
            .bind(but.map(|id| id.to_string()))
            .fetch_all(&self.write)
            .await?;
        ids(&ended)
    }

    async fn seen(&self, pass: &Pass, at: Timestamp) -> Result<(), StoreError> {
        let table = if pass.scopes.is_some() {
            "UPDATE tokens SET seen = ? WHERE id = ?"
        } else {
            "UPDATE logins SET seen = ? WHERE id = ?"
        };
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        for (query, id) in [(table, pass.id), ("UPDATE people SET seen = ? WHERE id = ?", pass.person.id)] {
            sqlx::query(query).bind(at.signed()).bind(id.to_string()).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn add_token(&self, person: Id, token: Token, hash: &str, most: usize) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO tokens (hash, id, person, label, scopes, created, seen)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6 WHERE (SELECT count(*) FROM tokens WHERE person = ?3) < ?7",
        )
        .bind(hash)
        .bind(token.id.to_string())
        .bind(person.to_string())
        .bind(&token.label)
        .bind(Json(&token.scopes))
        .bind(token.created.signed())
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .execute(&self.write)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn by_token(&self, hash: &str) -> Result<Option<Pass>, StoreError> {
        let row = sqlx::query(
            "SELECT tokens.id AS pass, tokens.seen AS pass_seen, tokens.scopes, people.* FROM tokens
             JOIN people ON people.id = tokens.person WHERE tokens.hash = ?",
        )
        .bind(hash)
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| pass(&row, Some(row.try_get::<Json<Vec<Scope>>, _>("scopes")?.0))).transpose()
    }

    async fn tokens(&self, person: Id) -> Result<Vec<Token>, StoreError> {
        let rows = sqlx::query("SELECT * FROM tokens WHERE person = ? ORDER BY created DESC, id")
            .bind(person.to_string())
            .fetch_all(&self.read)
            .await?;
        let token = |row: &SqliteRow| {
            Ok(Token {
                id: id(row.try_get("id")?)?,
                label: row.try_get("label")?,
                scopes: row.try_get::<Json<Vec<Scope>>, _>("scopes")?.0,
                created: Timestamp::from_signed(row.try_get("created")?),
                seen: Timestamp::from_signed(row.try_get("seen")?),
            })
        };
        rows.iter().map(token).collect()
    }

    async fn end_token(&self, person: Id, token: Id) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM tokens WHERE person = ? AND id = ?")
            .bind(person.to_string())
            .bind(token.to_string())
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn end_tokens(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        let ended = sqlx::query("DELETE FROM tokens WHERE person = ? RETURNING id")
            .bind(person.to_string())
            .fetch_all(&self.write)
            .await?;
        ids(&ended)
    }
}

pub(super) async fn insert(
    transaction: &mut Transaction<'_, sqlx::Sqlite>,
    person: Id,
    login: &NewLogin,
    at: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO logins (hash, id, person, agent, created, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
    )
    .bind(&login.hash)
    .bind(login.id.to_string())
    .bind(person.to_string())
    .bind(&login.agent)
    .bind(at.signed())
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn pass(row: &SqliteRow, scopes: Option<Vec<Scope>>) -> Result<Pass, StoreError> {
    Ok(Pass {
        id: id(row.try_get("pass")?)?,
        person: person(row)?,
        seen: Timestamp::from_signed(row.try_get("pass_seen")?),
        scopes,
    })
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<Id>, StoreError> {
    rows.iter().map(|row| id(row.try_get("id")?)).collect()
}
