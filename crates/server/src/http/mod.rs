//! The way in, for browsers and programs.

#![expect(unused_qualifications, reason = "the macro that describes a route writes paths in full")]

mod answer;
mod caller;
mod health;
mod home;
mod language;
mod people;
mod play;
mod socket;
mod stream;
mod tables;

use axum::Router;
use axum::middleware::from_fn;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// What the interface calls itself.
#[derive(OpenApi)]
#[openapi(info(
    title = "Mandala",
    description = "Tables for Mandala and Mandala Stones. The socket is described in docs/protocol.md."
))]
struct Interface;

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let (router, interface) = routes().split_for_parts();
    router.merge(home::pages(interface)).layer(from_fn(language::attend)).with_state(app)
}

/// The interface as a document: every route there is, but the pages.
pub fn interface() -> utoipa::openapi::OpenApi {
    routes().into_openapi()
}

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Interface::openapi())
        .routes(routes!(people::come, people::me_now))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::pair))
        .routes(routes!(play::look))
        .routes(routes!(play::command))
        .routes(routes!(play::effects))
        .routes(routes!(play::hint))
        .routes(routes!(play::links))
        .routes(routes!(stream::events))
        .routes(routes!(socket::connect))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(health::figures))
}
