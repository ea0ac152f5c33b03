//! Playing over plain requests: everything a socket can do.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use mandala_players::Cancel;
use mandala_table::{AccessRefused, Entry, Holder, Id, Terms, invited_to};
use protocol::{Ack, Command, Envelope, HintBody, LinkKeys, Snapshot};
use serde::{Deserialize, Serialize};
use tabletop::Seed;
use utoipa::IntoParams;

use super::caller::{Anyone, Caller};
use super::extract::{Json, Path, Query};
use crate::app::App;
use crate::live::{Looking, Peeked};
use crate::refusal::Refusal;

/// Through whose eyes one looks.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Eyes {
    /// One of one's own seats.
    pub(super) seat: Option<u8>,
    /// The key from a link.
    pub(super) key: Option<String>,
    /// The language of messages, for sockets of browsers, which cannot set a header: `en`, `pl` or `nl`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

impl Eyes {
    pub(super) fn of(&self, person: Option<Id>) -> Looking {
        Looking { person, key: self.key.as_ref().and_then(|key| key.parse().ok()), seat: self.seat }
    }
}

/// An id from an address; anything else is not to be found.
pub(super) fn id(text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| Refusal::NotFound)
}

/// The table as one sees it.
#[utoipa::path(get, path = "/api/tables/{table}", params(Eyes), responses((status = 200, body = Snapshot)))]
pub(super) async fn look(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    anyone: Anyone,
) -> Result<Json<Snapshot>, Refusal> {
    Ok(Json(*app.table(id(&table)?).look(eyes.of(anyone.id())).await?))
}

