//! Logins and tokens.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::Scope;

use super::database::{Sql, SqlRow, Transaction};
use super::people::person;
use super::{SqlStore, ids, json, values};
use crate::StoreError;
use crate::logins::{Authentication, Login, Logins, Token};
use crate::people::NewLogin;

/// What is known of a person who comes with a login or a token.
const PERSON: &str = "people.id, people.name, people.created, people.password, people.banned";

#[async_trait]
impl<D: Sql> Logins for SqlStore<D> {
    async fn add_login(
        &self,
        person: Id,
        login: NewLogin,
        at: Timestamp,
        most: usize,
    ) -> Result<Vec<Id>, StoreError> {
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively(&format!("logins {person}")).await?;
        let statement = "DELETE FROM logins WHERE hash IN
                 (SELECT hash FROM logins WHERE person = $1 ORDER BY seen DESC, created DESC, id
                  LIMIT $2 OFFSET $3)
             RETURNING id";
        let others = i64::try_from(most).unwrap_or(i64::MAX).max(1) - 1;
        let ended = transaction.fetch_all(statement, values![person, i64::MAX, others]).await?;
        insert::<D>(&mut transaction, person, &login, at).await?;
        transaction.commit().await?;
        ids(&ended)
    }

    async fn by_login(&self, hash: &str) -> Result<Option<Authentication>, StoreError> {
        let statement = format!(
            "SELECT logins.id AS pass, logins.seen AS pass_seen, {PERSON} FROM logins
             JOIN people ON people.id = logins.person WHERE logins.hash = $1"
        );
        self.ask_one(&statement, values![hash]).await?.map(|row| pass(&row, None)).transpose()
    }

    async fn unwelcome(&self, passes: &[Id]) -> Result<Vec<Id>, StoreError> {
        let passes: Vec<_> = passes.iter().map(|pass| [pass]).collect();
        let statement = format!(
            "SELECT value ->> 0 AS id FROM {}
             WHERE NOT EXISTS (SELECT 1 FROM logins JOIN people ON people.id = logins.person
                               WHERE logins.id = value ->> 0 AND NOT people.banned)
               AND NOT EXISTS (SELECT 1 FROM tokens JOIN people ON people.id = tokens.person
                               WHERE tokens.id = value ->> 0 AND NOT people.banned)",
            D::each("$1")
        );
        ids(&self.database.fetch_all(&statement, values![json(&passes)?]).await?)
    }

    async fn logins(&self, person: Id) -> Result<Vec<Login>, StoreError> {
        let statement = "SELECT id, agent, created, seen FROM logins WHERE person = $1
             ORDER BY seen DESC, created DESC, id";
        let rows = self.database.fetch_all(statement, values![person]).await?;
        let login = |row: &D::Row| {
            Ok(Login {
                id: row.id("id")?,
                agent: row.text("agent")?.to_owned(),
                created: row.time("created")?,
                seen: row.time("seen")?,
            })
        };
        rows.iter().map(login).collect()
    }

    async fn end_login(&self, person: Id, login: Id) -> Result<bool, StoreError> {
        let statement = "DELETE FROM logins WHERE person = $1 AND id = $2";
        Ok(self.database.execute(statement, values![person, login]).await? > 0)
    }

    async fn end_logins(&self, person: Id, but: Option<Id>) -> Result<Vec<Id>, StoreError> {
        let statement = "DELETE FROM logins WHERE person = $1 AND id IS DISTINCT FROM $2 RETURNING id";
        let mut transaction = self.database.begin().await?;
        let ended = transaction.fetch_all(statement, values![person, but]).await?;
        transaction.commit().await?;
        ids(&ended)
    }

    async fn seen(&self, pass: &Authentication, at: Timestamp) -> Result<(), StoreError> {
        let table = if pass.scopes.is_some() {
            "UPDATE tokens SET seen = $1 WHERE id = $2"
        } else {
            "UPDATE logins SET seen = $1 WHERE id = $2"
        };
        let mut transaction = self.database.begin().await?;
        for (statement, id) in
            [(table, pass.id), ("UPDATE people SET seen = $1 WHERE id = $2", pass.person.id)]
        {
            transaction.execute(statement, values![at, id]).await?;
        }
        transaction.commit().await
    }

    async fn add_token(&self, person: Id, token: Token, hash: &str, most: usize) -> Result<bool, StoreError> {
        let statement = "INSERT INTO tokens (hash, id, person, label, scopes, created, seen)
             SELECT $1, $2, $3, $4, $5, $6, $6 WHERE (SELECT count(*) FROM tokens WHERE person = $3) < $7";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let scopes = json(&token.scopes)?;
        let values = values![hash, token.id, person, token.label, scopes, token.created, most];
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively(&format!("tokens {person}")).await?;
        let done = transaction.execute(statement, values).await?;
        transaction.commit().await?;
        Ok(done > 0)
    }

    async fn by_token(&self, hash: &str) -> Result<Option<Authentication>, StoreError> {
        let statement = format!(
            "SELECT tokens.id AS pass, tokens.seen AS pass_seen, tokens.scopes, {PERSON} FROM tokens
             JOIN people ON people.id = tokens.person WHERE tokens.hash = $1"
        );
        let row = self.ask_one(&statement, values![hash]).await?;
        row.map(|row| pass(&row, Some(row.json("scopes")?))).transpose()
    }

    async fn tokens(&self, person: Id) -> Result<Vec<Token>, StoreError> {
        let statement = "SELECT id, label, scopes, created, seen FROM tokens WHERE person = $1
             ORDER BY created DESC, id";
        let rows = self.database.fetch_all(statement, values![person]).await?;
        let token = |row: &D::Row| {
            Ok(Token {
                id: row.id("id")?,
                label: row.text("label")?.to_owned(),
                scopes: row.json("scopes")?,
                created: row.time("created")?,
                seen: row.time("seen")?,
            })
        };
        rows.iter().map(token).collect()
    }

    async fn end_token(&self, person: Id, token: Id) -> Result<bool, StoreError> {
        let statement = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        Ok(self.database.execute(statement, values![person, token]).await? > 0)
    }

    async fn end_tokens(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        let mut transaction = self.database.begin().await?;
        let ended = transaction
            .fetch_all("DELETE FROM tokens WHERE person = $1 RETURNING id", values![person])
            .await?;
        transaction.commit().await?;
        ids(&ended)
    }
}

pub(super) async fn insert<D: Sql>(
    transaction: &mut D::Transaction,
    person: Id,
    login: &NewLogin,
    at: Timestamp,
) -> Result<(), StoreError> {
    let statement =
        "INSERT INTO logins (hash, id, person, agent, created, seen) VALUES ($1, $2, $3, $4, $5, $5)";
    transaction.execute(statement, values![&login.hash, login.id, person, &login.agent, at]).await.map(|_| ())
}

fn pass(row: &impl SqlRow, scopes: Option<Vec<Scope>>) -> Result<Authentication, StoreError> {
    Ok(Authentication { id: row.id("pass")?, person: person(row)?, seen: row.time("pass_seen")?, scopes })
}
