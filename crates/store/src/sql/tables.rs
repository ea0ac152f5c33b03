//! Tables.

use async_trait::async_trait;
use mandala_games::AS_PUBLISHED;
use mandala_table::{Id, ListedTable, StoredEntry, Timestamp};
use protocol::Phase;
use tokio::task::spawn_blocking;

use super::database::{Sql, SqlRow};
use super::names::written;
use super::{SqlStore, ids, json, values};
use crate::StoreError;
use crate::tables::{Append, AppendError, PairingFilter, TableFilter, TableStore};

#[async_trait]
impl<D: Sql> TableStore for SqlStore<D> {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.writer.append(append).await
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let statement =
            "SELECT CAST(entry AS TEXT) AS entry FROM entries WHERE table_id = $1 AND version > $2
             ORDER BY version";
        let rows = self.database.fetch_all(statement, values![table, after]).await?;
        // A long game takes a while to read: not on a thread that has others to serve.
        let reading = spawn_blocking(move || rows.iter().map(|row| row.json("entry")).collect());
        reading.await.map_err(StoreError::unreadable("entries"))?
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        let phase = filter.phase.map(|phase| match phase {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Aborted => "aborted",
        });
        let whose = if filter.person.is_some() {
            "JOIN table_people AS own ON own.table_id = tables.id AND own.person = $2 WHERE true"
        } else {
            "WHERE public"
        };
        let statement = format!(
            "SELECT public, wakes, CAST(summary AS TEXT) AS summary,
                 (SELECT {} FROM table_people WHERE table_id = tables.id) AS people,
                 (SELECT {} FROM kept_seats WHERE table_id = tables.id) AS kept_for
             FROM tables {whose} AND ($1 IS NULL OR phase = $1)
             ORDER BY changed DESC, id LIMIT $3",
            D::list("person"),
            D::list("person")
        );
        let rows = self.database.fetch_all(&statement, values![phase, filter.person, filter.limit]).await?;
        rows.iter().map(listed).collect()
    }

    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError> {
        let statement = "SELECT tables.id
             FROM tables JOIN entries ON entries.table_id = tables.id AND entries.version = 1
             WHERE phase = 'open' AND public AND summary ->> 'game' = $1
                 AND json_array_length(summary -> 'seats') = $2 AND CAST(summary ->> 'rated' AS BOOLEAN) = $3
                 AND NOT coalesce(CAST(summary ->> 'hints' AS BOOLEAN), FALSE)
                 AND coalesce(CAST(summary ->> 'free' AS BIGINT), 1) > 0
                 AND CAST(summary -> 'clock' AS TEXT) = $4 AND CAST(entry -> 'options' AS TEXT) = $5
                 AND NOT EXISTS (SELECT 1 FROM table_people WHERE table_id = tables.id AND person = $6)
             ORDER BY CAST(entry ->> 'at' AS BIGINT), tables.id LIMIT $7";
        let values = values![
            written(&fitting.game)?,
            fitting.players as u32,
            fitting.rated,
            json(&fitting.clock)?,
            AS_PUBLISHED,
            fitting.person,
            fitting.limit,
        ];
        ids(&self.database.fetch_all(statement, values).await?)
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        let statement = "SELECT id FROM tables WHERE phase = 'running' AND due IS NOT NULL ORDER BY due, id";
        ids(&self.database.fetch_all(statement, values![]).await?)
    }

    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        let statement =
            "SELECT id FROM tables WHERE phase = 'running' AND due < $1 ORDER BY due, id LIMIT $2";
        ids(&self.database.fetch_all(statement, values![before, limit]).await?)
    }

    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        let tables: Vec<_> = tables.iter().map(|table| [table]).collect();
        let rows = self.database.fetch_all(&newest::<D>(), values![json(&tables)?]).await?;
        let versions = rows.iter().map(|row| Ok((row.id("id")?, row.count("version")?)));
        // One that does not exist has none.
        versions.filter(|version| !matches!(version, Ok((_, 0)))).collect()
    }
}

/// Asks for the newest version of each table in a list. Every server does so all the time, with all the tables it has: so one
/// entry is looked up for each, however long the game is.
pub(crate) fn newest<D: Sql>() -> String {
    format!(
        "SELECT value ->> 0 AS id, coalesce((SELECT version FROM entries WHERE table_id = value ->> 0
             ORDER BY version DESC LIMIT 1), 0) AS version
         FROM {}",
        D::each("$1")
    )
}

fn listed(row: &impl SqlRow) -> Result<ListedTable, StoreError> {
    Ok(ListedTable {
        summary: row.json("summary")?,
        public: row.flag("public")?,
        wakes: row.flag("wakes")?,
        people: row.json("people")?,
        kept_for: row.json("kept_for")?,
    })
}
