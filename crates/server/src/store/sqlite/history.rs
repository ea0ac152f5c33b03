//! Finished games in SQLite.

use async_trait::async_trait;
use protocol::{GameSeat, GameSummary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::StoreError;
use super::super::history::{GameFilter, History, Opponent, StoredGame};
use super::names::{read_game, read_kind, written};
use super::{Sqlite, read};
use crate::id::Id;
use crate::time::Timestamp;

/// What every list needs. Names are those people have now; whoever is gone has none.
const SUMMARY: &str = "games.id, games.game, games.kind, games.rated, games.public, games.ended, games.seats,
    (SELECT json_group_object(people.id, people.name) FROM game_people AS there
     JOIN people ON people.id = there.person WHERE there.game_id = games.id) AS names";

#[async_trait]
impl History for Sqlite {
    async fn game(&self, id: Id) -> Result<Option<StoredGame>, StoreError> {
        let sql = format!("SELECT {SUMMARY}, watch_key, record FROM games WHERE id = ?");
        let row = sqlx::query(&sql).bind(id.to_string()).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(StoredGame {
                summary: summary(&row)?,
                watch_key: row.try_get("watch_key")?,
                record: row.try_get("record")?,
            })
        })
        .transpose()
    }

    async fn games(&self, filter: GameFilter) -> Result<Vec<GameSummary>, StoreError> {
        self.fetch(&filter, "").await?.iter().map(summary).collect()
    }

    async fn records(&self, filter: GameFilter) -> Result<Vec<(GameSummary, String)>, StoreError> {
        let rows = self.fetch(&filter, ", games.record").await?;
        rows.iter().map(|row| Ok((summary(row)?, row.try_get("record")?))).collect()
    }
}

impl Sqlite {
    async fn fetch(&self, filter: &GameFilter, more: &str) -> Result<Vec<SqliteRow>, StoreError> {
        let (opponent, level) = match filter.opponent {
            None => (None, None),
            Some(Opponent::Person(id)) => (Some(id.to_string()), None),
            Some(Opponent::Level(level)) => (None, Some(written(&level)?)),
        };
        let sql = format!(
            "SELECT {SUMMARY}{more}
             FROM game_people AS own JOIN games ON games.id = own.game_id
             WHERE own.person = ?1
                 -- Whoever holds several seats has played one game.
                 AND own.seat = (SELECT min(seat) FROM game_people AS seats
                                 WHERE seats.person = ?1 AND seats.game_id = own.game_id)
                 AND (?2 IS NULL OR (own.game_ended, own.game_id) < (?2, ?3))
                 AND (?4 IS NULL OR games.game = ?4)
                 AND (?5 IS NULL OR games.players = ?5)
                 AND (?6 IS NULL OR games.rated = ?6)
                 AND (NOT ?7 OR games.public)
                 AND (?8 IS NULL OR EXISTS (SELECT 1 FROM game_people AS other
                                            WHERE other.game_id = games.id AND other.person = ?8))
                 AND (?9 IS NULL OR EXISTS (SELECT 1 FROM json_each(games.seats) WHERE value ->> 'level' = ?9))
             ORDER BY own.game_ended DESC, own.game_id DESC LIMIT ?10"
        );
        let rows = sqlx::query(&sql)
            .bind(filter.person.to_string())
            .bind(filter.before.map(|(ended, _)| ended.signed()))
            .bind(filter.before.map(|(_, id)| id.to_string()))
            .bind(filter.game.map(|game| written(&game)).transpose()?)
            .bind(filter.players.map(i64::from))
            .bind(filter.rated)
            .bind(filter.public)
            .bind(opponent)
            .bind(level)
            .bind(filter.limit)
            .fetch_all(&self.read)
            .await?;
        Ok(rows)
    }
}

pub(super) fn summary(row: &SqliteRow) -> Result<GameSummary, StoreError> {
    let names: std::collections::HashMap<String, String> = read(row.try_get("names")?)?;
    let mut seats: Vec<GameSeat> = read(row.try_get("seats")?)?;
    for seat in &mut seats {
        if let Some(person) = &seat.person {
            seat.name = names.get(person).cloned();
        }
    }
    Ok(GameSummary {
        id: row.try_get("id")?,
        game: read_game(row.try_get("game")?)?,
        kind: read_kind(row.try_get("kind")?)?,
        rated: row.try_get("rated")?,
        public: row.try_get("public")?,
        ended: Timestamp::from_signed(row.try_get("ended")?).0,
        seats,
    })
}
