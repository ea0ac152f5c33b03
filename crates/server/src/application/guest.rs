//! Guests, who come without an account.

use std::net::IpAddr;

use super::LoginSecret;
use super::log_in::new_login;
use crate::app::App;
use crate::denied::Denied;
use crate::people::{Name, made_up};
use crate::refusal::Refusal;
use crate::store::NewGuest;

/// Makes a guest with a pleasant name, logged in with one browser.
pub(crate) async fn arrive_as_guest(
    app: &App,
    address: IpAddr,
    agent: &str,
) -> Result<(NewGuest, LoginSecret), Refusal> {
    app.admit_guest(address).await?;
    let (secret, login) = new_login(app, agent);
    let guest = NewGuest { id: app.dice.id(), name: free_name(app).await?, at: app.time.now() };
    app.store.add_guest(guest.clone(), login).await?;
    Ok((guest, secret))
}

/// A free name, as far as a few tries can find one.
async fn free_name(app: &App) -> Result<Name, Refusal> {
    const TRIES: usize = 10;
    let mut taken = 0;
    loop {
        let name = Name::read(&made_up(&app.dice, taken))?;
        taken += 1;
        if taken > TRIES || !app.store.is_name_used(&name).await? {
            return Ok(name);
        }
    }
}

/// A name that a person may choose.
pub(crate) fn own_name(typed: &str) -> Result<Name, Refusal> {
    let name = Name::read(typed)?;
    if name.is_reserved() { Err(Denied::NameTaken.into()) } else { Ok(name) }
}
