//! Who makes a request: a person by the login in a cookie, or a program of theirs by a token.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use mandala_jobs::Owner;
use mandala_table::Id;
use protocol::Scope;

use super::peer::Peer;
use crate::app::App;
use crate::application::{Caller, Credential, owner};
use crate::denied::Denied;
use crate::limits::{ConnectionOwner, OpenConnection};
use crate::refusal::Refusal;

/// The cookie that holds a login.
pub(super) const COOKIE_NAME: &str = "mandala";

/// The client that makes a request, with or without a login.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionalCaller(pub(crate) Option<Caller>);

impl OptionalCaller {
    pub(crate) fn id(&self) -> Option<Id> {
        self.0.as_ref().map(|caller| caller.id)
    }

    /// For whom the server replays.
    pub(super) fn owner(&self, peer: Peer) -> Owner {
        owner(peer.address, self.id())
    }

    /// Opens a lasting connection, which ends with the login.
    pub(crate) async fn connect(&self, app: &App, peer: Peer) -> Result<OpenConnection, Refusal> {
        let owner =
            self.0.as_ref().map(|caller| ConnectionOwner { person: caller.id, login: caller.login() });
        let connection = app.connections.open(&app.config.limits, peer.address, owner)?;
        if let Some(caller) = &self.0 {
            // A login that ended before the connection was known would not end it: so it is looked up again.
            caller.check_still_valid(app).await?;
        }
        Ok(connection)
    }
}

impl FromRequestParts<App> for OptionalCaller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let credential = match token(&parts.headers)? {
            Some(secret) => Some(Credential::Token(secret)),
            None => cookie(&parts.headers).map(Credential::Login),
        };
        let Some(credential) = credential else { return Ok(Self(None)) };
        let address = Peer::noted(parts).address;
        let caller = Caller::authenticate(app, credential, address).await?;
        if let Some(caller) = &caller {
            let reads = parts.method == Method::GET || parts.method == Method::HEAD;
            caller.may(if reads { Scope::Read } else { Scope::Play })?;
        }
        Ok(Self(caller))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        OptionalCaller::from_request_parts(parts, app).await?.0.ok_or(Refusal::LoginNeeded)
    }
}

/// A person in front of a browser, for what no program may do: everything about the account itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BrowserCaller(pub(crate) Caller);

impl FromRequestParts<App> for BrowserCaller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        if token(&parts.headers)?.is_some() {
            return Err(Denied::PersonNeeded.into());
        }
        Ok(Self(Caller::from_request_parts(parts, app).await?))
    }
}

/// What the browser calls itself.
pub(super) fn agent(headers: &HeaderMap) -> &str {
    headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default()
}

/// The secret of the login in the cookie.
pub(super) fn cookie(headers: &HeaderMap) -> Option<&str> {
    cookie_named(headers, COOKIE_NAME)
}

/// The value of a cookie.
pub(super) fn cookie_named<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == wanted).then_some(value)
    })
}

/// The secret of a program's token. Any other scheme is refused.
fn token(headers: &HeaderMap) -> Result<Option<&str>, Refusal> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let (scheme, secret) =
        value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or(Refusal::LoginNeeded)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(secret.trim())) } else { Err(Refusal::LoginNeeded) }
}
