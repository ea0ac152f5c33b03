//! Tables in SQLite.

use async_trait::async_trait;
use protocol::{Phase, TableSummary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use sqlx::types::Json;

use super::super::StoreError;
use super::super::tables::{Append, AppendError, Fitting, ListedTable, TableFilter, Tables};
use super::names::written;
use super::{Sqlite, id, read};
use crate::id::Id;
use crate::running::AS_PUBLISHED;
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

    async fn waiting(&self, fitting: Fitting) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.id FROM tables JOIN entries ON entries.table_id = tables.id AND entries.version = 1
             WHERE phase = 'open' AND public AND summary ->> 'game' = ?1
                 AND json_array_length(summary, '$.seats') = ?2 AND summary ->> 'rated' = ?3
                 AND summary -> 'clock' = ?4 AND entry -> 'options' = ?5
                 AND NOT EXISTS (SELECT 1 FROM table_people WHERE table_id = tables.id AND person = ?6)
             ORDER BY entry ->> 'at', tables.id LIMIT ?7",
        )
        .bind(written(&fitting.game)?)
        .bind(fitting.players as u32)
        .bind(fitting.rated)
        .bind(Json(fitting.clock))
        .bind(AS_PUBLISHED)
        .bind(fitting.person.to_string())
        .bind(fitting.limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| id(row.try_get("id")?)).collect()
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
