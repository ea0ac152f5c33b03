//! Who may see a finished game: its players, everyone if its table was public, and people with the key for watching it.

use mandala_games::Registry;
use mandala_jobs::{Owner, PoolError};
use mandala_players::Cancel;
use mandala_table::Id;
use subtle::ConstantTimeEq;

use crate::app::App;
use crate::denied::Denied;
use crate::history::ReplayViewpoint;
use crate::refusal::Refusal;
use crate::store::StoredGame;
use crate::table_actor::ViewRequest;

/// Who asks for a finished game, and the key from a link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker<'a> {
    pub(crate) person: Option<Id>,
    pub(crate) key: Option<&'a str>,
}

/// A finished game, for a person who may see it. Of a table whose game is not over, or never came to an end, there is
/// nothing to be seen here.
pub(super) async fn finished_game(app: &App, game: Id, asker: Asker<'_>) -> Result<StoredGame, Refusal> {
    let Some(stored) = app.store.game(game).await? else {
        let key = asker.key.and_then(|key| key.parse().ok());
        app.table(game).snapshot(ViewRequest { person: asker.person, key, seat: None }).await?;
        return Err(Refusal::NotOver);
    };
    let own = asker.person.map(|id| id.to_string());
    let player = own.is_some() && stored.summary.seats.iter().any(|seat| seat.person == own);
    let opens = |key: &str| bool::from(key.as_bytes().ct_eq(stored.watch_key.as_bytes()));
    if stored.summary.public || player || asker.key.is_some_and(opens) {
        Ok(stored)
    } else {
        Err(Refusal::NotFound)
    }
}

/// The same, for what shows everything in the game: not while others still play the same deal of the day.
pub(crate) async fn open_game(app: &App, game: Id, asker: Asker<'_>) -> Result<StoredGame, Refusal> {
    revealed_game(app, game, asker, ReplayViewpoint::Open).await
}

/// The same from any viewpoint: what players saw at their own seat, they may always see.
pub(super) async fn revealed_game(
    app: &App,
    game: Id,
    asker: Asker<'_>,
    viewpoint: ReplayViewpoint,
) -> Result<StoredGame, Refusal> {
    let stored = finished_game(app, game, asker).await?;
    let own = asker.person.map(|id| id.to_string());
    let is_own_seat = match viewpoint {
        ReplayViewpoint::Seat(seat) => {
            let seat = stored.summary.seats.get(usize::from(seat)).ok_or(Refusal::NotFound)?;
            own.is_some() && seat.person == own
        }
        ReplayViewpoint::Open | ReplayViewpoint::Public => false,
    };
    if !is_own_seat && app.is_still_dealt(game, stored.summary.kind).await? {
        return Err(Refusal::DayNotOver);
    }
    Ok(stored)
}

/// What a replay costs its owner: the longer the record, the more. Only how they compare counts.
pub(super) fn replay_cost(record: &str) -> u32 {
    u32::try_from(record.len() / 1024).unwrap_or(u32::MAX).saturating_add(1)
}

/// Replays a record on the threads for that, when it is the owner's turn.
pub(super) async fn in_replay_pool<T: Send + 'static>(
    app: &App,
    (owner, cost): (Owner, u32),
    work: impl FnOnce(&Registry) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let games = app.games.clone();
    let replayed = app.history.replaying.run((owner, cost), Cancel::default(), move |_| work(&games));
    replayed.await.map_err(|error| match error {
        PoolError::NotBegun => Refusal::Unavailable,
        PoolError::Panicked => Refusal::Denied(Denied::Internal),
    })?
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::Sqlite;

    #[tokio::test]
    async fn a_fault_is_told_apart_from_too_much_work() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let app = App::new(
            Arc::new(store),
            Arc::new(crate::InProcess::new()),
            Arc::new(crate::SystemClock),
            crate::system_dice(),
            crate::Config::default(),
        );
        let faulty = |_: &Registry| -> Result<(), Refusal> { panic!("a fault") };
        let fault = in_replay_pool(&app, (Owner::ABANDONED, 1), faulty).await;
        assert_eq!(fault, Err(Refusal::Denied(Denied::Internal)));
        app.history.replaying.close();
        let refused = in_replay_pool(&app, (Owner::ABANDONED, 1), |_| Ok(())).await;
        assert_eq!(refused, Err(Refusal::Unavailable));
    }

    #[test]
    fn a_long_record_costs_more_than_a_short_one() {
        assert_eq!(["x".repeat(500), "x".repeat(10_500)].map(|record| replay_cost(&record)), [1, 11]);
    }
}
