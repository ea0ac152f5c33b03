//! Who asks for something: a person by a login, or a program of theirs by a token.

use std::net::IpAddr;
use std::time::Duration;

use data_encoding::HEXLOWER;
use mandala_jobs::Owner;
use mandala_table::{Id, Maker, Sender};
use protocol::Scope;
use sha2::{Digest, Sha256};
use tabletop::message::Chain;

use crate::app::App;
use crate::denied::Denied;
use crate::limits::ClientPrefix;
use crate::refusal::Refusal;
use crate::store::{Authentication, Person};

/// How exactly it is known when a login was last seen.
const SEEN: Duration = Duration::from_secs(3600);

/// The secret that a request shows.
#[derive(Clone, Copy)]
pub(crate) enum Credential<'a> {
    /// That of a login, from a cookie.
    Login(&'a str),
    /// That of a token, from a program.
    Token(&'a str),
}

/// A person who asks, or has a program ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// From where they ask.
    pub(crate) address: IpAddr,
    pass: Authentication,
    /// The hash of the secret, for asking again whether it is still good.
    hash: String,
}

impl Caller {
    /// Looks up whose credential this is. A login that has ended counts as none; a token that is not good is refused,
    /// because a program that shows one means it.
    pub(crate) async fn authenticate(
        app: &App,
        credential: Credential<'_>,
        address: IpAddr,
    ) -> Result<Option<Self>, Refusal> {
        let (pass, hash) = match credential {
            Credential::Token(secret) => {
                let hash = hash_secret(secret);
                (Some(app.store.by_token(&hash).await?.ok_or(Refusal::LoginNeeded)?), hash)
            }
            Credential::Login(secret) => {
                let hash = hash_secret(secret);
                (app.store.by_login(&hash).await?, hash)
            }
        };
        let Some(pass) = pass else { return Ok(None) };
        app.rate_limits.request_of(pass.id)?;
        if pass.person.banned {
            return Err(Denied::Banned.into());
        }
        let now = app.time.now();
        if now.since(pass.seen) >= SEEN.as_millis() as u64 {
            // A request that only reads works while nothing can be written.
            if let Err(error) = app.store.seen(&pass, now).await {
                tracing::warn!(error = %Chain(&error), "could not store when a login was last seen");
            }
        }
        Ok(Some(Self { id: pass.person.id, name: pass.person.name.clone(), address, pass, hash }))
    }

    /// The person as a table knows them.
    pub(crate) fn sender(&self) -> Sender {
        Sender::Person { id: self.id, name: self.name.clone(), bot: self.is_bot() }
    }

    /// The person as the maker of a table.
    pub(crate) fn maker(&self) -> Maker<'_> {
        Maker { person: self.id, name: &self.name, bot: self.is_bot() }
    }

    /// Whether a program asks, by a token.
    pub(crate) fn is_bot(&self) -> bool {
        self.pass.scopes.is_some()
    }

    /// For whom the server thinks and replays.
    pub(crate) fn owner(&self) -> Owner {
        owner(self.address, Some(self.id))
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

    /// Refuses a caller whose login or token has ended since, or who was banned.
    pub(crate) async fn check_still_valid(&self, app: &App) -> Result<(), Refusal> {
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

/// For whom the server thinks and replays, if a client asks, with or without a login.
pub(crate) fn owner(address: IpAddr, person: Option<Id>) -> Owner {
    Owner { group: ClientPrefix::from(address).into(), person }
}

/// What is stored of a secret. Secrets are looked up by it, so that no comparison can tell how much of a guess was right.
pub(crate) fn hash_secret(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}
