//! The deals of the days in SQLite.

use async_trait::async_trait;
use protocol::{DailyResult, GameSeat};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::StoreError;
use super::super::daily::{Daily, DailyKey, DailyPlay, DailySecret};
use super::names::written;
use super::{Sqlite, id, read};
use crate::fairness::Secret;
use crate::history::Day;
use crate::id::Id;
use crate::time::Timestamp;

#[async_trait]
impl Daily for Sqlite {
    async fn keep_daily(&self, key: DailyKey, secret: DailySecret) -> Result<DailySecret, StoreError> {
        sqlx::query(
            "INSERT INTO daily (date, game, secret, published) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&key.date)
        .bind(written(&key.game)?)
        .bind(secret.secret.reveal())
        .bind(secret.published.signed())
        .execute(&self.write)
        .await?;
        let kept = self.daily(key).await?;
        kept.ok_or_else(|| StoreError { detail: "the secret of a day was not kept".to_owned() })
    }

    async fn daily(&self, key: DailyKey) -> Result<Option<DailySecret>, StoreError> {
        let row = sqlx::query("SELECT secret, published FROM daily WHERE date = ? AND game = ?")
            .bind(&key.date)
            .bind(written(&key.game)?)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            let broken = || StoreError { detail: format!("the secret of {} cannot be read", key.date) };
            Ok(DailySecret {
                secret: Secret::read(row.try_get("secret")?).ok_or_else(broken)?,
                published: Timestamp::from_signed(row.try_get("published")?),
            })
        })
        .transpose()
    }

    async fn begin_daily(&self, key: DailyKey, play: DailyPlay) -> Result<Id, StoreError> {
        sqlx::query(
            "INSERT INTO daily_plays (date, game, person, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&key.date)
        .bind(written(&key.game)?)
        .bind(play.person.to_string())
        .bind(play.table.to_string())
        .execute(&self.write)
        .await?;
        let begun = self.daily_table(key, play.person).await?;
        begun.ok_or_else(|| StoreError { detail: "the beginning of a daily deal was not kept".to_owned() })
    }

    async fn daily_table(&self, key: DailyKey, person: Id) -> Result<Option<Id>, StoreError> {
        let row = sqlx::query("SELECT table_id FROM daily_plays WHERE date = ? AND game = ? AND person = ?")
            .bind(&key.date)
            .bind(written(&key.game)?)
            .bind(person.to_string())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| id(row.try_get("table_id")?)).transpose()
    }

    async fn daily_results(&self, key: DailyKey) -> Result<Vec<DailyResult>, StoreError> {
        let wrong = |_| StoreError { detail: format!("`{}` is no day", key.date) };
        let day: Day = key.date.parse().map_err(wrong)?;
        let rows = sqlx::query(
            "SELECT daily_plays.person, people.name, games.seats FROM daily_plays
             JOIN games ON games.id = daily_plays.table_id
             LEFT JOIN people ON people.id = daily_plays.person
             WHERE daily_plays.date = ? AND daily_plays.game = ? AND games.ended < ? ORDER BY games.ended, games.id",
        )
        .bind(&key.date)
        .bind(written(&key.game)?)
        // Whoever ended later may have known the cards.
        .bind(day.next().begins().signed())
        .fetch_all(&self.read)
        .await?;
        let mut results = rows.iter().map(result).collect::<Result<Vec<_>, _>>()?;
        // The first to finish comes first among equals, who share a place.
        results.sort_by_key(|result| std::cmp::Reverse(strength(result)));
        for index in 0..results.len() {
            let shared = index > 0 && strength(&results[index]) == strength(&results[index - 1]);
            results[index].place = if shared { results[index - 1].place } else { index as u32 + 1 };
        }
        Ok(results)
    }

    async fn day_of(&self, table: Id) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT date FROM daily_plays WHERE table_id = ?")
            .bind(table.to_string())
            .fetch_optional(&self.read)
            .await?;
        Ok(row.map(|row| row.try_get("date")).transpose()?)
    }
}

/// Winning counts most, then the points more than the computer's, then the points.
fn strength(result: &DailyResult) -> (bool, Option<(i64, u32)>) {
    let points = result.scores.map(|[own, other]| (i64::from(own) - i64::from(other), own));
    (result.won, points)
}

fn result(row: &SqliteRow) -> Result<DailyResult, StoreError> {
    let seats: Vec<GameSeat> = read(row.try_get("seats")?)?;
    let (own, others): (Vec<_>, Vec<_>) = seats.iter().partition(|seat| seat.person.is_some());
    let own = own.first().ok_or_else(|| StoreError { detail: "a daily deal without a person".to_owned() })?;
    let best = others.iter().filter_map(|seat| seat.score).max();
    Ok(DailyResult {
        place: 0,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        won: own.place == 1 && others.iter().all(|other| other.place > 1),
        scores: own.score.zip(best).map(|(own, best)| [own, best]),
    })
}
