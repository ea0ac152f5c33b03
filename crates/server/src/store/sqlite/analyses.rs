//! Analyses in SQLite.

use async_trait::async_trait;
use sqlx::Row;

use super::super::StoreError;
use super::super::analyses::{Analyses, AskedAnalysis, StoredAnalysis, WaitingAnalysis};
use super::Sqlite;
use crate::time::Timestamp;

#[async_trait]
impl Analyses for Sqlite {
    async fn ask_analysis(&self, asked: AskedAnalysis) -> Result<bool, StoreError> {
        // One statement: whether there is room and the taking of it cannot come apart.
        let added = sqlx::query(
            "INSERT INTO analyses (key, person, asked, state, record)
             SELECT ?1, ?2, ?3, 'queued', ?4
             WHERE (SELECT count(*) FROM analyses WHERE state = 'queued') < ?5
                 AND (SELECT count(*) FROM analyses WHERE state = 'queued' AND person = ?2) < ?6
             ON CONFLICT (key) DO UPDATE SET state = 'queued', record = excluded.record, person = excluded.person
                 WHERE state = 'failed'",
        )
        .bind(&asked.key)
        .bind(asked.person.to_string())
        .bind(asked.at.signed())
        .bind(&asked.record)
        .bind(asked.most)
        .bind(asked.most_each)
        .execute(&self.write)
        .await?;
        Ok(added.rows_affected() > 0)
    }

    async fn analysis(&self, key: &str) -> Result<Option<StoredAnalysis>, StoreError> {
        let row = sqlx::query("SELECT state, result FROM analyses WHERE key = ?")
            .bind(key)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            Ok(match (row.try_get("state")?, row.try_get::<Option<String>, _>("result")?) {
                ("done", Some(result)) => StoredAnalysis::Done(result),
                ("queued", _) => StoredAnalysis::Queued,
                _ => StoredAnalysis::Failed,
            })
        })
        .transpose()
    }

    async fn waiting_analysis(&self) -> Result<Option<WaitingAnalysis>, StoreError> {
        let row = sqlx::query(
            "SELECT key, coalesce(analyses.record, games.record) AS record
             FROM analyses LEFT JOIN games ON games.id = analyses.key
             WHERE state = 'queued' AND coalesce(analyses.record, games.record) IS NOT NULL
             ORDER BY number LIMIT 1",
        )
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| Ok(WaitingAnalysis { key: row.try_get("key")?, record: row.try_get("record")? }))
            .transpose()
    }

    async fn keep_analysis(&self, key: &str, result: Option<String>) -> Result<(), StoreError> {
        let state = if result.is_some() { "done" } else { "failed" };
        // The players' names are those that the game's record has now: somebody may have been forgotten meanwhile.
        sqlx::query(
            "UPDATE analyses SET state = ?1, record = NULL, result = coalesce(
                 (SELECT json_replace(?2, '$.records[0].players', json_extract(games.record, '$.players'))
                  FROM games WHERE games.id = ?3), ?2)
             WHERE key = ?3",
        )
        .bind(state)
        .bind(result)
        .bind(key)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    async fn forget_analyses(&self, before: Timestamp) -> Result<u64, StoreError> {
        // A hash has 64 digits; the id of a game is shorter.
        let forgotten =
            sqlx::query("DELETE FROM analyses WHERE length(key) = 64 AND state <> 'queued' AND asked < ?")
                .bind(before.signed())
                .execute(&self.write)
                .await?;
        Ok(forgotten.rows_affected())
    }
}
