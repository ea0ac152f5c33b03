//! Accounts: guests with a password, and a recovery code for when it is lost.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Confirmation, Me, NewAccount, NewPassword, Recoverable, Recovery, Typed};

use super::super::caller::{Anyone, Caller, InPerson};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::log_in::{end, fold_bounded, let_in};
use super::me::{me, own_name};
use crate::app::App;
use crate::people::{Denied, RecoveryCode, acceptable};
use crate::refusal::Refusal;
use crate::store::{Account, Secrets};

/// Makes an account of a guest, who keeps everything. The recovery code is shown this once.
#[utoipa::path(post, path = "/api/me/account", request_body = NewAccount,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn make(
    State(app): State<App>,
    peer: Peer,
    InPerson(caller): InPerson,
    Json(new): Json<NewAccount>,
) -> Result<Json<Recoverable>, Refusal> {
    if caller.person().account {
        return Err(Denied::AlreadyAccount.into());
    }
    let name = own_name(&new.name)?;
    acceptable(&new.password.0)?;
    // Hashing is the costliest thing a request can ask for, and this also tells which names are taken.
    app.admit_password(&caller.id.to_string(), peer.address).await?;
    if app.store.account(name.folded()).await?.is_some() {
        return Err(Denied::NameTaken.into());
    }
    let code = RecoveryCode::new(&app.dice);
    let password = app.passwords.hash(new.password.0, &app.dice).await?;
    let secrets = Secrets { password, recovery: code.hash() };
    if !app.store.make_account(caller.id, &name, secrets).await? {
        return Err(Denied::NameTaken.into());
    }
    let me = Me { name: name.shown().to_owned(), account: true, ..me(caller.person()) };
    Ok(Json(Recoverable { me, recovery: Typed(code.reveal()) }))
}

/// Changes the password. All other logins end.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, responses((status = 204)))]
pub(super) async fn change_password(
    State(app): State<App>,
    peer: Peer,
    InPerson(caller): InPerson,
    Json(new): Json<NewPassword>,
) -> Result<StatusCode, Refusal> {
    acceptable(&new.new.0)?;
    proven(&app, peer, &caller, new.current.0).await?;
    let password = app.passwords.hash(new.new.0, &app.dice).await?;
    app.store.change_password(caller.id, &password).await?;
    app.end_connections(app.store.end_logins(caller.id, Some(caller.login())).await?).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a new recovery code; the old one opens nothing any more.
#[utoipa::path(post, path = "/api/me/recovery", request_body = Confirmation,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn new_recovery(
    State(app): State<App>,
    peer: Peer,
    InPerson(caller): InPerson,
    Json(confirmation): Json<Confirmation>,
) -> Result<Json<Recoverable>, Refusal> {
    let password = confirmation.password.ok_or(Denied::WrongPassword)?;
    let account = proven(&app, peer, &caller, password.0).await?;
    let code = RecoveryCode::new(&app.dice);
    app.store.set_recovery(caller.id, &code.hash()).await?;
    Ok(Json(Recoverable { me: me(&account.person), recovery: Typed(code.reveal()) }))
}

/// Opens an account with its recovery code: a new password, a new code, this browser logged in. All other logins end, and
/// all tokens, since nobody knows who has had the account meanwhile.
#[utoipa::path(post, path = "/api/recover", request_body = Recovery,
    responses((status = 200, body = Recoverable)))]
pub(super) async fn recover(
    State(app): State<App>,
    peer: Peer,
    anyone: Anyone,
    headers: HeaderMap,
    Json(asked): Json<Recovery>,
) -> Result<Response, Refusal> {
    acceptable(&asked.password.0)?;
    let folded = fold_bounded(&asked.name);
    app.admit_password(&folded, peer.address).await?;
    let given = RecoveryCode::read(&asked.code.0).ok_or(Denied::WrongRecovery)?;
    let account = app.store.account(&folded).await?;
    let account =
        account.filter(|account| given.matches(&account.secrets.recovery)).ok_or(Denied::WrongRecovery)?;
    let person = account.person;
    if person.banned {
        return Err(Denied::Banned.into());
    }
    let code = RecoveryCode::new(&app.dice);
    let password = app.passwords.hash(asked.password.0, &app.dice).await?;
    let secrets = Secrets { password, recovery: code.hash() };
    // Somebody may have used the same code while the password was being hashed.
    if !app.store.recover(person.id, &given.hash(), secrets).await? {
        return Err(Denied::WrongRecovery.into());
    }
    let ended =
        [app.store.end_logins(person.id, None).await?, app.store.end_tokens(person.id).await?].concat();
    app.end_connections(ended).await;
    if let Some(before) = anyone.0 {
        end(&app, before.id, before.login()).await?;
    }
    let cookie = let_in(&app, peer, &headers, person.id).await?;
    let recoverable = Recoverable { me: me(&person), recovery: Typed(code.reveal()) };
    Ok((cookie, Json(recoverable)).into_response())
}

/// The caller's account, if this is its password.
pub(super) async fn proven(
    app: &App,
    peer: Peer,
    caller: &Caller,
    password: String,
) -> Result<Account, Refusal> {
    let account = app.store.account_of(caller.id).await?.ok_or(Denied::AccountNeeded)?;
    app.admit_password(&fold_bounded(&account.person.name), peer.address).await?;
    if app.passwords.matches(password, Some(account.secrets.password.clone())).await? {
        Ok(account)
    } else {
        Err(Denied::WrongPassword.into())
    }
}
