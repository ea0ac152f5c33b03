//! People: coming in, and who one is.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::{Anyone, COOKIE_NAME, Caller, hash};
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{NewLogin, Person};

/// Who one is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    id: String,
    name: String,
}

/// Makes a guest of whoever comes for the first time; whoever is known already stays who they are.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn come(State(app): State<App>, anyone: Anyone) -> Result<impl IntoResponse, Refusal> {
    if let Some(caller) = anyone.0 {
        return Ok(Json(me(&caller)).into_response());
    }
    let secret = app.dice.id().to_string();
    let person = Person { id: app.dice.id(), name: "Guest".to_owned(), created: app.time.now() };
    let login = NewLogin { id: app.dice.id(), hash: hash(&secret) };
    app.store.add_guest(person.clone(), login).await?;
    let cookie = format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
    let body = Json(Me { id: person.id.to_string(), name: person.name });
    Ok(([(SET_COOKIE, cookie)], body).into_response())
}

/// Who one is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me_now(caller: Caller) -> Json<Me> {
    Json(me(&caller))
}

fn me(caller: &Caller) -> Me {
    Me { id: caller.id.to_string(), name: caller.name.clone() }
}
