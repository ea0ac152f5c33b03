//! Who may see a finished game: its players, everybody if its table was public, and whoever has the key for watching it.

use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use mandala_table::Id;
use serde::Deserialize;
use subtle::ConstantTimeEq;
use utoipa::IntoParams;

use crate::app::App;
use crate::history::Eyes;
use crate::http::caller::Anyone;
use crate::http::play::id;
use crate::live::Looking;
use crate::refusal::Refusal;
use crate::store::StoredGame;

/// What lets one in.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Key {
    /// The key from a link for watching.
    pub(super) key: Option<String>,
}

/// A finished game, for somebody who may see it. Of a table whose game is not over, or never came to an end, there is
/// nothing to be seen here.
pub(super) async fn finished(
    app: &App,
    game: &str,
    anyone: &Anyone,
    key: Option<&str>,
) -> Result<(Id, StoredGame), Refusal> {
    let id = id(game)?;
    let Some(stored) = app.store.game(id).await? else {
        let key = key.and_then(|key| key.parse().ok());
        let looking = Looking { person: anyone.id(), key, seat: None };
        app.table(id).look(looking).await?;
        return Err(Refusal::NotOver);
    };
    let own = anyone.id().map(|id| id.to_string());
    let player = own.is_some() && stored.summary.seats.iter().any(|seat| seat.person == own);
    let opens = |key: &str| bool::from(key.as_bytes().ct_eq(stored.watch_key.as_bytes()));
    if stored.summary.public || player || key.is_some_and(opens) {
        Ok((id, stored))
    } else {
        Err(Refusal::NotFound)
    }
}

/// The same, for what shows hidden things: not while others still play the same deal of the day. What a player saw at their
/// own seat is theirs.
pub(super) async fn open(
    app: &App,
    game: &str,
    anyone: &Anyone,
    key: Option<&str>,
    eyes: Eyes,
) -> Result<(Id, StoredGame), Refusal> {
    let (id, stored) = finished(app, game, anyone, key).await?;
    let own = anyone.id().map(|id| id.to_string());
    let own_eyes = match eyes {
        Eyes::Seat(seat) => {
            let seat = stored.summary.seats.get(usize::from(seat)).ok_or(Refusal::NotFound)?;
            own.is_some() && seat.person == own
        }
        Eyes::Open | Eyes::Public => false,
    };
    if !own_eyes && app.is_still_dealt(id, stored.summary.kind).await? {
        return Err(Refusal::DayNotOver);
    }
    Ok((id, stored))
}

/// The caller's seat, if they held exactly one.
pub(super) fn own_seat(stored: &StoredGame, anyone: &Anyone) -> Option<u8> {
    let own = anyone.id()?.to_string();
    let mut seats = (0..).zip(&stored.summary.seats).filter(|(_, seat)| seat.person.as_ref() == Some(&own));
    match (seats.next(), seats.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// A finished game and the viewpoint that is asked for: `own` is the caller's seat, or the open viewpoint if they had none.
pub(super) async fn seen(
    app: &App,
    game: &str,
    anyone: &Anyone,
    key: Option<&str>,
    seat: Option<&str>,
) -> Result<(StoredGame, Eyes), Refusal> {
    let eyes = match seat {
        Some("own") => {
            let (_, stored) = finished(app, game, anyone, key).await?;
            own_seat(&stored, anyone).map_or(Eyes::Open, Eyes::Seat)
        }
        named => Eyes::read(named)?,
    };
    let (_, stored) = open(app, game, anyone, key, eyes).await?;
    Ok((stored, eyes))
}

/// The text that was sent, or why there is none.
pub(super) fn sent(body: Result<String, StringRejection>) -> Result<String, Refusal> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
        _ => Refusal::Malformed { detail: rejection.body_text() },
    })
}

/// Plays a record through where that keeps nobody waiting; a few at a time, whoever asks.
pub(super) async fn aside<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    app.history.replaying.run(work).await?
}
