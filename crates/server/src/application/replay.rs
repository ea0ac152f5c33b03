//! Replays of finished games and of uploaded records, and what could have been played in them.

use mandala_games::Registry;
use mandala_jobs::Owner;
use mandala_table::Id;
use protocol::{Json, ReplayAt, ReplayFilm};
use tabletop::record::ReplayError;

use super::finished_game::{finished_game, revealed_game};
use super::{Asker, in_replay_pool, open_game, replay_cost};
use crate::app::App;
use crate::history::{ReplayViewpoint, film, frame, position};
use crate::refusal::Refusal;
use crate::store::StoredGame;

/// Which finished game is to be replayed, who asks, and whose turn it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReplayRequest<'a> {
    pub(crate) game: Id,
    pub(crate) asker: Asker<'a>,
    pub(crate) owner: Owner,
}

/// A finished game after so many actions; at its end, if no number is named. `seat` says from which viewpoint.
pub(crate) async fn replay_at(
    app: &App,
    request: ReplayRequest<'_>,
    seat: Option<&str>,
    ply: Option<u32>,
) -> Result<ReplayAt, Refusal> {
    let (stored, viewpoint) = viewpoint(app, request, seat).await?;
    let turn = (request.owner, replay_cost(&stored.record));
    in_replay_pool(app, turn, move |games| frame(games, &stored.record, viewpoint, ply)).await
}

/// A finished game, whole.
pub(crate) async fn replay_film(
    app: &App,
    request: ReplayRequest<'_>,
    seat: Option<&str>,
) -> Result<ReplayFilm, Refusal> {
    let (stored, viewpoint) = viewpoint(app, request, seat).await?;
    let own = own_seat(&stored, request.asker.person);
    let turn = (request.owner, replay_cost(&stored.record));
    let replay = move |games: &Registry| film(games, &stored.record, viewpoint);
    let film = in_replay_pool(app, turn, replay).await?;
    Ok(ReplayFilm { own, ..film })
}

/// Any record, whole. Nothing of it is stored.
pub(crate) async fn replay_record(
    app: &App,
    owner: Owner,
    record: String,
    seat: Option<&str>,
) -> Result<ReplayFilm, Refusal> {
    let viewpoint = ReplayViewpoint::read(seat)?;
    let turn = (owner, replay_cost(&record));
    in_replay_pool(app, turn, move |games| film(games, record.trim(), viewpoint)).await
}

/// Why a game was not dealt as the server had committed itself to; nothing if it was.
pub(crate) async fn verify_game(
    app: &App,
    ReplayRequest { game, asker, owner }: ReplayRequest<'_>,
) -> Result<Option<ReplayError>, Refusal> {
    let stored = open_game(app, game, asker).await?;
    let turn = (owner, replay_cost(&stored.record));
    let check = move |games: &Registry| Ok(mandala_table::verify(games, &stored.record, None).err());
    let error = in_replay_pool(app, turn, check).await?;
    Ok(error.map(|error| ReplayError { ply: error.ply(), fault: error.fault() }))
}

/// What the player to move could have done in a position of a finished game.
pub(crate) async fn legal_actions(
    app: &App,
    ReplayRequest { game, asker, owner }: ReplayRequest<'_>,
    ply: u32,
) -> Result<Vec<String>, Refusal> {
    let stored = open_game(app, game, asker).await?;
    let turn = (owner, replay_cost(&stored.record));
    in_replay_pool(app, turn, move |games| Ok(position(games, &stored.record, ply)?.legal())).await
}

/// What an action would foreseeably have done, by what the player to move could know.
pub(crate) async fn effects_of_action(
    app: &App,
    ReplayRequest { game, asker, owner }: ReplayRequest<'_>,
    ply: u32,
    action: String,
) -> Result<Json, Refusal> {
    let stored = open_game(app, game, asker).await?;
    let turn = (owner, replay_cost(&stored.record));
    let effects = move |games: &Registry| Ok(Json(position(games, &stored.record, ply)?.effects(&action)?));
    in_replay_pool(app, turn, effects).await
}

/// A finished game and the viewpoint that is asked for: `own` is the person's seat, or the open viewpoint if they had none.
async fn viewpoint(
    app: &App,
    ReplayRequest { game, asker, .. }: ReplayRequest<'_>,
    seat: Option<&str>,
) -> Result<(StoredGame, ReplayViewpoint), Refusal> {
    let viewpoint = match seat {
        Some("own") => {
            let stored = finished_game(app, game, asker).await?;
            own_seat(&stored, asker.person).map_or(ReplayViewpoint::Open, ReplayViewpoint::Seat)
        }
        named => ReplayViewpoint::read(named)?,
    };
    Ok((revealed_game(app, game, asker, viewpoint).await?, viewpoint))
}

/// A person's seat, if they held exactly one.
fn own_seat(stored: &StoredGame, person: Option<Id>) -> Option<u8> {
    let own = person?.to_string();
    let mut seats = (0..).zip(&stored.summary.seats).filter(|(_, seat)| seat.person.as_ref() == Some(&own));
    match (seats.next(), seats.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}
