//! Ratings in SQLite.

use async_trait::async_trait;
use protocol::{GameName, GameSummary, RatingBody, RatingKind, RatingStep};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::StoreError;
use super::super::history::{GameFilter, History};
use super::super::ratings::{Leader, RatedGame, RatedSeat, Rating, Ratings};
use super::names::{read_game, read_rating_kind, written};
use super::{Sqlite, id};
use crate::id::Id;
use crate::time::Timestamp;

#[async_trait]
impl Ratings for Sqlite {
    async fn uncounted(&self) -> Result<Option<RatedGame>, StoreError> {
        let first = sqlx::query(
            "SELECT games.id, games.game, games.players, games.ended FROM rating_queue
             JOIN games ON games.id = rating_queue.game_id ORDER BY rating_queue.number LIMIT 1",
        )
        .fetch_optional(&self.read)
        .await?;
        let Some(row) = first else { return Ok(None) };
        let kind = if row.try_get::<u32, _>("players")? == 2 { RatingKind::Duel } else { RatingKind::Group };
        let game: GameName = read_game(row.try_get("game")?)?;
        let seats = sqlx::query(
            "SELECT game_people.person, game_people.place, ratings.rating, ratings.deviation, ratings.volatility,
                 ratings.games, ratings.updated
             FROM game_people LEFT JOIN ratings
                 ON ratings.person = game_people.person AND ratings.game = ?2 AND ratings.kind = ?3
             WHERE game_people.game_id = ?1 ORDER BY game_people.seat",
        )
        .bind(row.try_get::<&str, _>("id")?)
        .bind(written(&game)?)
        .bind(written(&kind)?)
        .fetch_all(&self.read)
        .await?;
        Ok(Some(RatedGame {
            id: id(row.try_get("id")?)?,
            game,
            kind,
            ended: Timestamp::from_signed(row.try_get("ended")?),
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        }))
    }

    async fn count(&self, game: &RatedGame, after: Vec<Rating>) -> Result<(), StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let taken = sqlx::query("DELETE FROM rating_queue WHERE game_id = ?")
            .bind(game.id.to_string())
            .execute(&mut *transaction)
            .await?
            .rows_affected();
        if taken == 0 {
            transaction.rollback().await?;
            return Ok(());
        }
        for (seat, rating) in game.seats.iter().zip(after) {
            sqlx::query(
                "INSERT INTO ratings (person, game, kind, rating, deviation, volatility, games, updated)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (person, game, kind) DO UPDATE SET rating = excluded.rating,
                     deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
                     updated = excluded.updated",
            )
            .bind(seat.person.to_string())
            .bind(written(&game.game)?)
            .bind(written(&game.kind)?)
            .bind(rating.rating)
            .bind(rating.deviation)
            .bind(rating.volatility)
            .bind(rating.games)
            .bind(rating.updated.signed())
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "INSERT INTO rating_history (person, game, kind, number, game_id, at, rating, deviation)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(seat.person.to_string())
            .bind(written(&game.game)?)
            .bind(written(&game.kind)?)
            .bind(rating.games)
            .bind(game.id.to_string())
            .bind(game.ended.signed())
            .bind(rating.rating)
            .bind(rating.deviation)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn ratings(&self, person: Id) -> Result<Vec<RatingBody>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, kind, rating, deviation, volatility, games, updated FROM ratings WHERE person = ?
             ORDER BY game, kind",
        )
        .bind(person.to_string())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let rating = rating(row)?;
                Ok(RatingBody {
                    game: read_game(row.try_get("game")?)?,
                    kind: read_rating_kind(row.try_get("kind")?)?,
                    rating: rating.rating,
                    deviation: rating.deviation,
                    games: rating.games,
                    updated: rating.updated.0,
                })
            })
            .collect()
    }

    async fn rating_history(
        &self,
        person: Id,
        game: GameName,
        kind: RatingKind,
        limit: u32,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let rows = sqlx::query(
            "SELECT game_id, at, rating, deviation FROM rating_history WHERE person = ? AND game = ? AND kind = ?
             ORDER BY number DESC LIMIT ?",
        )
        .bind(person.to_string())
        .bind(written(&game)?)
        .bind(written(&kind)?)
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        let step = |row: &SqliteRow| {
            Ok(RatingStep {
                game_id: row.try_get("game_id")?,
                at: Timestamp::from_signed(row.try_get("at")?).0,
                rating: row.try_get("rating")?,
                deviation: row.try_get("deviation")?,
            })
        };
        rows.iter().rev().map(step).collect()
    }

    async fn leaders(&self, game: GameName, kind: RatingKind, limit: u32) -> Result<Vec<Leader>, StoreError> {
        let rows = sqlx::query(
            "SELECT people.id, people.name, rating, deviation, volatility, games, updated
             FROM ratings JOIN people ON people.id = ratings.person WHERE game = ? AND kind = ?
             ORDER BY rating - 2 * deviation DESC, people.id LIMIT ?",
        )
        .bind(written(&game)?)
        .bind(written(&kind)?)
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Leader {
                    person: id(row.try_get("id")?)?,
                    name: row.try_get("name")?,
                    rating: rating(row)?,
                })
            })
            .collect()
    }

    async fn played(&self, person: Id) -> Result<Vec<GameSummary>, StoreError> {
        let all = GameFilter {
            person,
            public: false,
            game: None,
            players: None,
            rated: None,
            opponent: None,
            before: None,
            limit: u32::MAX,
        };
        let mut games = self.games(all).await?;
        games.reverse();
        Ok(games)
    }
}

fn seat(row: &SqliteRow) -> Result<RatedSeat, StoreError> {
    let rated = row.try_get::<Option<f64>, _>("rating")?.is_some();
    Ok(RatedSeat {
        person: id(row.try_get("person")?)?,
        place: row.try_get("place")?,
        before: if rated { Some(rating(row)?) } else { None },
    })
}

fn rating(row: &SqliteRow) -> Result<Rating, StoreError> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.try_get("games")?,
        updated: Timestamp::from_signed(row.try_get("updated")?),
    })
}
