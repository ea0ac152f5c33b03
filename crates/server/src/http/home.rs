//! What a browser finds at the root: files that are part of the program.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::OpenApi;
use utoipa_swagger_ui::SwaggerUi;

use crate::app::App;

#[derive(RustEmbed)]
#[folder = "page/"]
struct Page;

/// The viewer of the interface writes styles into its page; everything it loads comes from here.
const VIEWER_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The pages, and the interface for whoever wants to read it, as a document and as pages.
pub(super) fn pages(interface: OpenApi) -> Router<App> {
    let viewer: Router<App> = SwaggerUi::new("/api/docs").url("/api/openapi.json", interface).into();
    let policy = HeaderValue::from_static(VIEWER_POLICY);
    let viewer = viewer.layer(SetResponseHeaderLayer::if_not_present(CONTENT_SECURITY_POLICY, policy));
    let mut pages = viewer.route("/", get(async || file("index.html")));
    for name in Page::iter().filter(|name| name != "index.html") {
        let path = format!("/{name}");
        pages = pages.route(&path, get(async move || file(&name)));
    }
    pages
}

fn file(name: &str) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    match Page::get(name) {
        Some(found) => {
            ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], found.data.into_owned()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
