//! Middleware for a service that lies under a path of its host: inside, all is as at the root.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::LOCATION;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};

use crate::base_url::BaseUrl;

/// The same routes under the path of this address.
pub(super) fn below(base: &BaseUrl, router: Router) -> Router {
    if base.path().is_empty() {
        return router;
    }
    // A layer of the router itself would run after a route is found, with the path as it was asked for.
    let outer = Router::new().fallback_service(router);
    outer.layer(from_fn_with_state(base.clone(), without_base))
}

/// Takes the path from a request, and gives it to a redirect. A request without it is answered as well: health checks ask this
/// very machine.
async fn without_base(State(base): State<BaseUrl>, mut request: Request, next: Next) -> Response {
    if request.uri().path() == base.path() {
        request.extensions_mut().insert(WithoutSlash);
    }
    if let Some(inside) = inside(request.uri(), base.path()) {
        *request.uri_mut() = inside;
    }
    let mut response = next.run(request).await;
    let location = response.headers().get(LOCATION).and_then(|location| location.to_str().ok());
    let ours = location.filter(|location| location.starts_with('/') && !location.starts_with("//"));
    let moved = ours.and_then(|path| HeaderValue::try_from(format!("{}{path}", base.path())).ok());
    if let Some(moved) = moved {
        response.headers_mut().insert(LOCATION, moved);
    }
    response
}

/// Says that a request was for the path itself.
#[derive(Clone, Copy)]
struct WithoutSlash;

/// Leads from the path itself to the page under it: in a browser's eyes only what begins with `/mandala/` is the
/// service's.
pub(super) async fn add_slash(request: Request, next: Next) -> Response {
    let page = request.extensions().get::<WithoutSlash>().and(request.uri().path_and_query());
    match page {
        Some(page) => Redirect::permanent(page.as_str()).into_response(),
        None => next.run(request).await,
    }
}

/// The address without the path before it; nothing if it has none.
fn inside(uri: &Uri, path: &str) -> Option<Uri> {
    let asked = uri.path_and_query()?.as_str();
    let rest = asked.strip_prefix(path)?;
    let rest = match rest.chars().next() {
        None | Some('?') => format!("/{rest}"),
        Some('/') => rest.to_owned(),
        Some(_) => return None,
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(rest).ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_is_taken_from_the_beginning_once() {
        let of = |uri: &str| inside(&uri.parse().unwrap(), "/mandala").map(|uri| uri.to_string());
        assert_eq!(of("/mandala/"), Some("/".to_owned()));
        assert_eq!(of("/mandala/api/me?a=b"), Some("/api/me?a=b".to_owned()));
        assert_eq!(of("/mandala/mandala/metrics"), Some("/mandala/metrics".to_owned()));
        assert_eq!(of("http://host/mandala/x"), Some("http://host/x".to_owned()));
        assert_eq!(of("/mandala?a=b"), Some("/?a=b".to_owned()));
        for outside in ["/mandalas/x", "/api/me", "/"] {
            assert_eq!(of(outside), None, "{outside}");
        }
    }
}
