//! The way in, for browsers and programs.

#![expect(unused_qualifications, reason = "the macro that describes a route writes paths in full")]

mod answer;
mod caller;
mod history;
mod people;
mod play;
mod socket;
mod stream;
mod tables;

use axum::routing::{any, get};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// What the interface calls itself.
#[derive(OpenApi)]
#[openapi(info(title = "Mandala", description = "Tables for Mandala and Mandala Stones"))]
struct Interface;

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let (router, interface) = OpenApiRouter::with_openapi(Interface::openapi())
        .routes(routes!(people::come, people::me_now))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::pair))
        .routes(routes!(play::look))
        .routes(routes!(play::command))
        .routes(routes!(play::effects))
        .routes(routes!(play::hint))
        .routes(routes!(play::links))
        .routes(routes!(stream::events))
        .merge(history::routes())
        .split_for_parts();
    router
        .route("/api/openapi.json", get(move || std::future::ready(Json(interface.clone()))))
        .route("/api/tables/{table}/socket", any(socket::connect))
        .with_state(app)
}
