//! The deals of the days: the same for all, against a level that depends on the day of the week.
//!
//! Each day and game has a secret of its own, made the day before, when its commitment is published; the nonces are empty,
//! so that all get the same deal. When the day is over the secret is told, and records of the day can be seen.

use std::time::Duration;

use mandala_table::{Day, Entry, Id, Secret, Special, create};
use protocol::{ClockSpec, GameName, NewTable, SeatChoice, TableKind, Visibility};
use tabletop::message::Chain;

use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{DailyKey, DailyPlay, DailySecret, StoreError};

/// Today, by the server's clock.
pub(crate) fn today(app: &App) -> Day {
    Day::of(app.time.now())
}

/// The deals of a day: made now, if it is today or tomorrow and there are none; later days have none yet.
pub(crate) async fn day(app: &App, day: Day) -> Result<Vec<(DailyKey, DailySecret)>, StoreError> {
    let today = today(app);
    let mut deals = Vec::new();
    for game in app.games.names() {
        let key = DailyKey { date: day.to_string(), game };
        let secret = match app.store.daily(key.clone()).await? {
            None if day == today || day == today.next() => {
                let fresh = DailySecret { secret: Secret::new(app.dice.bytes()), published: app.time.now() };
                Some(app.store.save_daily(key.clone(), fresh).await?)
            }
            kept => kept,
        };
        deals.extend(secret.map(|secret| (key, secret)));
    }
    Ok(deals)
}

/// Makes sure that there are secrets for today and tomorrow.
pub(super) async fn prepare(app: &App) -> Result<(), StoreError> {
    let today = today(app);
    day(app, today).await?;
    day(app, today.next()).await.map(drop)
}

/// Makes the secrets of tomorrow, today, for as long as the server runs.
pub(super) async fn keep_dealing(app: App) {
    let mut again = today(&app).next().begins();
    loop {
        app.time.until(again).await;
        again = match prepare(&app).await {
            Ok(()) => today(&app).next().begins(),
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not store the secret of a day; retrying in 60 s");
                app.time.now().plus(Duration::from_secs(60))
            }
        };
    }
}

impl App {
    /// Sits a person down at today's deal: at their table, if they have begun it already.
    pub(crate) async fn begin_daily(&self, game: GameName, person: (Id, &str)) -> Result<Id, Refusal> {
        self.games.rules(game)?;
        let today = today(self);
        let deals = day(self, today).await?;
        let (key, deal) = deals.into_iter().find(|(key, _)| key.game == game).ok_or(Refusal::Unavailable)?;
        let play = DailyPlay { person: person.0, table: self.dice.id() };
        let table = self.store.begin_daily(key, play).await?;
        if self.store.versions(&[table]).await?.is_empty() {
            let made =
                self.tables.create(table, self.daily_entries(game, today, person, &deal.secret)?).await;
            // Two requests at once make one table: the second finds it there.
            if made.is_err() && self.store.versions(&[table]).await?.is_empty() {
                return Err(Refusal::Unavailable);
            }
        }
        Ok(table)
    }

    fn daily_entries(
        &self,
        game: GameName,
        day: Day,
        person: (Id, &str),
        secret: &Secret,
    ) -> Result<Vec<Entry>, Refusal> {
        let new = NewTable {
            game,
            seats: vec![SeatChoice::Me, SeatChoice::Computer(day.level())],
            options: None,
            visibility: Visibility::Private,
            rated: false,
            clock: ClockSpec::None,
            delay: 0,
            hints: false,
            nonce: Some(String::new()),
        };
        let mut entries = create(&self.games, &new, person, self.dice.id(), &self.dice)?;
        if let Some(Entry::Created(terms)) = entries.first_mut() {
            terms.secret = secret.reveal();
            terms.special = Some(Special::Daily);
            terms.day = Some(day.to_string());
        }
        Ok(entries)
    }

    /// Whether others may still play the deal of this table: until its day is over, even if a game that began before midnight
    /// goes on.
    pub(crate) async fn is_still_dealt(&self, table: Id, kind: TableKind) -> Result<bool, Refusal> {
        if kind != TableKind::Daily {
            return Ok(false);
        }
        let Some(date) = self.store.day_of(table).await? else { return Ok(false) };
        let day: Day = date.parse().map_err(Refusal::unreadable("the day of a deal"))?;
        Ok(day >= today(self))
    }
}
