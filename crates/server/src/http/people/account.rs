//! Accounts: guests with a password, and a recovery code for when it is lost.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Confirmation, Me, NewAccount, NewPassword, Recoverable, Recovery, SecretText};

use super::super::caller::{BrowserCaller, OptionalCaller, agent};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::log_in::set_cookie;
use crate::app::App;
use crate::application::{self, me};
use crate::denied::Denied;
use crate::refusal::Refusal;

/// Makes an account of a guest, who keeps everything. The recovery code is shown this once.
#[utoipa::path(post, path = "/api/me/account", request_body = NewAccount,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn make(
    State(app): State<App>,
    peer: Peer,
    BrowserCaller(caller): BrowserCaller,
    Json(new): Json<NewAccount>,
) -> Result<Json<Recoverable>, Refusal> {
    let (name, code) = application::make_account(&app, peer.address, &caller, new).await?;
    let me = Me { name: name.shown().to_owned(), account: true, ..me(caller.person()) };
    Ok(Json(Recoverable { me, recovery: SecretText(code.reveal()) }))
}

/// Changes the password. All other logins end.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, responses((status = 204)))]
pub(super) async fn change_password(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(new): Json<NewPassword>,
) -> Result<StatusCode, Refusal> {
    application::change_password(&app, &caller, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a new recovery code; the old one opens nothing any more.
#[utoipa::path(post, path = "/api/me/recovery", request_body = Confirmation,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn new_recovery(
    State(app): State<App>,
    BrowserCaller(caller): BrowserCaller,
    Json(confirmation): Json<Confirmation>,
) -> Result<Json<Recoverable>, Refusal> {
    let password = confirmation.password.ok_or(Denied::WrongPassword)?.0;
    let (person, code) = application::new_recovery_code(&app, &caller, password).await?;
    Ok(Json(Recoverable { me: me(&person), recovery: SecretText(code.reveal()) }))
}

/// Opens an account with its recovery code: a new password, a new code, this browser logged in. All other logins end, and
/// all tokens, since another person may have had the account meanwhile.
#[utoipa::path(post, path = "/api/recover", request_body = Recovery,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn recover(
    State(app): State<App>,
    peer: Peer,
    anyone: OptionalCaller,
    headers: HeaderMap,
    Json(asked): Json<Recovery>,
) -> Result<Response, Refusal> {
    let (before, agent) = (anyone.0.as_ref(), agent(&headers));
    let (person, code, secret) =
        application::recover_account(&app, peer.address, before, asked, agent).await?;
    let recoverable = Recoverable { me: me(&person), recovery: SecretText(code.reveal()) };
    Ok((set_cookie(&app, peer, &secret.0), Json(recoverable)).into_response())
}
