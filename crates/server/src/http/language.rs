//! The language of a request: what is said to a person is said in theirs.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use l10n::{Language, Translations};

tokio::task_local! {
    static LANGUAGE: Language;
}

/// Answers a request in its language, counts it, and writes it down: never what was asked in the address, which may hold a
/// key, nor any header, which may hold a secret.
pub(super) async fn attend(request: Request, next: Next) -> Response {
    let language = of(request.headers(), request.uri().query());
    let method = known(request.method());
    // An address that leads nowhere is not shown: it is the client's text, and there are endless ones.
    let route = request.extensions().get::<MatchedPath>().map_or("unknown", MatchedPath::as_str).to_owned();
    let id = request_id(request.headers());
    let begun = Instant::now();
    let response = within(language, next.run(request)).await;
    let (took, status) = (begun.elapsed(), response.status().as_u16());
    tracing::info!(method, route, status, ms = took.as_millis() as u64, request = id, "request");
    metrics::histogram!(crate::meters::REQUEST_SECONDS, "route" => route.clone()).record(took);
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.to_string())];
    metrics::counter!(crate::meters::REQUESTS, &labels).increment(1);
    response
}

/// The method by its name. Any other word is the client's text, of which there are endless ones: each would be a figure of its
/// own for ever.
fn known(method: &Method) -> &'static str {
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

/// The id a proxy gave to a request, by which it can be found in both logs.
fn request_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get("x-request-id")?.to_str().ok()?;
    let plain =
        id.len() <= 64 && id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter));
    plain.then(|| id.to_owned())
}

/// The words in the language of the request that is being answered; English where there is none.
pub(crate) fn here() -> &'static Translations {
    l10n::translations(current())
}

/// The language of the request that is being answered.
pub(crate) fn current() -> Language {
    LANGUAGE.try_with(|language| *language).unwrap_or_default()
}

/// Does something in a language, such as serving a socket after its request has been answered.
pub(crate) fn within<F: Future>(language: Language, doing: F) -> impl Future<Output = F::Output> {
    LANGUAGE.scope(language, doing)
}

/// Sockets of browsers cannot choose their headers, so the address may name the language; it comes first.
fn of(headers: &HeaderMap, query: Option<&str>) -> Language {
    let asked = query.and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let accepted =
        || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map(Language::accepted);
    asked.and_then(|code| code.parse().ok()).or_else(accepted).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_comes_before_the_browser() {
        let mut headers = HeaderMap::new();
        assert_eq!(of(&headers, None), Language::En);
        headers.insert(ACCEPT_LANGUAGE, "pl,en;q=0.5".parse().unwrap());
        assert_eq!(of(&headers, None), Language::Pl);
        assert_eq!(of(&headers, Some("key=abc&lang=nl")), Language::Nl);
        assert_eq!(of(&headers, Some("lang=xx")), Language::Pl);
    }

    #[test]
    fn only_plain_request_ids_are_written_down() {
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
