//! Quick pairing: a seat at the public table that fits and has waited longest, or a new table.

use mandala_games::AS_PUBLISHED;
use mandala_table::Id;
use protocol::{ClockSpec, Command, Envelope, GameName, NewTable, SeatChoice, Visibility};

use super::create_table::create_unlimited;
use super::{Caller, check_new_table};
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::PairingFilter;

/// What a person wants to play; always the game as published.
pub(crate) struct PairingRequest {
    pub(crate) game: GameName,
    pub(crate) players: usize,
    pub(crate) rated: bool,
    pub(crate) clock: ClockSpec,
}

/// Sits a person down at a table that fits.
pub(crate) async fn pair(app: &App, caller: &Caller, request: PairingRequest) -> Result<Id, Refusal> {
    check_new_table(app, caller).await?;
    // Before a list of so many seats is made.
    app.games.rules(request.game)?.check(AS_PUBLISHED, request.players)?;
    let lease = app.lease_pairing().await?;
    let table = join_or_create(app, caller, request).await;
    lease.release().await;
    table
}

async fn join_or_create(app: &App, caller: &Caller, request: PairingRequest) -> Result<Id, Refusal> {
    let PairingRequest { game, players, rated, clock } = request;
    let fitting = PairingFilter { person: caller.id, game, players, rated, clock, limit: 100 };
    for table in app.store.waiting(fitting).await? {
        let command = Command::Join { key: None, nonce: None };
        let envelope = Envelope { id: app.dice.id().to_string(), version: None, seat: None, command };
        // Another person may have taken the seat: then the next table.
        if app.table(table).command(caller.sender(), envelope).await.is_ok() {
            return Ok(table);
        }
    }
    let mut seats = vec![SeatChoice::Open; players];
    if let Some(first) = seats.first_mut() {
        *first = SeatChoice::Me;
    }
    let new = NewTable {
        game,
        seats,
        options: None,
        visibility: Visibility::Public,
        rated,
        clock,
        delay: 0,
        hints: false,
        nonce: None,
    };
    create_unlimited(app, caller, &new).await
}
