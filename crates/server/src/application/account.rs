//! Accounts: guests with a password, and a recovery code for when it is lost.

use std::net::IpAddr;

use protocol::{NewAccount, NewPassword, Recovery};

use super::log_in::{add_login, end_login, end_other_logins, fold_bounded};
use super::{Caller, LoginSecret, own_name};
use crate::app::App;
use crate::denied::Denied;
use crate::people::{Name, PasswordSender, RecoveryCode, acceptable};
use crate::refusal::Refusal;
use crate::store::{Account, Person, Secrets};

/// Makes an account of a guest, who keeps everything.
pub(crate) async fn make_account(
    app: &App,
    address: IpAddr,
    caller: &Caller,
    new: NewAccount,
) -> Result<(Name, RecoveryCode), Refusal> {
    if caller.person().account {
        return Err(Denied::AlreadyAccount.into());
    }
    let name = own_name(&new.name)?;
    acceptable(&new.password.0)?;
    // Hashing is the costliest thing a request can ask for, and the answer also says which names are taken.
    app.admit_password_guess(&caller.id.to_string(), address).await?;
    if app.store.account(name.folded()).await?.is_some() {
        return Err(Denied::NameTaken.into());
    }
    let (code, secrets) = new_secrets(app, PasswordSender::Anyone, new.password.0).await?;
    if !app.store.make_account(caller.id, &name, secrets).await? {
        return Err(Denied::NameTaken.into());
    }
    Ok((name, code))
}

/// Changes the password. All other logins end.
pub(crate) async fn change_password(app: &App, caller: &Caller, new: NewPassword) -> Result<(), Refusal> {
    acceptable(&new.new.0)?;
    check_password(app, caller, new.current.0).await?;
    let password = app.passwords.hash(PasswordSender::Owner, new.new.0, &app.dice).await?;
    app.store.change_password(caller.id, &password).await?;
    end_other_logins(app, caller).await
}

/// Gives a new recovery code; the old one is no longer good.
pub(crate) async fn new_recovery_code(
    app: &App,
    caller: &Caller,
    password: String,
) -> Result<(Person, RecoveryCode), Refusal> {
    let account = check_password(app, caller, password).await?;
    let code = RecoveryCode::new(&app.dice);
    app.store.set_recovery(caller.id, &code.hash()).await?;
    Ok((account.person, code))
}

/// Opens an account with its recovery code: a new password, a new code, this browser logged in. All other logins end, and
/// all tokens, since another person may have had the account meanwhile.
///
/// A code cannot be guessed, so a right one is not held up by guesses; only wrong ones count as such.
pub(crate) async fn recover_account(
    app: &App,
    address: IpAddr,
    before: Option<&Caller>,
    asked: Recovery,
    agent: &str,
) -> Result<(Person, RecoveryCode, LoginSecret), Refusal> {
    acceptable(&asked.password.0)?;
    let folded = fold_bounded(&asked.name);
    let given = RecoveryCode::read(&asked.code.0);
    let account = app.store.account(&folded).await?;
    let right = given.zip(account).filter(|(given, account)| given.matches(&account.secrets.recovery));
    let Some((given, Account { person, .. })) = right else {
        app.admit_password_guess(&folded, address).await?;
        return Err(Denied::WrongRecovery.into());
    };
    if person.banned {
        return Err(Denied::Banned.into());
    }
    app.admit_password_of_owner(person.id).await?;
    let (code, secrets) = new_secrets(app, PasswordSender::Owner, asked.password.0).await?;
    // Another request may have used the same code while the password was being hashed.
    if !app.store.recover(person.id, &given.hash(), secrets).await? {
        return Err(Denied::WrongRecovery.into());
    }
    let (logins, tokens) =
        (app.store.end_logins(person.id, None).await?, app.store.end_tokens(person.id).await?);
    app.end_connections([logins, tokens].concat()).await;
    if let Some(before) = before {
        end_login(app, before.id, before.login()).await?;
    }
    let secret = add_login(app, person.id, agent).await?;
    Ok((person, code, secret))
}

/// The caller's account, if this is its password.
pub(super) async fn check_password(app: &App, caller: &Caller, password: String) -> Result<Account, Refusal> {
    let account = app.store.account_of(caller.id).await?.ok_or(Denied::AccountNeeded)?;
    app.admit_password_of_owner(caller.login()).await?;
    let kept = Some(account.secrets.password.clone());
    if app.passwords.matches(PasswordSender::Owner, password, kept).await? {
        Ok(account)
    } else {
        Err(Denied::WrongPassword.into())
    }
}

async fn new_secrets(
    app: &App,
    sender: PasswordSender,
    password: String,
) -> Result<(RecoveryCode, Secrets), Refusal> {
    let code = RecoveryCode::new(&app.dice);
    let password = app.passwords.hash(sender, password, &app.dice).await?;
    Ok((code, Secrets { password, recovery: code.hash() }))
}
