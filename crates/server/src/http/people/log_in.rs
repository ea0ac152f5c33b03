//! Logging in and out.

use axum::extract::State;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use mandala_table::Id;
use protocol::{LogIn, Me};

use super::super::caller::{Anyone, COOKIE_NAME, Caller, InPerson, hash};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::me::me;
use crate::app::App;
use crate::people::{Denied, fold};
use crate::refusal::Refusal;
use crate::store::NewLogin;

/// How long a browser remembers: a year, counted anew whenever its person comes.
const REMEMBER: u32 = 365 * 24 * 60 * 60;

/// Logs into an account. Whoever the browser was before is logged out; a guest who sits at tables has to say that they mean
/// it, since nobody can be that guest again.
#[utoipa::path(post, path = "/api/login", request_body = LogIn, responses((status = 200, body = Me)))]
pub(super) async fn log_in(
    State(app): State<App>,
    peer: Peer,
    anyone: Anyone,
    headers: HeaderMap,
    Json(asked): Json<LogIn>,
) -> Result<Response, Refusal> {
    let folded = fold_bounded(&asked.name);
    app.admit_password(&folded, peer.address).await?;
    let account = app.store.account(&folded).await?;
    let kept = account.as_ref().map(|account| account.secrets.password.clone());
    let right = app.passwords.matches(asked.password.0, kept).await?;
    let account = account.filter(|_| right).ok_or(Denied::WrongPassword)?;
    if account.person.banned {
        return Err(Denied::Banned.into());
    }
    leave(&app, anyone.0.as_ref(), account.person.id, asked.leave_guest).await?;
    let cookie = let_in(&app, peer, &headers, account.person.id).await?;
    Ok((cookie, Json(me(&account.person))).into_response())
}

/// Logs this browser out. A guest who does that is gone for good.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(super) async fn log_out(
    State(app): State<App>,
    peer: Peer,
    InPerson(caller): InPerson,
) -> Result<Response, Refusal> {
    end(&app, caller.id, caller.login()).await?;
    Ok((clear_cookie(&app, peer), StatusCode::NO_CONTENT).into_response())
}

/// Ends a login and whatever it has open; `false` if it is not this person's.
pub(super) async fn end(app: &App, person: Id, login: Id) -> Result<bool, Refusal> {
    let ended = app.store.end_login(person, login).await?;
    if ended {
        app.end_connections(vec![login]).await;
    }
    Ok(ended)
}

/// Lets go of whoever a browser was before it logged into an account.
async fn leave(app: &App, before: Option<&Caller>, now: Id, leave_guest: bool) -> Result<(), Refusal> {
    let Some(before) = before else { return Ok(()) };
    let guest = !before.person().account && before.id != now;
    if guest && !leave_guest && app.store.sits_at(before.id).await? > 0 {
        return Err(Denied::GuestSits.into());
    }
    end(app, before.id, before.login()).await.map(drop)
}

/// Logs a browser in as this person, and gives the cookie that says so.
pub(super) async fn let_in(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    person: Id,
) -> Result<[(HeaderName, String); 1], Refusal> {
    let (secret, login) = new_login(app, headers);
    let ended = app.store.add_login(person, login, app.time.now(), app.config.limits.logins).await?;
    app.end_connections(ended).await;
    Ok(set_cookie(app, peer, &secret))
}

/// A new login of this browser, with its secret.
pub(super) fn new_login(app: &App, headers: &HeaderMap) -> (String, NewLogin) {
    const LONGEST: usize = 200;
    let secret = app.dice.id().to_string();
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let agent = agent.chars().take(LONGEST).collect();
    let login = NewLogin { id: app.dice.id(), hash: hash(&secret), agent };
    (secret, login)
}

/// The cookie of a login: no script can read it, and no other site's form or frame sends it.
pub(super) fn set_cookie(app: &App, peer: Peer, secret: &str) -> [(HeaderName, String); 1] {
    let secure = secure(app, peer);
    let cookie =
        format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={REMEMBER}{secure}");
    [(SET_COOKIE, cookie)]
}

pub(super) fn clear_cookie(app: &App, peer: Peer) -> [(HeaderName, String); 1] {
    let secure = secure(app, peer);
    [(SET_COOKIE, format!("{COOKIE_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}"))]
}

fn secure(app: &App, peer: Peer) -> &'static str {
    if peer.tls || app.config.secure_cookies { "; Secure" } else { "" }
}

/// A name as it is compared, which may be no name at all: then nobody has it.
pub(super) fn fold_bounded(typed: &str) -> String {
    const LONGEST: usize = 400;
    if typed.len() > LONGEST { String::new() } else { fold(typed) }
}
