//! Coming for the first time, and who one is.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use protocol::{Me, NewName};

use super::super::caller::{Anyone, Caller, InPerson, cookie};
use super::super::extract::Json;
use super::super::peer::Peer;
use super::log_in::{new_login, set_cookie};
use crate::app::App;
use crate::people::{Denied, Name, made_up};
use crate::refusal::Refusal;
use crate::store::{NewGuest, Person};

/// Makes a guest of whoever comes for the first time; whoever is known already stays who they are.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn come(
    State(app): State<App>,
    peer: Peer,
    anyone: Anyone,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(caller) = anyone.0 {
        return Ok(known(&app, peer, &caller, &headers));
    }
    app.admit_guest(peer.address).await?;
    let (secret, login) = new_login(&app, &headers);
    let guest = NewGuest { id: app.dice.id(), name: free_name(&app).await?, at: app.time.now() };
    app.store.add_guest(guest.clone(), login).await?;
    let me = Me {
        id: guest.id.to_string(),
        name: guest.name.shown().to_owned(),
        account: false,
        created: guest.at.0,
    };
    Ok((set_cookie(&app, peer, &secret), Json(me)).into_response())
}

/// A pleasant name that nobody has, as far as one can tell.
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

/// Who one is. Makes no guest of a browser whose login has ended.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me_now(
    State(app): State<App>,
    peer: Peer,
    caller: Caller,
    headers: HeaderMap,
) -> Response {
    known(&app, peer, &caller, &headers)
}

/// Who a browser is known to be, which it is to remember for another year. A program has its token.
fn known(app: &App, peer: Peer, caller: &Caller, headers: &HeaderMap) -> Response {
    let body = Json(me(caller.person()));
    match cookie(headers) {
        Some(secret) => (set_cookie(app, peer, secret), body).into_response(),
        None => body.into_response(),
    }
}

/// Takes another name. An account's name is what it logs in with, and nobody else's.
#[utoipa::path(patch, path = "/api/me", request_body = NewName, responses((status = 200, body = Me)))]
pub(super) async fn rename(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Json(new): Json<NewName>,
) -> Result<Json<Me>, Refusal> {
    let name = own_name(&new.name)?;
    if !app.store.rename(caller.id, &name).await? {
        return Err(Denied::NameTaken.into());
    }
    Ok(Json(Me { name: name.shown().to_owned(), ..me(caller.person()) }))
}

/// A name that a person may have.
pub(super) fn own_name(typed: &str) -> Result<Name, Refusal> {
    let name = Name::read(typed)?;
    if name.is_reserved() { Err(Denied::NameTaken.into()) } else { Ok(name) }
}

pub(super) fn me(person: &Person) -> Me {
    Me {
        id: person.id.to_string(),
        name: person.name.clone(),
        account: person.account,
        created: person.created.0,
    }
}
