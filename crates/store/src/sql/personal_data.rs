//! What a person leaves behind.

use async_trait::async_trait;
use mandala_games::Registry;
use mandala_table::{Dice, Id, Timestamp};
use protocol::TableSummary;

use super::database::{Sql, SqlRow, Transaction};
use super::names::read_kind;
use super::rewrite::{hold, remove, rename_games, rewrite, tables_that_know};
use super::{SqlStore, ids, values};
use crate::StoreError;
use crate::forget::forgotten_entry;
use crate::name::NEUTRAL_NAME;
use crate::personal_data::{OwnGame, PersonalData};

/// The tables at which a person sits that are not over.
const UNFINISHED: &str = "FROM table_people JOIN tables ON id = table_id
    WHERE person = $1 AND phase IN ('open', 'running')";

fn count_tables() -> String {
    format!("SELECT count(*) AS tables {UNFINISHED}")
}

/// How many tables a person sits at, as a transaction sees it.
pub(super) async fn sits_at(transaction: &mut impl Transaction, person: Id) -> Result<u32, StoreError> {
    let rows = transaction.fetch_all(&count_tables(), values![person]).await?;
    rows.first().map_or(Ok(0), |row| row.count("tables"))
}

#[async_trait]
impl<D: Sql> PersonalData for SqlStore<D> {
    async fn unfinished(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        ids(&self.database.fetch_all(&format!("SELECT id {UNFINISHED} ORDER BY id"), values![person]).await?)
    }

    async fn sits_at(&self, person: Id) -> Result<u32, StoreError> {
        let row = self.ask_one(&count_tables(), values![person]).await?;
        row.map_or(Ok(0), |row| row.count("tables"))
    }

    async fn concerning(&self, person: Id, limit: u32) -> Result<Vec<Id>, StoreError> {
        let statement = "SELECT id FROM tables WHERE phase IN ('open', 'running') AND id IN
                 (SELECT table_id FROM table_people WHERE person = $1
                  UNION SELECT table_id FROM kept_seats WHERE person = $1)
             ORDER BY changed DESC, id LIMIT $2";
        ids(&self.database.fetch_all(statement, values![person, limit]).await?)
    }

    async fn tables_of(&self, person: Id) -> Result<Vec<TableSummary>, StoreError> {
        let statement = "SELECT CAST(summary AS TEXT) AS summary
             FROM table_people JOIN tables ON id = table_id WHERE person = $1 ORDER BY changed DESC, id";
        let rows = self.database.fetch_all(statement, values![person]).await?;
        rows.iter().map(|row| row.json("summary")).collect()
    }

    async fn games_of(
        &self,
        person: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, StoreError> {
        let statement = format!(
            "SELECT games.id, kind, ended, record, {} AS seats, {} AS places
             FROM game_people JOIN games ON games.id = game_id
             WHERE person = $1 AND ($2 IS NULL OR (ended, games.id) > ($2, $3))
             GROUP BY games.id ORDER BY ended, games.id LIMIT $4",
            D::list("seat"),
            D::list("place")
        );
        let values = values![person, after.map(|(at, _)| at), after.map(|(_, id)| id), limit];
        let game = |row: &D::Row| {
            let seats = row.json::<Vec<u8>>("seats")?;
            Ok(OwnGame {
                id: row.id("id")?,
                kind: read_kind(row.text("kind")?)?,
                ended: row.time("ended")?,
                seats: seats.into_iter().zip(row.json::<Vec<u8>>("places")?).collect(),
                record: row.text("record")?.to_owned(),
            })
        };
        self.database.fetch_all(&statement, values).await?.iter().map(game).collect()
    }

    async fn forget(&self, person: Id, chance: &Dice) -> Result<Vec<Id>, StoreError> {
        let tables = tables_that_know(self, person).await?;
        let mut transaction = self.database.begin().await?;
        for &table in &tables {
            forget_table::<D>(&mut transaction, &self.games, table, person, chance.id()).await?;
        }
        for game in rename_games::<D>(&mut transaction, person, NEUTRAL_NAME).await? {
            let statement = "UPDATE game_people SET person = $1 WHERE game_id = $2 AND person = $3";
            transaction.execute(statement, values![chance.id(), game, person]).await?;
        }
        transaction.execute("DELETE FROM kept_seats WHERE person = $1", values![person]).await?;
        // Logins, tokens and all else that names the person go with them.
        transaction.execute("DELETE FROM people WHERE id = $1", values![person]).await?;
        transaction.commit().await?;
        Ok(tables)
    }
}

/// Removes a table at which the person sat to the end: the game, if there was one, is kept as a record. Where others, or a
/// computer for them, play on, and where the person has only passed by, an id of no person stands in their place.
async fn forget_table<D: Sql>(
    transaction: &mut D::Transaction,
    games: &Registry,
    table: Id,
    person: Id,
    stranger: Id,
) -> Result<(), StoreError> {
    // The game may be about to end.
    hold::<D>(transaction, table).await?;
    let statement = "SELECT id FROM table_people JOIN tables ON id = table_id
         WHERE table_id = $1 AND person = $2 AND phase NOT IN ('open', 'running')";
    if !transaction.fetch_all(statement, values![table, person]).await?.is_empty() {
        remove::<D>(transaction, table).await?;
        return Ok(());
    }
    rewrite::<D>(transaction, games, table, |stored| forgotten_entry(stored, person, stranger)).await?;
    let statement = "DELETE FROM table_people WHERE table_id = $1 AND person = $2";
    transaction.execute(statement, values![table, person]).await.map(|_| ())
}
