//! Analyses.

use async_trait::async_trait;
use mandala_table::Timestamp;

use super::database::{Sql, SqlRow, Transaction};
use super::{SqlStore, values};
use crate::StoreError;
use crate::analyses::{Analyses, AnalysisRequest, StoredAnalysis, WaitingAnalysis};
use crate::forget::report_with_names_of;

/// A longer record is of no ordinary game, but of one that somebody has drawn out. Its analysis takes many times as long.
const LONG_RECORD: u32 = 16 * 1024;

/// What a person has asked for counts for so many milliseconds, and until so many others were asked for.
const LATELY: u32 = 3_600_000;
const COUNTED_LATELY: u32 = 200;

#[async_trait]
impl<D: Sql> Analyses for SqlStore<D> {
    async fn ask_analysis(&self, asked: AnalysisRequest) -> Result<bool, StoreError> {
        let statement = "INSERT INTO analyses (key, person, asked, state, record)
             SELECT $1, $2, $3, 'queued', $4
             WHERE (SELECT count(*) FROM analyses WHERE state = 'queued') < $5
                 AND (SELECT count(*) FROM analyses WHERE state = 'queued' AND person = $2) < $6
             ON CONFLICT (key) DO UPDATE SET state = 'queued', record = excluded.record, person = excluded.person
                 WHERE analyses.state = 'failed'";
        let values = values![&asked.key, asked.person, asked.at, asked.record, asked.most, asked.most_each];
        // Counting and inserting must not be interleaved with another insertion.
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively("analyses").await?;
        let added = transaction.execute(statement, values).await?;
        transaction.commit().await?;
        Ok(added > 0)
    }

    async fn analysis(&self, key: &str) -> Result<Option<StoredAnalysis>, StoreError> {
        let row = self.ask_one("SELECT state, result FROM analyses WHERE key = $1", values![key]).await?;
        row.map(|row| {
            Ok(match (row.text("state")?, row.text_if_any("result")?) {
                ("done", Some(result)) => StoredAnalysis::Done(result.to_owned()),
                ("queued", _) => StoredAnalysis::Queued,
                _ => StoredAnalysis::Failed,
            })
        })
        .transpose()
    }

    async fn waiting_analyses(&self) -> Result<Vec<WaitingAnalysis>, StoreError> {
        // What is made already counts, too: otherwise each that is made would let the next of the same person be their first.
        let statement = "SELECT key, analyses.person AS person
             FROM analyses LEFT JOIN games ON games.id = analyses.key
             WHERE state = 'queued' AND coalesce(analyses.record, games.record) IS NOT NULL
             ORDER BY
                 (SELECT count(*) FROM analyses AS earlier
                     WHERE earlier.number < analyses.number AND earlier.number >= analyses.number - $1
                     AND earlier.asked > analyses.asked - $2 AND earlier.person = analyses.person),
                 length(coalesce(analyses.record, games.record)) > $3,
                 number";
        let rows = self.database.fetch_all(statement, values![COUNTED_LATELY, LATELY, LONG_RECORD]).await?;
        let waiting = rows.iter().map(|row| {
            // A person who was deleted has left what they asked for to no one.
            let person = if row.text("person")?.is_empty() { None } else { Some(row.id("person")?) };
            Ok(WaitingAnalysis { key: row.text("key")?.to_owned(), person })
        });
        waiting.collect()
    }

    async fn record_to_analyse(&self, key: &str) -> Result<Option<String>, StoreError> {
        let statement = "SELECT coalesce(analyses.record, games.record) AS record
             FROM analyses LEFT JOIN games ON games.id = analyses.key WHERE key = $1 AND state = 'queued'";
        let row = self.ask_one(statement, values![key]).await?;
        row.map(|row| Ok(row.text_if_any("record")?.map(str::to_owned))).transpose().map(Option::flatten)
    }

    async fn save_analysis(&self, key: &str, result: Option<String>) -> Result<(), StoreError> {
        let state = if result.is_some() { "done" } else { "failed" };
        let mut transaction = self.database.begin().await?;
        // The players' names are those that the game's record has now: a person may have been forgotten meanwhile.
        let game = transaction
            .fetch_all(&format!("SELECT record FROM games WHERE id = $1 {}", D::FOR_UPDATE), values![key])
            .await?;
        let result = match (result, game.first()) {
            (Some(report), Some(game)) => Some(
                report_with_names_of(&report, game.text("record")?)
                    .map_err(StoreError::unreadable(format!("analysis {key}")))?,
            ),
            (result, _) => result,
        };
        let statement = "UPDATE analyses SET state = $1, result = $2, record = NULL WHERE key = $3";
        transaction.execute(statement, values![state, result, key]).await?;
        transaction.commit().await
    }

    async fn forget_analyses(&self, before: Timestamp) -> Result<u64, StoreError> {
        // A hash has 64 digits; the id of a game is shorter.
        let statement = "DELETE FROM analyses WHERE length(key) = 64 AND state <> 'queued' AND asked < $1";
        self.database.execute(statement, values![before]).await
    }
}
