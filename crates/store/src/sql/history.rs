//! Finished games.

use async_trait::async_trait;
use mandala_table::Id;
use protocol::{GameSeat, GameSummary};

use super::database::{Sql, SqlRow};
use super::names::{read_game, read_kind, written};
use super::{SqlStore, values};
use crate::StoreError;
use crate::history::{GameFilter, History, Opponent, StoredGame};

/// What every list needs. Names are those people have now; people who are gone have none.
fn columns<D: Sql>() -> String {
    format!(
        "games.id, games.game, games.kind, games.rated, games.public, games.ended, games.seats,
         (SELECT {} FROM game_people AS there
          JOIN people ON people.id = there.person WHERE there.game_id = games.id) AS names",
        D::object("people.id", "people.name")
    )
}

#[async_trait]
impl<D: Sql> History for SqlStore<D> {
    async fn game(&self, id: Id) -> Result<Option<StoredGame>, StoreError> {
        let statement = format!("SELECT {}, watch_key, record FROM games WHERE id = $1", columns::<D>());
        let row = self.ask_one(&statement, values![id]).await?;
        row.map(|row| {
            Ok(StoredGame {
                summary: summary(&row)?,
                watch_key: row.text("watch_key")?.to_owned(),
                record: row.text("record")?.to_owned(),
            })
        })
        .transpose()
    }

    async fn games(&self, filter: GameFilter) -> Result<Vec<GameSummary>, StoreError> {
        self.fetch(&filter, "").await?.iter().map(summary).collect()
    }

    async fn records(&self, filter: GameFilter) -> Result<Vec<(GameSummary, String)>, StoreError> {
        let rows = self.fetch(&filter, ", games.record").await?;
        rows.iter().map(|row| Ok((summary(row)?, row.text("record")?.to_owned()))).collect()
    }
}

impl<D: Sql> SqlStore<D> {
    async fn fetch(&self, filter: &GameFilter, more: &str) -> Result<Vec<D::Row>, StoreError> {
        let (opponent, level) = match filter.opponent {
            None => (None, None),
            Some(Opponent::Person(id)) => (Some(id), None),
            Some(Opponent::Level(level)) => (None, Some(written(&level)?)),
        };
        let statement = format!(
            "SELECT {}{more}
             FROM game_people AS own JOIN games ON games.id = own.game_id
             WHERE own.person = $1
                 -- A person who holds several seats has played one game.
                 AND own.seat = (SELECT min(seat) FROM game_people AS seats
                                 WHERE seats.person = $1 AND seats.game_id = own.game_id)
                 AND ($2 IS NULL OR (own.game_ended, own.game_id) < ($2, $3))
                 AND ($4 IS NULL OR games.game = $4)
                 AND ($5 IS NULL OR games.players = $5)
                 AND ($6 IS NULL OR games.rated = $6)
                 AND (NOT $7 OR games.public)
                 AND ($8 IS NULL OR EXISTS (SELECT 1 FROM game_people AS other
                                            WHERE other.game_id = games.id AND other.person = $8))
                 AND ($9 IS NULL OR EXISTS (SELECT 1 FROM {} WHERE value ->> 'level' = $9))
             ORDER BY own.game_ended DESC, own.game_id DESC LIMIT $10",
            columns::<D>(),
            D::each("games.seats")
        );
        let values = values![
            filter.person,
            filter.before.map(|(ended, _)| ended),
            filter.before.map(|(_, id)| id),
            filter.game.map(|game| written(&game)).transpose()?,
            filter.players,
            filter.rated,
            filter.public,
            opponent,
            level,
            filter.limit,
        ];
        self.database.fetch_all(&statement, values).await
    }
}

fn summary(row: &impl SqlRow) -> Result<GameSummary, StoreError> {
    let names: std::collections::HashMap<String, String> = row.json("names")?;
    let mut seats: Vec<GameSeat> = row.json("seats")?;
    for seat in &mut seats {
        if let Some(person) = &seat.person {
            seat.name = names.get(person).cloned();
        }
    }
    Ok(GameSummary {
        id: row.text("id")?.to_owned(),
        game: read_game(row.text("game")?)?,
        kind: read_kind(row.text("kind")?)?,
        rated: row.flag("rated")?,
        public: row.flag("public")?,
        ended: row.time("ended")?.0,
        seats,
    })
}
