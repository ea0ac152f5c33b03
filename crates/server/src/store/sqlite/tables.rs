//! Tables in SQLite.

use async_trait::async_trait;
use protocol::{Phase, TableSummary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::StoreError;
use super::super::tables::{Append, AppendError, ListedTable, TableFilter, Tables};
use super::{Sqlite, id, read};
use crate::id::Id;
use crate::table::Kept;

#[async_trait]
impl Tables for Sqlite {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.writer.append(append).await
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<Kept>, StoreError> {
        let rows =
            sqlx::query("SELECT entry FROM entries WHERE table_id = ? AND version > ? ORDER BY version")
                .bind(table.to_string())
                .bind(i64::from(after))
                .fetch_all(&self.read)
                .await?;
        rows.iter().map(|row| read(row.try_get("entry")?)).collect()
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        let phase = filter.phase.map(|phase| match phase {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Aborted => "aborted",
        });
        let rows = sqlx::query(
            "SELECT id, public, wakes, summary,
                 (SELECT json_group_array(person) FROM table_people WHERE table_id = tables.id) AS people
             FROM tables
             WHERE (?1 IS NULL OR phase = ?1)
                 AND (CASE WHEN ?2 IS NULL THEN public
                      ELSE id IN (SELECT table_id FROM table_people WHERE person = ?2) END)
             ORDER BY changed DESC, id LIMIT ?3",
        )
        .bind(phase)
        .bind(filter.person.map(|id| id.to_string()))
        .bind(filter.limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(listed).collect()
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE phase = 'running' AND wakes")
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| id(row.try_get("id")?)).collect()
    }
}

fn listed(row: &SqliteRow) -> Result<ListedTable, StoreError> {
    Ok(ListedTable {
        summary: read::<TableSummary>(row.try_get("summary")?)?,
        public: row.try_get("public")?,
        wakes: row.try_get("wakes")?,
        people: read(row.try_get("people")?)?,
    })
}
