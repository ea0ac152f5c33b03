//! The deals of the days: the same for all, against a level that depends on the day of the week.
//!
//! Each day and game has a secret of its own, made the day before, when its commitment is published; the nonces are empty,
//! so that all get the same deal. When the day is over the secret is told, and records of the day can be seen.

use std::time::Duration;

use mandala_table::{Day, Entry, Id, Maker, Secret, Special, create};
use protocol::{ClockSpec, GameName, NewTable, SeatChoice, TableKind, Visibility};
use tabletop::message::Chain;

use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{DailyKey, DailyPlay, DailySecret, StoreError};

/// Today. The system's clock and the time that has passed have to agree that a day is over, and no day comes back: a clock that
/// is set forward publishes no secret early, and one that is set back lets nobody play a deal whose secret is known.
pub(crate) fn today(app: &App) -> Day {
    app.history.latest_day(Day::of(app.time.now().min(app.time.calendar())))
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

/// How soon it is tried again.
const RETRY_INTERVAL: Duration = Duration::from_secs(60);

/// Makes the secrets of tomorrow, today, for as long as the server runs.
pub(super) async fn keep_dealing(app: App) {
    let mut again = today(&app).next().begins();
    loop {
        app.time.until(again).await;
        again = match prepare(&app).await {
            // The system's clock may be behind: then it is looked again.
            Ok(()) => today(&app).next().begins().max(app.time.now().plus(RETRY_INTERVAL)),
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not store the secret of a day; retrying in {RETRY_INTERVAL:?}");
                app.time.now().plus(RETRY_INTERVAL)
            }
        };
    }
}

/// The name of a device for one deal. It is another one for each, so that the store cannot tell what a device was used for.
fn device_for(key: &DailyKey, device: Id) -> Id {
    Id::derived(&format!("mandala-daily-device/1 {} {}", key.date, key.game), &[device])
}

impl App {
    /// Sits a person down at today's deal: at their table, if they have begun it already.
    pub(crate) async fn begin_daily(
        &self,
        game: GameName,
        maker: &Maker<'_>,
        device: Option<Id>,
    ) -> Result<Id, Refusal> {
        self.games.rules(game)?;
        let today = today(self);
        let deals = day(self, today).await?;
        let (key, deal) = deals.into_iter().find(|(key, _)| key.game == game).ok_or(Refusal::Unavailable)?;
        let device = device.map(|device| device_for(&key, device));
        let play = DailyPlay { person: maker.person, table: self.dice.id(), device };
        let table = self.store.begin_daily(key, play).await?;
        if self.store.versions(&[table]).await?.is_empty() {
            let made = self.tables.create(table, self.daily_entries(game, today, maker, &deal.secret)?).await;
            // Two requests at once make one table: the second finds it there.
            if made.is_err() && self.store.versions(&[table]).await?.is_empty() {
                return Err(Refusal::Unavailable);
            }
        }
        Ok(table)
    }

    /// Whether the result of a person at this device is, or would be, among the results of a deal.
    pub(crate) async fn daily_counts(
        &self,
        key: &DailyKey,
        person: Id,
        device: Option<Id>,
    ) -> Result<bool, StoreError> {
        let device = device.map(|device| device_for(key, device));
        self.store.daily_counts(key.clone(), person, device).await
    }

    fn daily_entries(
        &self,
        game: GameName,
        day: Day,
        maker: &Maker<'_>,
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
        let mut entries = create(&self.games, &new, maker, self.dice.id(), &self.dice)?;
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
