//! Ratings.

use std::collections::HashSet;
use std::time::Duration;

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::{GameName, GameSeat, GameSummary, RatingBody, RatingKind, RatingStep};

use super::database::{Sql, SqlRow, Transaction};
use super::names::{read_game, read_rating_kind, written};
use super::{SqlStore, values};
use crate::StoreError;
use crate::history::{GameFilter, History};
use crate::ratings::{Leader, RatedGame, RatedSeat, Rating, Ratings};

#[async_trait]
impl<D: Sql> Ratings for SqlStore<D> {
    async fn uncounted(&self, lately: Duration) -> Result<Option<RatedGame>, StoreError> {
        let statement = "SELECT games.id, games.game, games.seats, games.ended FROM rating_queue
             JOIN games ON games.id = rating_queue.game_id ORDER BY rating_queue.number LIMIT 1";
        let Some(row) = self.ask_one(statement, values![]).await? else { return Ok(None) };
        let kind = kind_of(&row.json::<Vec<GameSeat>>("seats")?);
        let (id, game, ended) = (row.id("id")?, read_game(row.text("game")?)?, row.time("ended")?);
        let statement = format!(
            "SELECT game_people.person, game_people.place, people.password IS NOT NULL AS account, held.rating,
                 held.deviation, held.volatility, held.games, held.updated
             FROM game_people LEFT JOIN people ON people.id = game_people.person LEFT JOIN {} AS held
                 ON held.person = game_people.person AND held.game = $2 AND held.kind = $3
             WHERE game_people.game_id = $1 ORDER BY game_people.seat",
            RatingTables::of(kind).ratings
        );
        let seats =
            self.database.fetch_all(&statement, values![id, written(&game)?, written(&kind)?]).await?;
        let mut game =
            RatedGame { id, game, kind, ended, seats: seats.iter().map(seat).collect::<Result<_, _>>()? };
        self.note_meetings(&mut game, ended.minus(lately)).await?;
        Ok(Some(game))
    }

