//! Lists of finished games, and of their records.

use futures_util::stream::{Stream, unfold};
use mandala_table::{Id, Timestamp};
use protocol::{GamePage, GameSummary};

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::GameFilter;

/// The longest page.
pub(crate) const MAX_PAGE: u32 = 100;

/// A page of a person's finished games, the latest first: all of one's own, the public ones of others.
pub(crate) async fn list_games(
    app: &App,
    caller: Option<Id>,
    mut filter: GameFilter,
) -> Result<GamePage, Refusal> {
    check(app, caller, &mut filter)?;
    let limit = filter.limit;
    let games = app.store.games(filter).await?;
    let next = if games.len() as u32 == limit { games.last().map(cursor) } else { None };
    Ok(GamePage { games, next })
}

/// Refuses a game that is not there; of others, only public games are listed.
fn check(app: &App, caller: Option<Id>, filter: &mut GameFilter) -> Result<(), Refusal> {
    if let Some(game) = filter.game {
        app.games.rules(game)?;
    }
    filter.public = caller != Some(filter.person);
    Ok(())
}

/// The place of a game in a list, as a page names the next one.
fn cursor(game: &GameSummary) -> String {
    format!("{}-{}", game.ended, game.id)
}

/// Reads what a page named as the next one.
pub(crate) fn read_cursor(text: &str) -> Result<(Timestamp, Id), Refusal> {
    let parts = text.split_once('-').and_then(|(ended, id)| Some((ended.parse().ok()?, id.parse().ok()?)));
    let (ended, id) =
        parts.ok_or_else(|| Refusal::Malformed { detail: "`before` is a `next` of ours".to_owned() })?;
    Ok((Timestamp(ended), id))
}

/// The records of a person's games that fit a filter, a line each, in pieces; at most `limit`, if there is one. Deals
/// of the day come when their day is over.
pub(crate) async fn export_records(
    app: &App,
    caller: &Caller,
    mut filter: GameFilter,
    limit: Option<u32>,
) -> Result<impl Stream<Item = Result<String, Refusal>> + use<>, Refusal> {
    check(app, Some(caller.id), &mut filter)?;
    app.rate_limits.heavy(caller.id)?;
    filter.limit = MAX_PAGE.min(limit.unwrap_or(MAX_PAGE));
    // The first page is read before the answer begins, so that the client can still be told of a failure.
    let first = page(app, &filter).await?;
    let app = app.clone();
    Ok(unfold(Some((Ok(first), filter, limit)), move |state| {
        let app = app.clone();
        async move {
            let (page, mut filter, left) = state?;
            let Page { lines, read, last } = match page {
                Ok(page) => page,
                // The answer is cut off: its reader can tell, because the end is missing.
                Err(error) => return Some((Err(error), None)),
            };
            let left = left.map(|left| left - read);
            let more = read == filter.limit && left != Some(0);
            let Some(last) = last.filter(|_| more) else { return Some((Ok(lines), None)) };
            filter.before = Some(last);
            filter.limit = MAX_PAGE.min(left.unwrap_or(MAX_PAGE));
            let next = self::page(&app, &filter).await;
            Some((Ok(lines), Some((next, filter, left))))
        }
    }))
}

struct Page {
    lines: String,
    /// How many games were read for the lines.
    read: u32,
    /// The last of those games.
    last: Option<(Timestamp, Id)>,
}

async fn page(app: &App, filter: &GameFilter) -> Result<Page, Refusal> {
    let records = app.store.records(filter.clone()).await?;
    let (mut lines, mut last) = (String::new(), None);
    for (summary, record) in &records {
        let Ok(id) = summary.id.parse::<Id>() else { continue };
        last = Some((Timestamp(summary.ended), id));
        let hidden = app.is_still_dealt(id, summary.kind).await?;
        if !hidden {
            lines.push_str(record);
            lines.push('\n');
        }
    }
    Ok(Page { lines, read: records.len() as u32, last })
}
