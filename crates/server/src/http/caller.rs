//! Who makes a request: a person by the login in a cookie, or a program of theirs by a token.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use data_encoding::HEXLOWER;
use mandala_table::{Id, Sender};
use protocol::Scope;
use sha2::{Digest, Sha256};

use super::peer::Peer;
use crate::app::App;
use crate::limits::{ConnectionOwner, OpenConnection};
use crate::people::Denied;
use crate::refusal::Refusal;
use crate::store::{Pass, Person};

/// The cookie that holds a login.
pub(crate) const COOKIE_NAME: &str = "mandala";

/// What tokens begin with, so that a token left lying about is recognised.
pub(crate) const TOKEN_PREFIX: &str = "mandala_";

/// How exactly it is known when a login was last seen.
const SEEN: Duration = Duration::from_secs(3600);

/// A person who makes a request, or has a program make it. A program is let in only as far as its token goes: to ask with
/// `read`, for everything else with `play`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) id: Id,
    pub(crate) name: String,
    pass: Pass,
    /// The hash of the secret, for asking again whether it is still good.
    hash: String,
}

impl Caller {
    /// The person as a table knows them.
    pub(crate) fn who(&self) -> Sender {
        Sender::Person { id: self.id, name: self.name.clone() }
    }

    /// The login or token.
    pub(crate) fn login(&self) -> Id {
        self.pass.id
    }

    pub(crate) fn person(&self) -> &Person {
        &self.pass.person
    }

    /// Refuses what the token of a program does not allow.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Refusal> {
        match &self.pass.scopes {
            Some(scopes) if !scopes.contains(&scope) => Err(Denied::ScopeMissing.into()),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the login or token is still good.
    pub(crate) async fn is_still_welcome(&self, app: &App) -> Result<(), Refusal> {
        let pass = match self.pass.scopes {
            None => app.store.by_login(&self.hash).await?,
            Some(_) => app.store.by_token(&self.hash).await?,
        };
        match pass {
            None => Err(Refusal::LoginNeeded),
            Some(pass) if pass.person.banned => Err(Denied::Banned.into()),
            Some(_) => Ok(()),
        }
    }
}

/// Whoever makes a request, known or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Anyone(pub(crate) Option<Caller>);

impl Anyone {
    pub(crate) fn id(&self) -> Option<Id> {
        self.0.as_ref().map(|caller| caller.id)
    }

    /// Opens a lasting connection, which ends with the login.
    pub(crate) async fn connect(&self, app: &App, peer: Peer) -> Result<OpenConnection, Refusal> {
        let owner =
            self.0.as_ref().map(|caller| ConnectionOwner { person: caller.id, login: caller.login() });
        let connection = app.connections.open(&app.config.limits, peer.address, owner)?;
        if let Some(caller) = &self.0 {
            // A login that ended since it was looked up has missed the connection: look again, now that it is known.
            caller.is_still_welcome(app).await?;
        }
        Ok(connection)
    }
}

impl FromRequestParts<App> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let (pass, hash) = if let Some(secret) = token(&parts.headers)? {
            let hash = hash(secret);
            // A program that shows a token means it: one that is not good is refused even where none is needed.
            (Some(app.store.by_token(&hash).await?.ok_or(Refusal::LoginNeeded)?), hash)
        } else if let Some(secret) = cookie(&parts.headers) {
            let hash = hash(secret);
            (app.store.by_login(&hash).await?, hash)
        } else {
            (None, String::new())
        };
        let Some(pass) = pass else { return Ok(Self(None)) };
        app.rate_limits.request_of(pass.id)?;
        if pass.person.banned {
            return Err(Denied::Banned.into());
        }
        let now = app.time.now();
        if now.since(pass.seen) >= SEEN.as_millis() as u64 {
            // Not to know it is no reason to turn anybody away: reading goes on while nothing can be written.
            if let Err(error) = app.store.seen(&pass, now).await {
                tracing::warn!(%error, "it could not be kept that a login was seen");
            }
        }
        let caller = Caller { id: pass.person.id, name: pass.person.name.clone(), pass, hash };
        caller.may(if parts.method == Method::GET || parts.method == Method::HEAD {
            Scope::Read
        } else {
            Scope::Play
        })?;
        Ok(Self(Some(caller)))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        Anyone::from_request_parts(parts, app).await?.0.ok_or(Refusal::LoginNeeded)
    }
}

/// A person in front of a browser, for what no program may do: everything about the account itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InPerson(pub(crate) Caller);

impl FromRequestParts<App> for InPerson {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        if token(&parts.headers)?.is_some() {
            return Err(Denied::PersonNeeded.into());
        }
        Ok(Self(Caller::from_request_parts(parts, app).await?))
    }
}

/// The secret of the login in the cookie.
pub(super) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then_some(value)
    })
}

/// The secret of a program's token. Any other way to prove oneself is none.
fn token(headers: &HeaderMap) -> Result<Option<&str>, Refusal> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let (scheme, secret) =
        value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or(Refusal::LoginNeeded)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(secret.trim())) } else { Err(Refusal::LoginNeeded) }
}

/// What is kept of a secret. Secrets are looked up by it, so that no comparison can tell how much of a guess was right.
pub(crate) fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}
