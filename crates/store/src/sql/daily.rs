//! The deals of the days.

use async_trait::async_trait;
use mandala_table::{Day, Id, Secret};
use protocol::{DailyPlayed, DailyResult, GameSeat};

use super::database::{Sql, SqlRow};
use super::names::{read_game, written};
use super::{SqlStore, values};
use crate::StoreError;
use crate::daily::{Daily, DailyKey, DailyPlay, DailySecret};

#[async_trait]
impl<D: Sql> Daily for SqlStore<D> {
    async fn save_daily(&self, key: DailyKey, secret: DailySecret) -> Result<DailySecret, StoreError> {
        let statement = "INSERT INTO daily (date, game, secret, published) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING";
        let values = values![&key.date, written(&key.game)?, secret.secret.reveal(), secret.published];
        self.database.execute(statement, values).await?;
        // The first node has committed by now: its secret is the one that holds.
        let date = key.date.clone();
        let kept = self.daily(key).await?;
        kept.ok_or_else(|| StoreError::Inconsistent(format!("{date} has no secret")))
    }

    async fn daily(&self, key: DailyKey) -> Result<Option<DailySecret>, StoreError> {
        let statement = "SELECT secret, published FROM daily WHERE date = $1 AND game = $2";
        let row = self.ask_one(statement, values![&key.date, written(&key.game)?]).await?;
        row.map(|row| {
            let broken = || StoreError::Inconsistent(format!("the secret of {} is none", key.date));
            Ok(DailySecret {
                secret: Secret::read(row.text("secret")?).ok_or_else(broken)?,
                published: row.time("published")?,
            })
        })
        .transpose()
    }

    async fn begin_daily(&self, key: DailyKey, play: DailyPlay) -> Result<Id, StoreError> {
        let statement = "INSERT INTO daily_plays (date, game, person, table_id) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING";
        let values = values![&key.date, written(&key.game)?, play.person, play.table];
        self.database.execute(statement, values).await?;
        let begun = self.daily_table(key, play.person).await?;
        let table = begun
            .ok_or_else(|| StoreError::Inconsistent("a daily deal that has begun has no table".to_owned()))?;
        if let Some(device) = play.device.filter(|_| table == play.table) {
            let statement = "INSERT INTO daily_devices (table_id, device, counts) VALUES ($1, $2, $3)
                 ON CONFLICT DO NOTHING";
            // Only one can count. Of a table that is noted already, nothing changes.
            for counts in [true, false] {
                self.database.execute(statement, values![table, device, counts]).await?;
            }
        }
        Ok(table)
    }

    async fn daily_table(&self, key: DailyKey, person: Id) -> Result<Option<Id>, StoreError> {
        let statement =
            "SELECT table_id AS id FROM daily_plays WHERE date = $1 AND game = $2 AND person = $3";
        let row = self.ask_one(statement, values![&key.date, written(&key.game)?, person]).await?;
        row.map(|row| row.id("id")).transpose()
    }

    async fn daily_counts(&self, key: DailyKey, person: Id, device: Option<Id>) -> Result<bool, StoreError> {
        let begun = self.daily_table(key, person).await?;
        let (statement, id) = match (begun, device) {
            (Some(table), _) => {
                ("SELECT device FROM daily_devices WHERE table_id = $1 AND NOT counts", table)
            }
            (None, Some(device)) => ("SELECT device FROM daily_devices WHERE device = $1 AND counts", device),
            (None, None) => return Ok(true),
        };
        Ok(self.ask_one(statement, values![id]).await?.is_none())
    }

