//! A rematch: the next game between the same players, with the seats rotated.

use mandala_table::{AccessRefused, Entry, Holder, Id, Secret, Terms};
use protocol::{Ack, Command, Envelope, Phase, Visibility};

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;
use crate::table_actor::{TableOutline, ViewRequest};

/// Makes the table of the next game, or joins it where another player has made it.
pub(super) async fn rematch(app: &App, table: Id, caller: &Caller, command: String) -> Result<Ack, Refusal> {
    let last = app.table(table);
    let outline = last.outline().await?;
    if !outline.seats(caller.id) {
        let is_public = outline.terms.visibility == Visibility::Public;
        return Err(if is_public { AccessRefused::NotSeated.into() } else { Refusal::NotFound });
    }
    if !matches!(outline.phase, Phase::Over | Phase::Aborted) {
        return Err(Refusal::NotOver);
    }
    if outline.terms.special.is_some() {
        return Err(Refusal::NoRematch);
    }
    // The id follows from the last table, so that two players who ask at once, or one who asks again after a crash, get the
    // same; and the table exists before its id is given out.
    let next = outline.rematch.unwrap_or_else(|| next_id(table, &outline.terms));
    ensure_exists(app, next, &outline, caller).await?;
    if outline.rematch.is_none() {
        last.set_rematch(next).await?;
    }
    let next = app.table(next);
    if !next.outline().await?.seats(caller.id) {
        let join = Command::Join { key: None, nonce: None };
        let envelope = Envelope { id: command.clone(), version: None, seat: None, command: join };
        next.command(caller.sender(), envelope).await?;
    }
    let version = last.snapshot(ViewRequest::of_person(caller.id, None)).await?.version;
    Ok(Ack { id: command, version })
}

/// The id of the next game's table. Only people who know the key to a seat could work it out.
fn next_id(table: Id, terms: &Terms) -> Id {
    Id::derived("mandala-rematch/1", &[table, terms.seat_key])
}

/// Makes the table of the next game where there is none. A table whose game was played is not made again after it has expired.
async fn ensure_exists(app: &App, next: Id, last: &TableOutline, caller: &Caller) -> Result<(), Refusal> {
    let exists = async || Ok::<_, Refusal>(!app.table_store.versions(&[next]).await?.is_empty());
    if exists().await? || app.store.game(next).await?.is_some() {
        return Ok(());
    }
    app.rate_limits.new_table(caller.address)?;
    match app.tables.create(next, next_game(app, last, caller)).await {
        // Another player may have made it meanwhile: then there is a seat to take.
        Err(refusal) if !exists().await? => Err(refusal),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The first entries of the next game: the player of the first seat gets the last. The seats of the others are kept for them.
fn next_game(app: &App, last: &TableOutline, caller: &Caller) -> Vec<Entry> {
    let holder = |holder: &Holder| match holder {
        Holder::Person { id, .. } if *id == caller.id => {
            Holder::Person { id: caller.id, name: caller.name.clone() }
        }
        Holder::Person { id, .. } => Holder::Open { kept_for: Some(*id) },
        other => other.clone(),
    };
    let mut seats: Vec<_> = last.holders.iter().map(holder).collect();
    seats.rotate_left(1);
    let nonce = |holder: &Holder| match holder {
        Holder::Person { .. } => app.dice.id().to_string(),
        Holder::Open { .. } | Holder::Computer { .. } => String::new(),
    };
    let is_full = !seats.iter().any(|holder| matches!(holder, Holder::Open { .. }));
    let terms = Terms {
        nonces: seats.iter().map(nonce).collect(),
        seats,
        secret: Secret::new(app.dice.bytes()).reveal(),
        seat_key: app.dice.id(),
        watch_key: app.dice.id(),
        setup: None,
        special: None,
        day: None,
        bot: caller.is_bot(),
        ..last.terms.clone()
    };
    std::iter::once(Entry::Created(Box::new(terms))).chain(is_full.then_some(Entry::Started)).collect()
}
