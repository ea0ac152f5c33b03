//! The language of a request: what is said to a person is said in theirs.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use l10n::{Language, Translations};

tokio::task_local! {
    static LANGUAGE: Language;
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

/// The language that a request asks for. Sockets of browsers cannot choose their headers, so the address may name it; that
/// comes first.
pub(super) fn of(headers: &HeaderMap, query: Option<&str>) -> Language {
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
}
