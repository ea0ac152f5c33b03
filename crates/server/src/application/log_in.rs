//! Logging in and out.

use std::net::IpAddr;

use mandala_table::Id;
use protocol::{LogIn, LoginInfo};

use super::{Caller, hash_secret};
use crate::app::App;
use crate::denied::Denied;
use crate::people::{PasswordSender, fold};
use crate::refusal::Refusal;
use crate::store::{Login, NewLogin, Person};

/// The secret of a new login, for the browser that has logged in.
pub(crate) struct LoginSecret(pub(crate) String);

/// Logs into an account. The browser's login before that ends; a guest who sits at tables has to say that they mean
/// it, since that guest's login is lost.
pub(crate) async fn log_in(
    app: &App,
    address: IpAddr,
    before: Option<&Caller>,
    asked: LogIn,
    agent: &str,
) -> Result<(Person, LoginSecret), Refusal> {
    let folded = fold_bounded(&asked.name);
    let own = before.filter(|caller| caller.person().account && fold(&caller.name) == folded);
    let sender = if let Some(caller) = own {
        app.admit_password_of_owner(caller.login()).await?;
        PasswordSender::Owner
    } else {
        app.admit_password_guess(&folded, address).await?;
        PasswordSender::Anyone
    };
    let account = app.store.account(&folded).await?;
    let hash = account.as_ref().map(|account| account.secrets.password.clone());
    let right = app.passwords.matches(sender, asked.password.0, hash).await?;
    let account = account.filter(|_| right).ok_or(Denied::WrongPassword)?;
    if account.person.banned {
        return Err(Denied::Banned.into());
    }
    leave(app, before, account.person.id, asked.leave_guest).await?;
    let secret = add_login(app, account.person.id, agent).await?;
    Ok((account.person, secret))
}

/// The browsers that a person is logged in with, the last seen first.
pub(crate) async fn logins(app: &App, caller: &Caller) -> Result<Vec<LoginInfo>, Refusal> {
    let info = |login: Login| LoginInfo {
        id: login.id.to_string(),
        agent: login.agent,
        created: login.created.0,
        seen: login.seen.0,
        current: login.id == caller.login(),
    };
    Ok(app.store.logins(caller.id).await?.into_iter().map(info).collect())
}

/// Ends a login and its connections; `false` if it is not this person's.
pub(crate) async fn end_login(app: &App, person: Id, login: Id) -> Result<bool, Refusal> {
    let ended = app.store.end_login(person, login).await?;
    if ended {
        app.end_connections(vec![login]).await;
    }
    Ok(ended)
}

/// Ends all logins of a person but the one that asks, and closes their connections.
pub(crate) async fn end_other_logins(app: &App, caller: &Caller) -> Result<(), Refusal> {
    app.end_connections(app.store.end_logins(caller.id, Some(caller.login())).await?).await;
    Ok(())
}

/// Ends the login that a browser had before it logs into an account.
async fn leave(app: &App, before: Option<&Caller>, now: Id, leave_guest: bool) -> Result<(), Refusal> {
    let Some(before) = before else { return Ok(()) };
    let is_guest = !before.person().account && before.id != now;
    if is_guest && !leave_guest && app.store.sits_at(before.id).await? > 0 {
        return Err(Denied::GuestSits.into());
    }
    end_login(app, before.id, before.login()).await.map(drop)
}

/// Adds a login of a person, and ends the one that was longest unused if there are too many.
pub(super) async fn add_login(app: &App, person: Id, agent: &str) -> Result<LoginSecret, Refusal> {
    let (secret, login) = new_login(app, agent);
    let ended =
        app.store.add_login(person, login, app.time.now(), app.config.limits.logins_per_person).await?;
    app.end_connections(ended).await;
    Ok(secret)
}

/// A new login with its secret, for a browser that calls itself `agent`.
pub(super) fn new_login(app: &App, agent: &str) -> (LoginSecret, NewLogin) {
    const LONGEST: usize = 200;
    let secret = app.dice.id().to_string();
    let agent = agent.chars().take(LONGEST).collect();
    let login = NewLogin { id: app.dice.id(), hash: hash_secret(&secret), agent };
    (LoginSecret(secret), login)
}

/// A name as it is compared. What is too long to be a name belongs to no account.
pub(super) fn fold_bounded(typed: &str) -> String {
    const LONGEST: usize = 400;
    if typed.len() > LONGEST { String::new() } else { fold(typed) }
}
