//! Everything the server has about a person, for that person.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::{once, unfold};
use mandala_table::{Id, Timestamp};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::message::Chain;

use super::super::caller::BrowserCaller;
use super::{logins, me, tokens};
use crate::app::App;
use crate::application;
use crate::refusal::Refusal;
use crate::store::OwnGame;

/// Games are read so many at a time: a keen player's would not fit into memory together.
const AT_A_TIME: u32 = 100;

/// All own data as JSON: who one is, logins and tokens (without secrets), settings, tables as lists show them, and every
/// finished game with its record. Games that still go on hold what others may not know, and are not in it; nor is the
/// record of a daily deal before its day is over, because others still play it.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = protocol::Json)))]
pub(super) async fn export(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Response, Refusal> {
    #[derive(Serialize)]
    struct Head<'a> {
        format: &'static str,
        made: Timestamp,
        me: protocol::Me,
        settings: protocol::Json,
        logins: Vec<protocol::LoginInfo>,
        tokens: Vec<protocol::TokenInfo>,
        tables: &'a [protocol::TableSummary],
    }
    app.rate_limits.heavy(caller.id)?;
    let (id, store) = (caller.id, &app.store);
    let head = Head {
        format: "mandala-export/1",
        made: app.time.now(),
        me: me::me(caller.person()),
        settings: application::client_settings(&app, id).await?,
        logins: store
            .logins(id)
            .await?
            .into_iter()
            .map(|login| logins::info(login, caller.login()))
            .collect(),
        tokens: store.tokens(id).await?.into_iter().map(tokens::info).collect(),
        tables: &store.tables_of(id).await?,
    };
    let mut text = serde_json::to_string(&head).expect("an export is plain data");
    // The list of games follows as the last key, a few at a time.
    text.pop();
    text.push_str(",\"games\":[");
    let start = once(async { Ok::<_, Refusal>(Bytes::from(text)) });
    let end = once(async { Ok(Bytes::from_static(b"]}")) });
    let body = Body::from_stream(start.chain(games(app.clone(), id)).chain(end));
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"mandala-export.json\""),
    ];
    Ok((headers, body).into_response())
}

/// The games as items of a list. A store that fails breaks the answer off, so that it is not taken for whole.
fn games(app: App, person: Id) -> impl futures_util::Stream<Item = Result<Bytes, Refusal>> {
    unfold((app, None, false), move |(app, after, done)| async move {
        if done {
            return None;
        }
        match some_games(&app, person, after).await {
            Ok((text, next)) => Some((Ok(Bytes::from(text)), (app, next.or(after), next.is_none()))),
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not read the games of an export; the answer was cut off");
                Some((Err(error), (app, after, true)))
            }
        }
    })
}

type After = Option<(Timestamp, Id)>;

/// The next few items, and after which game to go on.
async fn some_games(app: &App, person: Id, after: After) -> Result<(String, After), Refusal> {
    let games = app.store.games_of(person, after, AT_A_TIME).await?;
    let mut text = String::new();
    for (index, game) in games.iter().enumerate() {
        if after.is_some() || index > 0 {
            text.push(',');
        }
        let hidden = app.is_still_dealt(game.id, game.kind).await?;
        text.push_str(&item(game, hidden));
    }
    let full = games.len() == AT_A_TIME as usize;
    Ok((text, games.last().filter(|_| full).map(|game| (game.ended, game.id))))
}

fn item(game: &OwnGame, hidden: bool) -> String {
    #[derive(Serialize)]
    struct Game<'a> {
        id: Id,
        ended: Timestamp,
        seats: Vec<Seat>,
        /// Nothing while others still play the same deal.
        record: Option<&'a RawValue>,
    }
    #[derive(Serialize)]
    struct Seat {
        seat: u8,
        place: u8,
    }
    let seats = game.seats.iter().map(|&(seat, place)| Seat { seat, place }).collect();
    let record = if hidden { None } else { serde_json::from_str(&game.record).ok() };
    serde_json::to_string(&Game { id: game.id, ended: game.ended, seats, record })
        .expect("a game is plain data")
}
