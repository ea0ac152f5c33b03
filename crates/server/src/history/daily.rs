//! The deals of the days: the same for all, against a level that depends on the day of the week.
//!
//! Each day and game has a secret of its own, made the day before, when its commitment is published; the nonces are empty,
//! so that all get the same deal. When the day is over the secret is published, and records of the day can be seen.

use std::time::Duration;

use mandala_table::{Day, Id, Secret};
use protocol::TableKind;
use tabletop::message::Chain;

use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{DailyKey, DailySecret, StoreError};

/// Today. The system's clock and the time that has passed have to agree that a day is over, and no day comes back: a clock that
/// is set forward publishes no secret early, and with one that is set back no deal is played whose secret is known.
pub(crate) fn today(app: &App) -> Day {
    app.history.latest_day(Day::of(app.time.now().min(app.time.calendar())))
}

/// The secrets of a day's deals: made now, if it is today or tomorrow and there are none; later days have none yet.
pub(crate) async fn secrets_of(app: &App, day: Day) -> Result<Vec<(DailyKey, DailySecret)>, StoreError> {
    let today = today(app);
    let mut secrets = Vec::new();
    for game in app.games.names() {
        let key = DailyKey { date: day.to_string(), game };
        let secret = match app.store.daily(key.clone()).await? {
            None if day == today || day == today.next() => {
                let fresh = DailySecret { secret: Secret::new(app.dice.bytes()), published: app.time.now() };
                Some(app.store.save_daily(key.clone(), fresh).await?)
            }
            stored => stored,
        };
        secrets.extend(secret.map(|secret| (key, secret)));
    }
    Ok(secrets)
}

/// Makes sure that there are secrets for today and tomorrow.
pub(super) async fn prepare(app: &App) -> Result<(), StoreError> {
    let today = today(app);
    secrets_of(app, today).await?;
    secrets_of(app, today.next()).await.map(drop)
}

/// How soon a secret that could not be stored is tried again.
const RETRY_INTERVAL: Duration = Duration::from_secs(60);

/// Makes the secrets of tomorrow, today, for as long as the server runs.
pub(super) async fn keep_dealing(app: App) {
    let mut again = today(&app).next().begins();
    loop {
        app.time.until(again).await;
        again = match prepare(&app).await {
            // The system's clock may be behind: then the day has not changed yet, and this looks again.
            Ok(()) => today(&app).next().begins().max(app.time.now().plus(RETRY_INTERVAL)),
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not store the secret of a day; retrying in {RETRY_INTERVAL:?}");
                app.time.now().plus(RETRY_INTERVAL)
            }
        };
    }
}

impl App {
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
