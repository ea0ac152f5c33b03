//! What a browser finds at the root: the web app, which is part of the program.

mod files;

use axum::Router;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderMap, HeaderValue};
use axum::routing::get;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::openapi::OpenApi;
use utoipa_swagger_ui::SwaggerUi;

use crate::app::App;

/// The viewer of the interface writes styles into its page; everything it loads comes from here.
const VIEWER_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The pages, and the interface for whoever wants to read it, as a document and as pages.
pub(super) fn pages(interface: OpenApi) -> Router<App> {
    let viewer: Router<App> = SwaggerUi::new("/api/docs").url("/api/openapi.json", interface).into();
    let policy = HeaderValue::from_static(VIEWER_POLICY);
    let mut pages = viewer.layer(SetResponseHeaderLayer::if_not_present(CONTENT_SECURITY_POLICY, policy));
    for file in files::files() {
        let path = match file.name {
            "index.html" => "/".to_owned(),
            name => format!("/{name}"),
        };
        pages = pages.route(&path, get(async |asked: HeaderMap| file.answer(&asked)));
    }
    pages
}
