//! Everything the server has about a person, for that person.

use futures_util::stream::{Stream, StreamExt, once, unfold};
use mandala_table::{Id, Timestamp};
use protocol::{Json, LoginInfo, Me, TableSummary, TokenInfo};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::message::Chain;

use super::{Caller, client_settings, logins, me, tokens};
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::OwnGame;

/// How many games are read at once: all those of a keen player would not fit into memory together.
const PAGE: u32 = 100;

/// What an export begins with.
#[derive(Serialize)]
struct Head {
    format: &'static str,
    made: Timestamp,
    me: Me,
    settings: Json,
    logins: Vec<LoginInfo>,
    tokens: Vec<TokenInfo>,
    tables: Vec<TableSummary>,
}

/// All data of a person as JSON, in pieces: who they are, logins and tokens (without secrets), settings, tables as lists
/// show them, and every finished game with its record. Games that still go on hold what others may not know, and are not
/// in it; nor is the record of a daily deal before its day is over, because others still play it.
pub(crate) async fn export_account(
    app: &App,
    caller: &Caller,
) -> Result<impl Stream<Item = Result<String, Refusal>> + use<>, Refusal> {
    app.rate_limits.heavy(caller.id)?;
    let head = Head {
        format: "mandala-export/1",
        made: app.time.now(),
        me: me(caller.person()),
        settings: client_settings(app, caller.id).await?,
        logins: logins(app, caller).await?,
        tokens: tokens(app, caller).await?,
        tables: app.store.tables_of(caller.id).await?,
    };
    let mut text = serde_json::to_string(&head).expect("an export is plain data");
    // The list of games follows as the last key, a page at a time.
    text.pop();
    text.push_str(",\"games\":[");
    let piece = |text: String| once(async { Ok(text) });
    Ok(piece(text).chain(games(app.clone(), caller.id)).chain(piece("]}".to_owned())))
}

/// The games as items of a list. It ends with an error where the store fails, so that it is not taken for whole.
fn games(app: App, person: Id) -> impl Stream<Item = Result<String, Refusal>> {
    unfold((app, None, false), move |(app, after, done)| async move {
        if done {
            return None;
        }
        match page(&app, person, after).await {
            Ok((text, next)) => Some((Ok(text), (app, next.or(after), next.is_none()))),
            Err(error) => {
                tracing::error!(error = %Chain(&error), "could not read the games of an export; the answer was cut off");
                Some((Err(error), (app, after, true)))
            }
        }
    })
}

type After = Option<(Timestamp, Id)>;

/// The next items, and the game after which the next page begins.
async fn page(app: &App, person: Id, after: After) -> Result<(String, After), Refusal> {
    let games = app.store.games_of(person, after, PAGE).await?;
    let mut text = String::new();
    for (index, game) in games.iter().enumerate() {
        if after.is_some() || index > 0 {
            text.push(',');
        }
        let hidden = app.is_still_dealt(game.id, game.kind).await?;
        text.push_str(&item(game, hidden));
    }
    let full = games.len() == PAGE as usize;
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