    async fn daily_results(&self, key: DailyKey) -> Result<Vec<DailyResult>, StoreError> {
        let day: Day = key.date.parse().map_err(StoreError::unreadable(format!("day `{}`", key.date)))?;
        let statement = "SELECT daily_plays.person, people.name, games.seats FROM daily_plays
             JOIN games ON games.id = daily_plays.table_id
             LEFT JOIN people ON people.id = daily_plays.person
             WHERE daily_plays.date = $1 AND daily_plays.game = $2 AND games.ended < $3
                 AND NOT EXISTS (SELECT 1 FROM daily_devices
                                 WHERE daily_devices.table_id = daily_plays.table_id AND NOT counts)
             ORDER BY games.ended, games.id";
        // A player who ended later may have known the cards.
        let values = values![&key.date, written(&key.game)?, day.next().begins()];
        let rows = self.database.fetch_all(statement, values).await?;
        let mut results = rows.iter().map(result).collect::<Result<Vec<_>, _>>()?;
        // The first to finish comes first among equals, who share a place.
        results.sort_by_key(|result| std::cmp::Reverse(strength(result)));
        for index in 0..results.len() {
            let shared = index > 0 && strength(&results[index]) == strength(&results[index - 1]);
            results[index].place = if shared { results[index - 1].place } else { index as u32 + 1 };
        }
        Ok(results)
    }

    async fn played_daily(&self, person: Id, limit: u32) -> Result<Vec<DailyPlayed>, StoreError> {
        let statement = "SELECT daily_plays.date, daily_plays.game, daily_plays.table_id AS id,
                 games.seats, games.ended FROM daily_plays
             JOIN games ON games.id = daily_plays.table_id
             WHERE daily_plays.person = $1 ORDER BY daily_plays.date DESC, daily_plays.game LIMIT $2";
        let rows = self.database.fetch_all(statement, values![person, limit]).await?;
        let mut played = Vec::new();
        for row in &rows {
            let date = row.text("date")?;
            let wrong = StoreError::unreadable(format!("day `{date}`"));
            if row.time("ended")? >= date.parse::<Day>().map_err(wrong)?.next().begins() {
                continue;
            }
            let Outcome { won, drawn, scores } = outcome(row)?;
            let (game, table) = (read_game(row.text("game")?)?, row.id("id")?.to_string());
            played.push(DailyPlayed { date: date.to_owned(), game, table, won, drawn, scores });
        }
        Ok(played)
    }

    async fn day_of(&self, table: Id) -> Result<Option<String>, StoreError> {
        let row = self.ask_one("SELECT date FROM daily_plays WHERE table_id = $1", values![table]).await?;
        row.map(|row| row.text("date").map(str::to_owned)).transpose()
    }
}

/// Winning counts most, then the points more than the computer's, then the points.
fn strength(result: &DailyResult) -> (bool, Option<(i64, u32)>) {
    let points = result.scores.map(|[own, other]| (i64::from(own) - i64::from(other), own));
    (result.won, points)
}

fn result(row: &impl SqlRow) -> Result<DailyResult, StoreError> {
    let Outcome { won, drawn, scores } = outcome(row)?;
    Ok(DailyResult {
        place: 0,
        person: row.text("person")?.to_owned(),
        name: row.text_if_any("name")?.map(str::to_owned),
        won,
        drawn,
        scores,
    })
}

/// How a deal ended for the person.
struct Outcome {
    won: bool,
    drawn: bool,
    /// Their points and the computer's.
    scores: Option<[u32; 2]>,
}

fn outcome(row: &impl SqlRow) -> Result<Outcome, StoreError> {
    let seats: Vec<GameSeat> = row.json("seats")?;
    let (own, others): (Vec<_>, Vec<_>) = seats.iter().partition(|seat| seat.person.is_some());
    let own = own.first().ok_or_else(|| StoreError::Inconsistent("a daily deal has no person".to_owned()))?;
    let best = others.iter().filter_map(|seat| seat.score).max();
    let alone = others.iter().all(|other| other.place > 1);
    Ok(Outcome {
        won: own.place == 1 && alone,
        drawn: own.place == 1 && !alone,
        scores: own.score.zip(best).map(|(own, best)| [own, best]),
    })
}
