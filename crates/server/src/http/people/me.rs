//! Coming for the first time, and who the caller is.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use protocol::{Me, NewName};

use super::super::caller::{BrowserCaller, OptionalCaller, agent, cookie};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::log_in::set_cookie;
use crate::app::App;
use crate::application::{self, Caller, me};
use crate::refusal::Refusal;

/// Makes a guest for a browser without a login; one with a login keeps it.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn come(
    State(app): State<App>,
    peer: Peer,
    anyone: OptionalCaller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(caller) = anyone.0 {
        return Ok(known(&app, peer, &caller, &headers));
    }
    let (guest, secret) = application::arrive_as_guest(&app, peer.address, agent(&headers)).await?;
    let me = Me {
        id: guest.id.to_string(),
        name: guest.name.shown().to_owned(),
        account: false,
        created: guest.at.0,
    };
    Ok((set_cookie(&app, peer, &secret.0), Json(me)).into_response())
}

/// Who the caller is. Makes no guest of a browser whose login has ended.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me_now(
    State(app): State<App>,
    peer: Peer,
    caller: Caller,
    headers: HeaderMap,
) -> Response {
    known(&app, peer, &caller, &headers)
}

/// Who a browser is known to be, which it is to remember for another year. A program has its token.
fn known(app: &App, peer: Peer, caller: &Caller, headers: &HeaderMap) -> Response {
    let body = Json(me(caller.person()));
    match cookie(headers) {
        Some(secret) => (set_cookie(app, peer, secret), body).into_response(),
        None => body.into_response(),
    }
}

/// Takes another name. An account's name is what it logs in with, and unique.
#[utoipa::path(patch, path = "/api/me", request_body = NewName, responses((status = 200, body = Me)))]
pub(super) async fn rename(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(new): Json<NewName>,
) -> Result<Json<Me>, Refusal> {
    let name = application::rename(&app, &caller, &new.name).await?;
    Ok(Json(Me { name: name.shown().to_owned(), ..me(caller.person()) }))
}
