//! Tokens, with which programs act for a person.

use mandala_table::Id;
use protocol::{NewToken, TokenInfo};

use super::{Caller, hash_secret};
use crate::app::App;
use crate::denied::Denied;
use crate::refusal::Refusal;
use crate::store::{Token, visible_text};

/// What tokens begin with, so that a token left lying about is recognised.
const PREFIX: &str = "mandala_";

/// The longest label, in characters.
const LABEL: usize = 60;

/// A person's tokens, the newest first.
pub(crate) async fn tokens(app: &App, caller: &Caller) -> Result<Vec<TokenInfo>, Refusal> {
    Ok(app.store.tokens(caller.id).await?.into_iter().map(info).collect())
}

/// Makes a token, and gives it with its secret.
pub(crate) async fn make_token(
    app: &App,
    caller: &Caller,
    new: NewToken,
) -> Result<(TokenInfo, String), Refusal> {
    let label = visible_text(&new.label, LABEL).ok_or(Denied::LabelInvalid)?;
    let mut scopes = new.scopes;
    scopes.sort_unstable();
    scopes.dedup();
    if scopes.is_empty() {
        return Err(Denied::ScopesEmpty.into());
    }
    let now = app.time.now();
    let token = Token { id: app.dice.id(), label, scopes, created: now, seen: now };
    let secret = format!("{PREFIX}{}", app.dice.id());
    let hash = hash_secret(&secret);
    let most = app.config.limits.tokens_per_person;
    if !app.store.add_token(caller.id, token.clone(), &hash, most).await? {
        return Err(Refusal::TooMany);
    }
    Ok((info(token), secret))
}

/// Ends a token, and closes its connections.
pub(crate) async fn end_token(app: &App, caller: &Caller, token: Id) -> Result<(), Refusal> {
    if !app.store.end_token(caller.id, token).await? {
        return Err(Refusal::NotFound);
    }
    app.end_connections(vec![token]).await;
    Ok(())
}

fn info(token: Token) -> TokenInfo {
    TokenInfo {
        id: token.id.to_string(),
        label: token.label,
        scopes: token.scopes,
        created: token.created.0,
        seen: token.seen.0,
    }
}