/// Gives a command.
#[utoipa::path(post, path = "/api/tables/{table}/commands", request_body = Envelope, responses((status = 200, body = Ack)))]
pub(super) async fn command(
    State(app): State<App>,
    Path(table): Path<String>,
    caller: Caller,
    Json(envelope): Json<Envelope>,
) -> Result<Json<Ack>, CommandRefused> {
    let table = id(&table)?;
    let looking = Looking { person: Some(caller.id), key: None, seat: envelope.seat };
    match give(&app, table, &caller, envelope).await {
        Ok(ack) => Ok(Json(ack)),
        Err(refusal) if refusal.is_stale() => {
            Err(CommandRefused { refusal, snapshot: app.table(table).look(looking).await.ok() })
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// A command that was refused; if it was stale, with the table as it is.
pub(crate) struct CommandRefused {
    refusal: Refusal,
    snapshot: Option<Box<Snapshot>>,
}

impl From<Refusal> for CommandRefused {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, snapshot: None }
    }
}

impl IntoResponse for CommandRefused {
    fn into_response(self) -> Response {
        #[derive(Serialize)]
        struct Body {
            #[serde(flatten)]
            error: protocol::ErrorBody,
            #[serde(skip_serializing_if = "Option::is_none")]
            snapshot: Option<Box<Snapshot>>,
        }
        let body = Body { error: super::answer::body(&self.refusal), snapshot: self.snapshot };
        (self.refusal.status(), Json(body)).into_response()
    }
}

/// Gives a command, whichever way it came.
pub(super) async fn give(app: &App, table: Id, caller: &Caller, envelope: Envelope) -> Result<Ack, Refusal> {
    const LONGEST: usize = 64;
    if envelope.id.is_empty() || envelope.id.len() > LONGEST {
        return Err(Refusal::IdInvalid);
    }
    let begun = std::time::Instant::now();
    match envelope.command {
        Command::Join { .. } | Command::Rematch {} => {
            super::tables::a_seat_more(app, caller.id, Some(table)).await?;
        }
        Command::React { .. } => app.rate_limits.reaction(caller.id)?,
        _ => {}
    }
    let done = match envelope.command {
        Command::Rematch {} => rematch(app, table, caller, envelope.id).await,
        _ => app.table(table).command(caller.who(), envelope).await,
    };
    metrics::histogram!(crate::meters::COMMAND_SECONDS).record(begun.elapsed());
    done
}

/// Makes the next game between the same players, with the seats rotated, or sits down at it.
async fn rematch(app: &App, table: Id, caller: &Caller, command: String) -> Result<Ack, Refusal> {
    let last = app.table(table);
    let before = last.peek().await?;
    let own = |holder: &Holder| matches!(holder, Holder::Person { id, .. } if *id == caller.id);
    if !before.holders.iter().any(own) {
        let public = before.terms.visibility == protocol::Visibility::Public;
        return Err(if public { AccessRefused::NotSeated.into() } else { Refusal::NotFound });
    }
    if !matches!(before.phase, protocol::Phase::Over | protocol::Phase::Aborted) {
        return Err(Refusal::NotOver);
    }
    if before.terms.special.is_some() {
        return Err(Refusal::NoRematch);
    }
    // The id follows from the last table, so that two who ask at once, or again after a crash, get the same; and the table is
    // made before anybody hears of it.
    let next = before.rematch.unwrap_or_else(|| next_id(table, &before.terms));
    make_next(app, next, &before, caller).await?;
    if before.rematch.is_none() {
        last.rematched(next).await?;
    }
    let next = app.table(next);
    if !next.peek().await?.holders.iter().any(own) {
        let join = Command::Join { key: None, nonce: None };
        let envelope = Envelope { id: command.clone(), version: None, seat: None, command: join };
        next.command(caller.who(), envelope).await?;
    }
    let looking = Looking { person: Some(caller.id), key: None, seat: None };
    Ok(Ack { id: command, version: last.look(looking).await?.version })
}

/// The id of the next game's table. Only those who know the key to a seat could work it out.
fn next_id(table: Id, terms: &Terms) -> Id {
    Id::derived("mandala-rematch/1", &[table, terms.seat_key])
}

/// Makes the table of the next game, unless somebody has. One whose game was played does not come back when it has expired.
async fn make_next(app: &App, next: Id, before: &Peeked, caller: &Caller) -> Result<(), Refusal> {
    let begun = async || Ok::<_, Refusal>(!app.journal.entries(next, 0).await?.is_empty());
    if begun().await? || app.store.game(next).await?.is_some() {
        return Ok(());
    }
    let entries = next_game(app, &before.terms, &before.holders, caller);
    match app.keep_new(next, entries).await {
        // Somebody else was quicker: then there is a seat to sit down in.
        Err(refusal) if !begun().await? => Err(refusal),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The first entries of the next game: whoever sat first sits last. The others' seats are kept for them.
fn next_game(app: &App, terms: &Terms, holders: &[Holder], caller: &Caller) -> Vec<Entry> {
    let mut seats: Vec<_> = holders
        .iter()
        .map(|holder| match holder {
            Holder::Person { id, .. } if *id == caller.id => {
                Holder::Person { id: caller.id, name: caller.name.clone() }
            }
            Holder::Person { id, .. } => Holder::Open { kept_for: Some(*id) },
            other => other.clone(),
        })
        .collect();
    seats.rotate_left(1);
    let nonce = |holder: &Holder| match holder {
        Holder::Person { .. } => app.dice.id().to_string(),
        Holder::Open { .. } | Holder::Computer { .. } => String::new(),
    };
    let full = !seats.iter().any(|holder| matches!(holder, Holder::Open { .. }));
    let created = Terms {
        nonces: seats.iter().map(nonce).collect(),
        seats,
        secret: mandala_table::Secret::new(app.dice.bytes()).reveal(),
        seat_key: app.dice.id(),
        watch_key: app.dice.id(),
        setup: None,
        special: None,
        day: None,
        ..terms.clone()
    };
    std::iter::once(Entry::Created(Box::new(created))).chain(full.then_some(Entry::Started)).collect()
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Foreseen {
    action: String,
    seat: Option<u8>,
}

/// What an action would foreseeably do.
#[utoipa::path(get, path = "/api/tables/{table}/effects", params(Foreseen), responses((status = 200, body = protocol::Json)))]
pub(super) async fn effects(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(asked): Query<Foreseen>,
    caller: Caller,
) -> Result<Json<protocol::Json>, Refusal> {
    let looking = Looking { person: Some(caller.id), key: None, seat: asked.seat };
    Ok(Json(app.table(id(&table)?).effects(looking, asked.action).await?))
}

/// Advice for the player to move; never at rated tables.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(Eyes), responses((status = 200, body = HintBody)))]
pub(super) async fn hint(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    caller: Caller,
) -> Result<Json<HintBody>, Refusal> {
    Ok(Json(advise(&app, id(&table)?, eyes.of(Some(caller.id))).await?))
}

/// Thinks about what the player to move should do.
pub(super) async fn advise(app: &App, table: Id, looking: Looking) -> Result<HintBody, Refusal> {
    let person = looking.person.ok_or(Refusal::LoginNeeded)?;
    let pondering = app.table(table).ponder(looking).await?;
    app.rate_limits.heavy(person)?;
    let seed = Seed(app.dice.bytes());
    let view = pondering.view;
    let thought = app.computers.think(Cancel::default(), move |cancel| view.hint(&seed, cancel)).await;
    let advice = thought.ok_or(Refusal::Unavailable)?;
    let (reason, args) = advice.reason;
    let words = super::language::here().sentence(reason, &args);
    let args: BTreeMap<_, _> =
        args.into_iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect();
    Ok(HintBody {
        version: pondering.version,
        action: advice.action,
        chance: advice.chance,
        reason: reason.to_owned(),
        args,
        words,
    })
}

/// The keys of the links to a table, for those who sit at it.
#[utoipa::path(get, path = "/api/tables/{table}/links", responses((status = 200, body = LinkKeys)))]
pub(super) async fn links(
    State(app): State<App>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<LinkKeys>, Refusal> {
    let table = id(&table)?;
    let links = app.table(table).links(caller.id).await?;
    let short = invited_to(links.seat) == table;
    Ok(Json(LinkKeys { seat: links.seat.to_string(), watch: links.watch.to_string(), short }))
}
