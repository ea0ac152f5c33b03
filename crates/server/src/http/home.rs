//! What a browser finds at the root: the web app, which is part of the program.

mod files;
mod head;
mod page;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::{OpenApi, Server};
use utoipa_swagger_ui::{Config, SwaggerUi};

use mandala_table::invited_to;

use super::extract::Path;
use crate::app::App;
use crate::base_url::BaseUrl;
use crate::refusal::Refusal;
use head::Head;
use page::Visit;

/// The description of the interface.
const DOCUMENT: &str = "/api/openapi.json";

/// The viewer of the interface writes styles into its page; everything it loads comes from here.
const VIEWER_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The pages that are about nothing in particular, and the words of their titles. With those of [`pages`] they are the pages
/// of the web app.
const TITLED: [(&str, &str); 11] = [
    ("/lobby", "page-lobby"),
    ("/watch", "page-watch"),
    ("/daily", "page-daily"),
    ("/games", "page-games"),
    ("/learn", "page-learn"),
    ("/me", "page-me"),
    ("/settings", "page-settings"),
    ("/people/{id}", "page-person"),
    ("/leaderboard", "page-leaderboard"),
    ("/record", "page-record"),
    ("/new", "page-new"),
];

/// The pages of the web app, and the description of the interface as a document and as pages.
pub(super) fn pages(mut interface: OpenApi, base: &BaseUrl) -> Router<App> {
    if base.origin().is_some() {
        interface.servers = Some(vec![Server::new(base.to_string())]);
    }
    let viewer = SwaggerUi::new("/api/docs").url(DOCUMENT, interface);
    let viewer: Router<App> = viewer.config(Config::new([format!("{}{DOCUMENT}", base.path())])).into();
    let policy = HeaderValue::from_static(VIEWER_POLICY);
    let mut pages = viewer
        .layer(SetResponseHeaderLayer::if_not_present(CONTENT_SECURITY_POLICY, policy))
        .route("/", get(async |visit: Visit| visit.page(StatusCode::OK, &Head::plain())))
        .route("/table/{id}", get(table))
        .route("/join/{key}", get(join))
        .route("/game/{id}", get(game))
        .route("/game/{id}/{ply}", get(moment))
        .route("/learn/{lesson}", get(lesson))
        .route("/rules/{game}", get(rules));
    for (address, title) in TITLED {
        let page = async move |visit: Visit| visit.page(StatusCode::OK, &Head::titled(title));
        pages = pages.route(address, get(page));
    }
    for file in files::files().iter().filter(|file| file.name != "index.html") {
        let answer = async |asked: HeaderMap| file.answer(&asked);
        pages = pages.route(&format!("/{}", file.name), get(answer));
    }
    pages
}

/// The answer where there is no route: a page for browsers, JSON for programs.
pub(super) async fn not_found(visit: Visit) -> Response {
    if visit.wants_page {
        visit.page(StatusCode::NOT_FOUND, &Head::plain())
    } else {
        Refusal::NotFound.into_response()
    }
}

async fn table(State(app): State<App>, Path(id): Path<String>, visit: Visit) -> Response {
    visit.page(StatusCode::OK, &Head::table(&app, &id, visit.key.as_deref()).await)
}

/// The short link of an invitation. It leads to an address whether there is such a table or not, so that it tells
/// neither.
async fn join(Path(key): Path<String>, visit: Visit) -> Response {
    let Ok(key) = key.parse() else { return not_found(visit).await };
    let table = format!("/table/{}?key={key}", invited_to(key));
    ([(CACHE_CONTROL, "no-store")], Redirect::to(&table)).into_response()
}

async fn game(State(app): State<App>, Path(id): Path<String>, visit: Visit) -> Response {
    visit.page(StatusCode::OK, &Head::game(&app, &id, visit.key.as_deref()).await)
}

async fn moment(State(app): State<App>, Path((id, _)): Path<(String, String)>, visit: Visit) -> Response {
    visit.page(StatusCode::OK, &Head::game(&app, &id, visit.key.as_deref()).await)
}

async fn lesson(Path(name): Path<String>, visit: Visit) -> Response {
    visit.page(StatusCode::OK, &Head::lesson(&name))
}

async fn rules(State(app): State<App>, Path(game): Path<String>, visit: Visit) -> Response {
    visit.page(StatusCode::OK, &Head::rules(&app.games, &game))
}
