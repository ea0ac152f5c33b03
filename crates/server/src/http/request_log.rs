//! Middleware that logs and counts every request.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;

use super::peer::Peer;
use super::{language, logged_address};
use crate::app::App;

/// Routes that are asked again and again by those who look after the server.
const HEALTH: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Answers a request in its language, counts it and logs it: never the query of its address, which may hold a key, nor any
/// header, which may hold a secret.
pub(super) async fn log_request(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = Peer::of(request.extensions(), request.headers(), &app.config);
    request.extensions_mut().insert(peer);
    let client = logged_address::shortened(peer.address, app.config.log_addresses);
    let language = language::of(request.headers(), request.uri().query());
    let method = method_name(request.method());
    // An unknown address is the client's text, of which there are endless ones.
    let route = request.extensions().get::<MatchedPath>().map_or("unknown", MatchedPath::as_str).to_owned();
    let id = request_id(request.headers());
    let begun = Instant::now();
    let response = language::within(language, next.run(request)).await;
    let (took, status) = (begun.elapsed(), response.status().as_u16());
    let ms = took.as_millis() as u64;
    if HEALTH.contains(&route.as_str()) && response.status().is_success() {
        tracing::debug!(method, route, status, ms, client, request = id, "request");
    } else {
        tracing::info!(method, route, status, ms, client, request = id, "request");
    }
    metrics::histogram!(crate::meters::REQUEST_SECONDS, "route" => route.clone()).record(took);
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.to_string())];
    metrics::counter!(crate::meters::REQUESTS, &labels).increment(1);
    response
}

/// The name of a method. An unknown one is the client's text, and each would be a metric of its own for ever.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The id that a proxy gave to a request, by which it can be found in both logs.
fn request_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get("x-request-id")?.to_str().ok()?;
    let plain =
        id.len() <= 64 && id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter));
    plain.then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_request_ids_are_logged() {
        let id = |text: &str| {
            request_id(&HeaderMap::from_iter([(
                axum::http::HeaderName::from_static("x-request-id"),
                text.parse().unwrap(),
            )]))
        };
        assert_eq!(id("4f1c-ab"), Some("4f1c-ab".to_owned()));
        assert_eq!(id("two words"), None);
        assert_eq!(id(&"a".repeat(65)), None);
    }
}
