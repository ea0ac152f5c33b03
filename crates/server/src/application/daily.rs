//! The deal of the day: what is dealt, to play it, and how others did.

use mandala_table::{Day, Entry, Id, Maker, Secret, Special, create};
use protocol::{ClockSpec, DailyBody, DailyPlayed, DailyResult, GameName, NewTable, SeatChoice, Visibility};

use super::{Caller, check_new_table};
use crate::app::App;
use crate::history::{secrets_of, today};
use crate::refusal::Refusal;
use crate::store::{DailyKey, DailyPlay};

/// A calendar shows no more deals: two games a day, for a year.
const MAX_PLAYED: u32 = 2 * 366;

/// Seats a person at today's deal; at their own table, if they have begun it already. Of those who begin it on one device
/// the first counts.
pub(crate) async fn play_daily(
    app: &App,
    caller: &Caller,
    game: GameName,
    device: Option<Id>,
) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    app.games.rules(game)?;
    let today = today(app);
    let secrets = secrets_of(app, today).await?;
    let (key, deal) = secrets.into_iter().find(|(key, _)| key.game == game).ok_or(Refusal::Unavailable)?;
    let device = device.map(|device| device_for(&key, device));
    let play = DailyPlay { person: caller.id, table: app.dice.id(), device };
    let table = app.store.begin_daily(key, play).await?;
    if exists(app, table).await? {
        return Ok(table);
    }
    let entries = entries(app, game, today, &caller.maker(), &deal.secret)?;
    match app.tables.create(table, entries).await {
        // Two requests at once make one table: the second finds it there.
        Err(_) if !exists(app, table).await? => Err(Refusal::Unavailable),
        Ok(()) | Err(_) => Ok(table),
    }
}

async fn exists(app: &App, table: Id) -> Result<bool, Refusal> {
    Ok(!app.store.versions(&[table]).await?.is_empty())
}

/// The id of a device for one deal. It is another one for each, so that the store cannot tell what a device was used for.
fn device_for(key: &DailyKey, device: Id) -> Id {
    Id::derived(&format!("mandala-daily-device/1 {} {}", key.date, key.game), &[device])
}

/// The first entries of a table for a deal.
fn entries(
    app: &App,
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
    let mut entries = create(&app.games, &new, maker, app.dice.id(), &app.dice)?;
    if let Some(Entry::Created(terms)) = entries.first_mut() {
        terms.secret = secret.reveal();
        terms.special = Some(Special::Daily);
        terms.day = Some(day.to_string());
    }
    Ok(entries)
}

/// The deals of today and tomorrow.
pub(crate) async fn current_deals(
    app: &App,
    person: Option<Id>,
    device: Option<Id>,
) -> Result<Vec<DailyBody>, Refusal> {
    let today = today(app);
    let mut deals = deals_of(app, person, device, today).await?;
    deals.extend(deals_of(app, person, device, today.next()).await?);
    Ok(deals)
}

/// The deals of a day, with their secrets when it is over, the table of a person who plays them, and whether the result of
/// this person at this device is, or would be, among the results.
pub(crate) async fn deals_of(
    app: &App,
    person: Option<Id>,
    device: Option<Id>,
    date: Day,
) -> Result<Vec<DailyBody>, Refusal> {
    let over = date < today(app);
    let mut deals = Vec::new();
    for (key, deal) in secrets_of(app, date).await? {
        let (table, counts) = match person {
            Some(person) => {
                let device = device.map(|device| device_for(&key, device));
                let table = app.store.daily_table(key.clone(), person).await?;
                (table, app.store.daily_counts(key.clone(), person, device).await?)
            }
            None => (None, true),
        };
        deals.push(DailyBody {
            date: key.date,
            game: key.game,
            level: date.level(),
            commitment: deal.secret.commitment(),
            published: deal.published.0,
            secret: over.then(|| deal.secret.reveal()),
            table: table.map(|table| table.to_string()),
            counts,
        });
    }
    Ok(deals)
}

/// The deals that a person has finished on their day, the latest first.
pub(crate) async fn played_daily(app: &App, caller: &Caller) -> Result<Vec<DailyPlayed>, Refusal> {
    Ok(app.store.played_daily(caller.id, MAX_PLAYED).await?)
}

/// All results of a deal: for those who have finished it themselves, and for everyone when the day is over.
pub(crate) async fn daily_results(
    app: &App,
    person: Option<Id>,
    date: Day,
    game: GameName,
) -> Result<Vec<DailyResult>, Refusal> {
    app.games.rules(game)?;
    let key = DailyKey { date: date.to_string(), game };
    let results = app.store.daily_results(key.clone()).await?;
    let own = person.map(|id| id.to_string());
    let is_listed = results.iter().any(|result| Some(&result.person) == own.as_ref());
    if is_listed || date < today(app) || has_finished(app, key, person).await? {
        Ok(results)
    } else {
        Err(Refusal::DailyNotPlayed)
    }
}

/// Whether a person has finished a deal that does not count among the results.
async fn has_finished(app: &App, key: DailyKey, person: Option<Id>) -> Result<bool, Refusal> {
    let Some(person) = person else { return Ok(false) };
    let Some(table) = app.store.daily_table(key, person).await? else { return Ok(false) };
    Ok(app.store.game(table).await?.is_some())
}
