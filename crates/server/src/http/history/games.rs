//! Lists of finished games, and their records.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use mandala_games::Registry;
use mandala_table::{Id, Timestamp};
use protocol::{GameName, GamePage, GameSummary, Level};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::{Key, asker};
use crate::app::App;
use crate::application::{Caller, revealed_game};
use crate::history::ReplayViewpoint;
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::play::id;
use crate::refusal::Refusal;
use crate::store::{GameFilter, Opponent};

const MAX_PAGE: u32 = 100;

/// Which games are wanted.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct GamesQuery {
    /// Another person's games: the public ones.
    person: Option<String>,
    /// Which game.
    game: Option<GameName>,
    /// With so many players.
    players: Option<u8>,
    /// Rated or unrated.
    rated: Option<bool>,
    /// Against this person or this level of computer.
    opponent: Option<String>,
    /// The page after the one that named this as `next`.
    before: Option<String>,
    /// At most so many; 20 if none is named, and never more than 100.
    limit: Option<u32>,
}

impl GamesQuery {
    fn filter(&self, games: &Registry, caller: Option<Id>) -> Result<GameFilter, Refusal> {
        if let Some(game) = self.game {
            games.rules(game)?;
        }
        let person = match &self.person {
            Some(person) => id(person)?,
            None => caller.ok_or(Refusal::LoginNeeded)?,
        };
        Ok(GameFilter {
            person,
            public: caller != Some(person),
            game: self.game,
            players: self.players,
            rated: self.rated,
            opponent: self.opponent.as_deref().map(opponent).transpose()?,
            before: self.before.as_deref().map(cursor).transpose()?,
            limit: self.limit.unwrap_or(20).clamp(1, MAX_PAGE),
        })
    }
}

fn opponent(text: &str) -> Result<Opponent, Refusal> {
    let level = || serde_json::from_value::<Level>(text.into()).ok();
    let known = text.parse().ok().map(Opponent::Person).or_else(|| level().map(Opponent::Level));
    known.ok_or_else(|| Refusal::Malformed { detail: "an opponent is a person's id or a level".to_owned() })
}

/// The place of a game in a list.
fn place(game: &GameSummary) -> String {
    format!("{}-{}", game.ended, game.id)
}

fn cursor(text: &str) -> Result<(Timestamp, Id), Refusal> {
    let parts = text.split_once('-').and_then(|(ended, id)| Some((ended.parse().ok()?, id.parse().ok()?)));
    let (ended, id) =
        parts.ok_or_else(|| Refusal::Malformed { detail: "`before` is a `next` of ours".to_owned() })?;
    Ok((Timestamp(ended), id))
}

/// Finished games, one's own or another person's public ones, the latest first.
#[utoipa::path(get, path = "/api/games", params(GamesQuery), responses((status = 200, body = GamePage)))]
pub(super) async fn list(
    State(app): State<App>,
    Query(query): Query<GamesQuery>,
    anyone: OptionalCaller,
) -> Result<Json<GamePage>, Refusal> {
    let filter = query.filter(&app.games, anyone.id())?;
    let limit = filter.limit;
    let games = app.store.games(filter).await?;
    let next = if games.len() as u32 == limit { games.last().map(place) } else { None };
    Ok(Json(GamePage { games, next }))
}

/// The records of all one's games that fit, a line each. Deals of the day come when their day is over.
#[utoipa::path(get, path = "/api/games.jsonl", params(GamesQuery),
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub(super) async fn export(
    State(app): State<App>,
    Query(query): Query<GamesQuery>,
    caller: Caller,
) -> Result<Response, Refusal> {
    let mut filter = query.filter(&app.games, Some(caller.id))?;
    app.rate_limits.heavy(caller.id)?;
    let left = query.limit;
    filter.limit = MAX_PAGE.min(left.unwrap_or(MAX_PAGE));
    // The first page is fetched before the answer begins, so that a failure can still be told as one.
    let first = page(&app, &filter).await?;
    let pages = futures_util::stream::unfold(Some((first, filter, left)), move |reading| {
        let app = app.clone();
        async move {
            let ((text, read, last), mut filter, left) = reading?;
            let left = left.map(|left| left - read);
            let more = read == filter.limit && left != Some(0);
            let next = match last.filter(|_| more) {
                None => None,
                Some(last) => {
                    filter.before = Some(last);
                    filter.limit = MAX_PAGE.min(left.unwrap_or(MAX_PAGE));
                    match page(&app, &filter).await {
                        Ok(next) => Some((next, filter, left)),
                        // The answer is cut off: a reader can tell, because its end is missing.
                        Err(error) => return Some((Err(std::io::Error::other(error)), None)),
                    }
                }
            };
            Some((Ok(Bytes::from(text)), next))
        }
    });
    Ok(download("games.jsonl", Body::from_stream(pages)))
}

/// Lines, how many games were read for them, and the last of those.
type Page = (String, u32, Option<(Timestamp, Id)>);

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
    Ok((lines, records.len() as u32, last))
}

/// The record of a finished game: one line.
#[utoipa::path(get, path = "/api/games/{game}/record", params(Key),
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Key { key }): Query<Key>,
    anyone: OptionalCaller,
) -> Result<Response, Refusal> {
    let game = id(&game)?;
    let stored = revealed_game(&app, game, asker(&anyone, key.as_deref()), ReplayViewpoint::Open).await?;
    Ok(download(&format!("{game}.jsonl"), Body::from(stored.record + "\n")))
}

fn download(name: &str, body: Body) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CACHE_CONTROL, "private, no-store".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, body).into_response()
}