    async fn count(&self, game: &RatedGame, after: Option<Vec<Rating>>) -> Result<(), StoreError> {
        let (name, kind) = (written(&game.game)?, written(&game.kind)?);
        let RatingTables { ratings, history } = RatingTables::of(game.kind);
        let mut transaction = self.database.begin().await?;
        transaction.lock_exclusively("ratings").await?;
        let taken =
            transaction.execute("DELETE FROM rating_queue WHERE game_id = $1", values![game.id]).await?;
        if taken == 0 {
            return Ok(());
        }
        for (seat, rating) in game.seats.iter().zip(after.unwrap_or_default()) {
            let games = format!("SELECT games FROM {ratings} WHERE person = $1 AND game = $2 AND kind = $3");
            let held = transaction.fetch_all(&games, values![seat.person, &name, &kind]).await?;
            let held = held.first().map(|row| row.count("games")).transpose()?;
            // Another node has counted another game of theirs since this one was looked at. It stays in the queue, and
            // is looked at again.
            if held != seat.before.map(|before| before.games) {
                return Ok(());
            }
            let statement = format!(
                "INSERT INTO {ratings} (person, game, kind, rating, deviation, volatility, games, updated)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                 ON CONFLICT (person, game, kind) DO UPDATE SET rating = excluded.rating,
                     deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
                     updated = excluded.updated"
            );
            let values = values![
                seat.person,
                &name,
                &kind,
                rating.rating,
                rating.deviation,
                rating.volatility,
                rating.games,
                rating.updated,
            ];
            transaction.execute(&statement, values).await?;
            let statement = format!(
                "INSERT INTO {history} (person, game, kind, number, game_id, at, rating, deviation)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            );
            let values = values![
                seat.person,
                &name,
                &kind,
                rating.games,
                game.id,
                game.ended,
                rating.rating,
                rating.deviation,
            ];
            transaction.execute(&statement, values).await?;
        }
        transaction.commit().await
    }

    async fn ratings(&self, person: Id) -> Result<Vec<RatingBody>, StoreError> {
        let statement = "SELECT game, kind, rating, deviation, volatility, games, updated FROM
                 (SELECT * FROM ratings UNION ALL SELECT * FROM bot_ratings) AS held
             WHERE person = $1 ORDER BY game, kind LIKE 'bot%', kind";
        let body = |row: &D::Row| {
            let rating = rating(row)?;
            Ok(RatingBody {
                game: read_game(row.text("game")?)?,
                kind: read_rating_kind(row.text("kind")?)?,
                rating: rating.rating,
                deviation: rating.deviation,
                games: rating.games,
                updated: rating.updated.0,
            })
        };
        self.database.fetch_all(statement, values![person]).await?.iter().map(body).collect()
    }

    async fn rating_history(
        &self,
        person: Id,
        game: GameName,
        kind: RatingKind,
        limit: u32,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let statement = format!(
            "SELECT game_id, at, rating, deviation FROM {}
             WHERE person = $1 AND game = $2 AND kind = $3 ORDER BY number DESC LIMIT $4",
            RatingTables::of(kind).history
        );
        let values = values![person, written(&game)?, written(&kind)?, limit];
        let step = |row: &D::Row| {
            Ok(RatingStep {
                game_id: row.text("game_id")?.to_owned(),
                at: row.time("at")?.0,
                rating: row.real("rating")?,
                deviation: row.real("deviation")?,
            })
        };
        self.database.fetch_all(&statement, values).await?.iter().rev().map(step).collect()
    }

    async fn leaders(&self, game: GameName, kind: RatingKind, limit: u32) -> Result<Vec<Leader>, StoreError> {
        let statement = format!(
            "SELECT people.id, people.name, rating, deviation, volatility, games, updated
             FROM {} AS held JOIN people ON people.id = held.person WHERE game = $1 AND kind = $2
             ORDER BY rating - 2 * deviation DESC, people.id LIMIT $3",
            RatingTables::of(kind).ratings
        );
        let leader = |row: &D::Row| {
            let name = row.text("name")?.to_owned();
            Ok(Leader { person: row.id("id")?, name, rating: rating(row)? })
        };
        let values = values![written(&game)?, written(&kind)?, limit];
        self.database.fetch_all(&statement, values).await?.iter().map(leader).collect()
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

/// The tables of the database for one kind of ratings.
struct RatingTables {
    ratings: &'static str,
    history: &'static str,
}

impl RatingTables {
    fn of(kind: RatingKind) -> Self {
        match kind {
            RatingKind::Duel | RatingKind::Group => Self { ratings: "ratings", history: "rating_history" },
            RatingKind::BotDuel | RatingKind::BotGroup => {
                Self { ratings: "bot_ratings", history: "bot_rating_history" }
            }
        }
    }
}

fn kind_of(seats: &[GameSeat]) -> RatingKind {
    match (seats.len(), seats.iter().any(|seat| seat.bot)) {
        (2, false) => RatingKind::Duel,
        (2, true) => RatingKind::BotDuel,
        (_, false) => RatingKind::Group,
        (_, true) => RatingKind::BotGroup,
    }
}

impl<D: Sql> SqlStore<D> {
    /// Finds out how often the people of a game have met since then, in games of this kind that were counted.
    async fn note_meetings(&self, game: &mut RatedGame, since: Timestamp) -> Result<(), StoreError> {
        let statement = format!(
            "SELECT game_id FROM {} WHERE person = $1 AND game = $2 AND kind = $3 AND at >= $4",
            RatingTables::of(game.kind).history
        );
        let mut lately: Vec<HashSet<String>> = Vec::new();
        for seat in &game.seats {
            let values = values![seat.person, written(&game.game)?, written(&game.kind)?, since];
            let rows = self.database.fetch_all(&statement, values).await?;
            lately.push(
                rows.iter()
                    .map(|row| Ok(row.text("game_id")?.to_owned()))
                    .collect::<Result<_, StoreError>>()?,
            );
        }
        for (own, seat) in game.seats.iter_mut().enumerate() {
            let others = lately.iter().enumerate().filter(|(other, _)| *other != own);
            let met = others.map(|(_, games)| games.intersection(&lately[own]).count() as u32);
            seat.met = met.max().unwrap_or(0);
        }
        Ok(())
    }
}

fn seat(row: &impl SqlRow) -> Result<RatedSeat, StoreError> {
    let rated = row.real_if_any("rating")?.is_some();
    Ok(RatedSeat {
        person: row.id("person")?,
        place: row.count("place")?,
        account: row.flag("account")?,
        met: 0,
        before: if rated { Some(rating(row)?) } else { None },
    })
}

fn rating(row: &impl SqlRow) -> Result<Rating, StoreError> {
    Ok(Rating {
        rating: row.real("rating")?,
        deviation: row.real("deviation")?,
        volatility: row.real("volatility")?,
        games: row.count("games")?,
        updated: row.time("updated")?,
    })
}
