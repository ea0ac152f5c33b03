//! Playing over plain requests: everything a socket can do.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use mandala_table::{Id, invited_to};
use protocol::{Ack, Envelope, HintBody, LinkKeys, Scope, Snapshot};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::OptionalCaller;
use super::extract::{Json, Path, Query};
use crate::app::App;
use crate::application::{self, Caller, TableHint};
use crate::refusal::Refusal;
use crate::table_actor::ViewRequest;

/// As which viewer the caller asks.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewQuery {
    /// One of the caller's seats.
    pub(super) seat: Option<u8>,
    /// The key from a link.
    pub(super) key: Option<String>,
    /// The language of messages, for sockets of browsers, which cannot set a header: `en`, `pl` or `nl`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

impl ViewQuery {
    pub(super) fn of(&self, person: Option<Id>) -> ViewRequest {
        ViewRequest { person, key: self.key.as_ref().and_then(|key| key.parse().ok()), seat: self.seat }
    }
}

/// An id from an address; anything else is not to be found.
pub(super) fn id(text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| Refusal::NotFound)
}

/// The table as the caller sees it.
#[utoipa::path(get, path = "/api/tables/{table}", params(ViewQuery), responses((status = 200, body = Snapshot)))]
pub(super) async fn look(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    anyone: OptionalCaller,
) -> Result<Json<Snapshot>, Refusal> {
    Ok(Json(*app.table(id(&table)?).snapshot(view.of(anyone.id())).await?))
}

/// Gives a command.
#[utoipa::path(post, path = "/api/tables/{table}/commands", request_body = Envelope,
    responses((status = 200, body = Ack),
        (status = 409, description = "Not now: things have moved on", body = RefusedCommand)))]
pub(super) async fn command(
    State(app): State<App>,
    Path(table): Path<String>,
    caller: Caller,
    Json(envelope): Json<Envelope>,
) -> Result<Json<Ack>, RefusedCommandAnswer> {
    let table = id(&table)?;
    let view = ViewRequest::of_person(caller.id, envelope.seat);
    match application::submit_command(&app, table, &caller, envelope).await {
        Ok(ack) => Ok(Json(ack)),
        // A program that may only play reads nothing by being late.
        Err(refusal) if refusal.is_stale() && caller.may(Scope::Read).is_ok() => {
            Err(RefusedCommandAnswer { refusal, snapshot: app.table(table).snapshot(view).await.ok() })
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// A command that was refused; if it was stale, with the table as it is.
pub(crate) struct RefusedCommandAnswer {
    refusal: Refusal,
    snapshot: Option<Box<Snapshot>>,
}

impl From<Refusal> for RefusedCommandAnswer {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, snapshot: None }
    }
}

/// A refusal; if the command was stale, with the table as it is.
#[derive(Serialize, ToSchema)]
pub(crate) struct RefusedCommand {
    #[serde(flatten)]
    error: protocol::ErrorBody,
    #[serde(skip_serializing_if = "Option::is_none")]
    snapshot: Option<Box<Snapshot>>,
}

impl IntoResponse for RefusedCommandAnswer {
    fn into_response(self) -> Response {
        let body = RefusedCommand { error: super::answer::body(&self.refusal), snapshot: self.snapshot };
        (self.refusal.status(), Json(body)).into_response()
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct EffectsQuery {
    action: String,
    seat: Option<u8>,
}

/// What an action would foreseeably do.
#[utoipa::path(get, path = "/api/tables/{table}/effects", params(EffectsQuery), responses((status = 200, body = protocol::Json)))]
pub(super) async fn effects(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(EffectsQuery { action, seat }): Query<EffectsQuery>,
    caller: Caller,
) -> Result<Json<protocol::Json>, Refusal> {
    let view = ViewRequest::of_person(caller.id, seat);
    Ok(Json(app.table(id(&table)?).effects(view, action).await?))
}

/// Advice for the player to move; never at rated tables or at the deal of the day.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(ViewQuery), responses((status = 200, body = HintBody)))]
pub(super) async fn hint(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    caller: Caller,
) -> Result<Json<HintBody>, Refusal> {
    let hint = application::hint(&app, id(&table)?, &caller, view.of(Some(caller.id))).await?;
    Ok(Json(hint_body(hint)))
}

/// A hint with its reason in the language of the request.
pub(super) fn hint_body(TableHint { version, hint }: TableHint) -> HintBody {
    let (reason, args) = hint.reason;
    let words = super::language::here().sentence(reason, &args);
    let args: BTreeMap<_, _> =
        args.into_iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect();
    HintBody { version, action: hint.action, chance: hint.chance, reason: reason.to_owned(), args, words }
}

/// The keys of the links to a table, for those who sit at it.
#[utoipa::path(get, path = "/api/tables/{table}/links", responses((status = 200, body = LinkKeys)))]
pub(super) async fn links(
    State(app): State<App>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<LinkKeys>, Refusal> {
    let table = id(&table)?;
    let keys = app.table(table).keys(caller.id).await?;
    let short = invited_to(keys.seat) == table;
    Ok(Json(LinkKeys { seat: keys.seat.to_string(), watch: keys.watch.to_string(), short }))
}
