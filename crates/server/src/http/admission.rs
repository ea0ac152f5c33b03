//! Middleware that refuses requests which come too often, or which another site has made a browser send.

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::peer::Peer;
use crate::app::App;
use crate::config::Config;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// Refuses a request if it comes too often or from another site.
pub(super) async fn check(State(app): State<App>, peer: Peer, request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    // Version 2 of HTTP says it in the address.
    let host = host.or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str));
    let may_enter = app.rate_limits.request_from(peer.address).and_then(|()| {
        if changes_something(request.method(), request.headers()) {
            check_site(request.headers(), host, &own_origins(&app.config))
        } else {
            Ok(())
        }
    });
    if let Err(refusal) = may_enter {
        return refusal.into_response();
    }
    next.run(request).await
}

/// Whether a request could do harm if another site had sent it. A socket can: a browser lets any page open one.
fn changes_something(method: &Method, headers: &HeaderMap) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || headers.contains_key(UPGRADE)
}

/// The origins from which pages may always use the service.
fn own_origins(config: &Config) -> Vec<&str> {
    config.base_url.origin().into_iter().chain(config.origins.iter().map(String::as_str)).collect()
}

/// Browsers say which site a request comes from. Programs do not, and need not: they have no cookie of another
/// person's.
fn check_site(headers: &HeaderMap, host: Option<&str>, origins: &[&str]) -> Result<(), Refusal> {
    let origin = headers.get(ORIGIN);
    let listed = |origin: &HeaderValue| origins.iter().any(|own| own.as_bytes() == origin.as_bytes());
    if origin.is_some_and(listed) {
        return Ok(());
    }
    if let Some(origin) = origin {
        // Whether it is encrypted is the proxy's business; who is asked must be who the page is from.
        let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
        if from.is_none() || !from.zip(host).is_some_and(|(from, host)| from.eq_ignore_ascii_case(host)) {
            return Err(Denied::CrossSite.into());
        }
    }
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        Some(_) => Err(Denied::CrossSite.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(headers: &[(&'static str, &str)]) -> bool {
        let map = headers
            .iter()
            .map(|(name, value)| (axum::http::HeaderName::from_static(name), value.parse().unwrap()))
            .collect();
        check_site(&map, Some("mandala.example:8787"), &["https://play.example"]).is_ok()
    }

    #[test]
    fn only_the_own_site_and_programs_may() {
        assert!(check(&[]));
        for own in ["http://mandala.example:8787", "https://MANDALA.example:8787", "https://play.example"] {
            assert!(check(&[("origin", own)]), "{own}");
        }
        for other in [
            "null",
            "",
            "http://mandala.example",
            "http://mandala.example:8787.evil.example",
            "https://evil.example",
            "http://play.example",
            "mandala.example:8787",
        ] {
            assert!(!check(&[("origin", other)]), "{other}");
        }
        assert!(check(&[("sec-fetch-site", "same-origin")]));
        assert!(check(&[("sec-fetch-site", "none")]));
        assert!(!check(&[("sec-fetch-site", "same-site")]));
        assert!(!check(&[("sec-fetch-site", "cross-site")]));
        assert!(!check(&[("sec-fetch-site", "cross-site"), ("origin", "http://mandala.example:8787")]));
        assert!(check(&[("sec-fetch-site", "same-site"), ("origin", "https://play.example")]));
    }

    #[test]
    fn reading_does_no_harm_but_a_socket_may() {
        let none = HeaderMap::new();
        assert!(!changes_something(&Method::GET, &none));
        assert!(changes_something(&Method::POST, &none));
        assert!(changes_something(&Method::DELETE, &none));
        let socket = HeaderMap::from_iter([(UPGRADE, HeaderValue::from_static("websocket"))]);
        assert!(changes_something(&Method::GET, &socket));
    }
}
