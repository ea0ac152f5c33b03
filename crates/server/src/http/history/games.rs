//! Lists of finished games, and their records.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use mandala_table::Id;
use protocol::{GameName, GamePage, Level};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::{Key, asker};
use crate::app::App;
use crate::application::{self, Caller, MAX_PAGE, open_game, read_cursor};
use crate::http::caller::OptionalCaller;
use crate::http::extract::{Json, Path, Query};
use crate::http::play::id;
use crate::refusal::Refusal;
use crate::store::{GameFilter, Opponent};

/// Which games a list has.
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
    /// Only public games, until the application has seen whose they are.
    fn filter(&self, caller: Option<Id>) -> Result<GameFilter, Refusal> {
        let person = match &self.person {
            Some(person) => id(person)?,
            None => caller.ok_or(Refusal::LoginNeeded)?,
        };
        Ok(GameFilter {
            person,
            public: true,
            game: self.game,
            players: self.players,
            rated: self.rated,
            opponent: self.opponent.as_deref().map(opponent).transpose()?,
            before: self.before.as_deref().map(read_cursor).transpose()?,
            limit: self.limit.unwrap_or(20).clamp(1, MAX_PAGE),
        })
    }
}

fn opponent(text: &str) -> Result<Opponent, Refusal> {
    let level = || serde_json::from_value::<Level>(text.into()).ok();
    let known = text.parse().ok().map(Opponent::Person).or_else(|| level().map(Opponent::Level));
    known.ok_or_else(|| Refusal::Malformed { detail: "an opponent is a person's id or a level".to_owned() })
}

/// Finished games, the caller's own or another person's public ones, the latest first.
#[utoipa::path(get, path = "/api/games", params(GamesQuery), responses((status = 200, body = GamePage)))]
pub(super) async fn list(
    State(app): State<App>,
    Query(query): Query<GamesQuery>,
    anyone: OptionalCaller,
) -> Result<Json<GamePage>, Refusal> {
    let filter = query.filter(anyone.id())?;
    Ok(Json(application::list_games(&app, anyone.id(), filter).await?))
}

/// The records of the caller's games that fit, a line each. Deals of the day come when their day is over.
#[utoipa::path(get, path = "/api/games.jsonl", params(GamesQuery),
    responses((status = 200, content_type = "application/x-ndjson", body = String)))]
pub(super) async fn export(
    State(app): State<App>,
    Query(query): Query<GamesQuery>,
    caller: Caller,
) -> Result<Response, Refusal> {
    let filter = query.filter(Some(caller.id))?;
    let lines = application::export_records(&app, &caller, filter, query.limit).await?;
    Ok(download("games.jsonl", Body::from_stream(lines)))
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
    let stored = open_game(&app, game, asker(&anyone, key.as_deref())).await?;
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
