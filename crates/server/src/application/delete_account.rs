//! Deleting an account, or a guest.

use mandala_table::{AccessRefused, CommandRefused, Holder, Id, LeaveRefused};
use protocol::{Command, Envelope, Phase};

use super::Caller;
use super::account::check_password;
use crate::app::App;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// Deletes everything about a person. Open tables are left, running games resigned; finished games stay, under a neutral name
/// that is the same for all.
pub(crate) async fn delete_account(
    app: &App,
    caller: &Caller,
    password: Option<String>,
) -> Result<(), Refusal> {
    if caller.person().account {
        check_password(app, caller, password.ok_or(Denied::WrongPassword)?).await?;
    }
    for table in app.store.unfinished(caller.id).await? {
        stop_playing(app, table, caller).await?;
    }
    // What they have resigned counts for their opponents, and only as long as it is known who they are.
    app.settle().await?;
    let logins = app.store.logins(caller.id).await?.into_iter().map(|login| login.id);
    let tokens = app.store.tokens(caller.id).await?.into_iter().map(|token| token.id);
    let passes: Vec<_> = logins.chain(tokens).collect();
    // A table in memory may append the person's name once more before it is reloaded: so, twice.
    for _ in 0..2 {
        for table in app.store.forget(caller.id, &app.dice).await? {
            app.reload_table(table).await;
        }
    }
    app.end_connections(passes).await;
    Ok(())
}

/// Leaves a table or resigns the game at it, by the same commands as all players.
async fn stop_playing(app: &App, table: Id, caller: &Caller) -> Result<(), Refusal> {
    let handle = app.table(table);
    let outline = handle.outline().await?;
    let own = |holder: &Holder| matches!(holder, Holder::Person { id, .. } if *id == caller.id);
    let seats = (0..).zip(&outline.holders).filter(|(_, holder)| own(holder)).map(|(seat, _)| Some(seat));
    let commands: Vec<_> = match outline.phase {
        Phase::Open => vec![(Command::Leave {}, None)],
        Phase::Running => seats.map(|seat: Option<u8>| (Command::Resign {}, seat)).collect(),
        Phase::Over | Phase::Aborted => vec![],
    };
    for (command, seat) in commands {
        let envelope = Envelope { id: app.dice.id().to_string(), version: None, seat, command };
        match handle.command(caller.sender(), envelope).await {
            // The game may have ended since, or this seat have been given up before.
            Ok(_)
            | Err(Refusal::Command(
                CommandRefused::Leave(LeaveRefused::NotRunning)
                | CommandRefused::Access(AccessRefused::NotSeated),
            )) => {}
            // A clock has run out first, or the game began at this very moment: the table is looked at again.
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
