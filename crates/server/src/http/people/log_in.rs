//! Logging in and out, and the cookie of a login.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{LogIn, Me};

use super::super::caller::{BrowserCaller, COOKIE_NAME, OptionalCaller, agent};
use super::super::extract::Json;
use super::super::peer::Peer;
use crate::app::App;
use crate::application::{self, me};
use crate::refusal::Refusal;

/// How long a browser remembers: a year, counted anew whenever its person comes.
const REMEMBER: u32 = 365 * 24 * 60 * 60;

/// Logs into an account. The login that the browser had before ends; a guest who sits at tables has to say that they
/// mean it, since that guest's login is lost.
#[utoipa::path(post, path = "/api/login", request_body = LogIn, responses((status = 200, body = Me)))]
pub(super) async fn log_in(
    State(app): State<App>,
    peer: Peer,
    anyone: OptionalCaller,
    headers: HeaderMap,
    Json(asked): Json<LogIn>,
) -> Result<Response, Refusal> {
    let (before, agent) = (anyone.0.as_ref(), agent(&headers));
    let (person, secret) = application::log_in(&app, peer.address, before, asked, agent).await?;
    Ok((set_cookie(&app, peer, &secret.0), Json(me(&person))).into_response())
}

/// Logs this browser out. A guest cannot log in again.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(super) async fn log_out(
    State(app): State<App>,
    peer: Peer,
    BrowserCaller(caller): BrowserCaller,
) -> Result<Response, Refusal> {
    application::end_login(&app, caller.id, caller.login()).await?;
    Ok((clear_cookie(&app, peer), StatusCode::NO_CONTENT).into_response())
}

/// The cookie of a login: no script can read it, and no other site's form or frame sends it.
pub(super) fn set_cookie(app: &App, peer: Peer, secret: &str) -> [(HeaderName, String); 1] {
    [(SET_COOKIE, cookie(app, peer, COOKIE_NAME, secret, REMEMBER))]
}

pub(super) fn clear_cookie(app: &App, peer: Peer) -> [(HeaderName, String); 1] {
    [(SET_COOKIE, cookie(app, peer, COOKIE_NAME, "", 0))]
}

/// A cookie that no script can read, for the path of the service. Where people come over TLS, it never travels without.
pub(in crate::http) fn cookie(app: &App, peer: Peer, name: &str, value: &str, seconds: u32) -> String {
    let base = &app.config.base_url;
    let secure = if peer.tls || app.config.secure_cookies || base.is_tls() { "; Secure" } else { "" };
    format!("{name}={value}; Path={}; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}", base.cookie_path())
}
