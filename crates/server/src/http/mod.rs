//! HTTP: routes, what is taken from requests, and how answers are written. The one module that knows the web framework.

#![expect(unused_qualifications, reason = "the macro that describes a route writes paths in full")]

mod admission;
mod answer;
mod base_path;
mod caller;
mod device;
mod events;
mod extract;
mod health;
mod history;
mod home;
mod language;
mod listener;
mod log;
mod logged_address;
mod openapi;
mod peer;
mod people;
mod play;
mod request_body;
mod request_log;
mod security_headers;
mod socket;
mod stream;
mod tables;
mod worker_health;

use std::net::SocketAddr;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
pub(crate) use listener::accept_connections;
pub use worker_health::serve_worker_health;

/// What the interface calls itself.
#[derive(OpenApi)]
#[openapi(info(
    title = "Mandala",
    description = "Tables for Mandala and Mandala Stones. The socket is described in docs/protocol.md."
))]
struct Interface;

/// Everything the server answers, for `axum::serve`, which has to pass on the client's address.
pub fn router(app: App) -> IntoMakeServiceWithConnectInfo<Router, SocketAddr> {
    let (router, interface) = routes().split_for_parts();
    let base = app.config.base_url.clone();
    let router = with_middleware(router.merge(home::pages(openapi::complete(interface), &base)), app);
    base_path::below(&base, router).into_make_service_with_connect_info()
}

/// The interface as a document: every route there is, but the pages.
pub fn interface() -> utoipa::openapi::OpenApi {
    openapi::complete(routes().into_openapi())
}

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Interface::openapi())
        .merge(people::router())
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::pair))
        .routes(routes!(play::look))
        .routes(routes!(log::log))
        .routes(routes!(play::command))
        .routes(routes!(play::effects))
        .routes(routes!(play::hint))
        .routes(routes!(play::links))
        .routes(routes!(stream::events))
        .routes(routes!(events::personal))
        .merge(history::routes())
        .routes(routes!(socket::connect))
        .routes(routes!(health::alive))
        .routes(routes!(health::ready))
        .routes(routes!(health::figures))
}

/// The middleware for every route: the outermost is the last here.
fn with_middleware(router: Router<App>, app: App) -> Router {
    router
        .fallback(home::not_found)
        .method_not_allowed_fallback(extract::method_not_allowed)
        .layer(from_fn(base_path::add_slash))
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), request_body::bound))
        .layer(from_fn_with_state(app.clone(), admission::check))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(from_fn(security_headers::add))
        .layer(from_fn_with_state(app.clone(), request_log::log_request))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt;

    use axum::routing::get;

    use super::*;
    use crate::store::Sqlite;

    #[tokio::test]
    async fn a_fault_of_ours_is_answered_and_says_nothing() {
        async fn faulty() -> &'static str {
            panic!("the secret is 42")
        }
        let folder = tempfile::TempDir::new().unwrap();
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let app = App::new(
            Arc::new(store),
            Arc::new(crate::InProcess::new()),
            Arc::new(crate::SystemClock),
            crate::system_dice(),
            crate::Config::default(),
        );
        let router = with_middleware(Router::new().route("/faulty", get(faulty)), app);
        let answer = router.oneshot(Request::get("/faulty").body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.status(), 500);
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        let body = axum::body::to_bytes(answer.into_body(), 1000).await.unwrap();
        let error: protocol::ErrorBody = serde_json::from_slice(&body).unwrap();
        assert_eq!(error.code, "server-internal");
        assert!(!error.message.contains("42"));
    }
}
