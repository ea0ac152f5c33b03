//! Going for good.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use mandala_table::{AccessRefused, CommandRefused, Holder, Id, LeaveRefused};
use protocol::{Command, Confirmation, Envelope, Phase};

use super::super::caller::{Caller, InPerson};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::account::proven;
use super::log_in::clear_cookie;
use crate::app::App;
use crate::people::Denied;
use crate::refusal::Refusal;

/// Deletes the account and everything about its person. Open tables are left, running games resigned; finished games stay,
/// under a neutral name that is the same for all.
#[utoipa::path(post, path = "/api/me/delete", request_body = Confirmation, responses((status = 204)))]
pub(super) async fn delete(
    State(app): State<App>,
    peer: Peer,
    InPerson(caller): InPerson,
    Json(confirmation): Json<Confirmation>,
) -> Result<Response, Refusal> {
    if caller.person().account {
        let password = confirmation.password.ok_or(Denied::WrongPassword)?;
        proven(&app, peer, &caller, password.0).await?;
    }
    for table in app.store.unfinished(caller.id).await? {
        stop_playing(&app, table, &caller).await?;
    }
    let logins = app.store.logins(caller.id).await?.into_iter().map(|login| login.id);
    let tokens = app.store.tokens(caller.id).await?.into_iter().map(|token| token.id);
    let passes: Vec<_> = logins.chain(tokens).collect();
    // A table in memory that knows the person still may write them down once more before it hears of this: so, twice.
    for _ in 0..2 {
        for table in app.store.forget(caller.id, &app.dice).await? {
            app.look_again_at(table).await;
        }
    }
    app.end_connections(passes).await;
    Ok((clear_cookie(&app, peer), StatusCode::NO_CONTENT).into_response())
}

/// Leaves a table or gives up the game at it, by the same commands as everybody.
async fn stop_playing(app: &App, table: Id, caller: &Caller) -> Result<(), Refusal> {
    let live = app.table(table);
    let peeked = live.peek().await?;
    let own = |holder: &Holder| matches!(holder, Holder::Person { id, .. } if *id == caller.id);
    let seats = (0..).zip(&peeked.holders).filter(|(_, holder)| own(holder)).map(|(seat, _)| Some(seat));
    let commands: Vec<_> = match peeked.phase {
        Phase::Open => vec![(Command::Leave {}, None)],
        Phase::Running => seats.map(|seat: Option<u8>| (Command::Resign {}, seat)).collect(),
        Phase::Over | Phase::Aborted => vec![],
    };
    for (command, seat) in commands {
        let envelope = Envelope { id: app.dice.id().to_string(), version: None, seat, command };
        match live.command(caller.who(), envelope).await {
            // The game may be over, or have begun, or been given up before; with a new look we would see it.
            Ok(_)
            | Err(Refusal::Command(
                CommandRefused::Leave(LeaveRefused::NotRunning)
                | CommandRefused::Access(AccessRefused::NotSeated),
            )) => {}
            // A clock has run out first, or the game began at this very moment: that is for the next look.
            Err(Refusal::Command(
                CommandRefused::Stale { .. } | CommandRefused::Leave(LeaveRefused::NotOpen),
            )) => {
                return Box::pin(stop_playing(app, table, caller)).await;
            }
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(())
}
