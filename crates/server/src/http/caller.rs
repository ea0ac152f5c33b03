//! Who makes a request.

use axum::extract::FromRequestParts;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::table::Who;

/// The cookie that holds a login.
pub(crate) const COOKIE_NAME: &str = "mandala";

/// A person who makes a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) id: Id,
    pub(crate) name: String,
}

impl Caller {
    /// The person as a table knows them.
    pub(crate) fn who(&self) -> Who {
        Who::Person { id: self.id, name: self.name.clone() }
    }
}

/// Whoever makes a request, known or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Anyone(pub(crate) Option<Caller>);

impl Anyone {
    pub(crate) fn id(&self) -> Option<Id> {
        self.0.as_ref().map(|caller| caller.id)
    }
}

impl FromRequestParts<App> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let Some(secret) = login(parts) else { return Ok(Self(None)) };
        let person = app.store.by_login(&hash(&secret)).await?;
        Ok(Self(person.map(|person| Caller { id: person.id, name: person.name })))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        Anyone::from_request_parts(parts, app).await?.0.ok_or(Refusal::LoginNeeded)
    }
}

/// The secret of the login in the cookie.
fn login(parts: &Parts) -> Option<String> {
    let cookies = parts.headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then(|| value.to_owned())
    })
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}
