//! The one page of the web app, which all addresses get, each with its own texts in the head.

use std::fmt::Write;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, HOST, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use l10n::{Language, escaped};
use sha2::{Digest, Sha256};

use super::files::{files, is_known};
use super::head::{Head, MANDALA};
use crate::app::App;
use crate::base_url::is_host;
use crate::http::language::current;
use crate::http::peer::Peer;
use crate::refusal::Refusal;

/// The picture that goes with a shared link.
const PICTURE: &str = "share.png";

/// A browser at an address.
#[derive(Debug)]
pub(crate) struct Visit {
    headers: HeaderMap,
    /// The key from a link.
    pub(super) key: Option<String>,
    /// The scheme and the host as the browser knows them, such as `https://mandala.example`.
    origin: Option<String>,
    /// What every path of ours begins with.
    base: String,
    /// Whether a page is what they want, wherever they are.
    pub(super) wants_page: bool,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let peer = Peer::noted(parts);
        let base = &app.config.base_url;
        let origin = base.origin().map(str::to_owned).or_else(|| origin(&parts.headers, peer.tls));
        let query = parts.uri.query().unwrap_or_default();
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        let accepted = parts.headers.get_all(ACCEPT).iter().filter_map(|accepted| accepted.to_str().ok());
        let is_page = !parts.uri.path().starts_with("/api/");
        Ok(Self {
            key: query.split('&').find_map(|pair| pair.strip_prefix("key=")).map(str::to_owned),
            origin,
            base: base.path().to_owned(),
            wants_page: is_page && reads && accepted.into_iter().any(|kinds| kinds.contains("text/html")),
            headers: parts.headers.clone(),
        })
    }
}

impl Visit {
    /// The page with this head, in the language of the request.
    pub(super) fn page(&self, status: StatusCode, head: &Head) -> Response {
        let index = files().iter().find(|file| file.name == "index.html").map(|file| file.plain);
        let index = std::str::from_utf8(index.unwrap_or_default()).unwrap_or_default();
        let text = with_head(index, head, current(), self.origin.as_deref(), &self.base);
        let tag = format!("W/\"{}\"", HEXLOWER.encode(&Sha256::digest(&text)[..8]));
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(VARY, HeaderValue::from_static("accept-language"));
        headers.extend(HeaderValue::from_str(&tag).map(|tag| (ETAG, tag)));
        if status == StatusCode::OK && is_known(&self.headers, &tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        (status, headers, text).into_response()
    }
}

/// The origin of the site, as the browser has written it: what looks like anything but a host is none.
fn origin(headers: &HeaderMap, tls: bool) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let scheme = if tls { "https" } else { "http" };
    is_host(host).then(|| format!("{scheme}://{host}"))
}

/// Puts a head into the page, and completes what it names: the app was built for any path.
fn with_head(index: &str, head: &Head, language: Language, origin: Option<&str>, base: &str) -> String {
    let (title, description) = (escaped(&head.title), escaped(&head.description));
    let locale = match language {
        Language::En => "en_GB",
        Language::Pl => "pl_PL",
        Language::Nl => "nl_NL",
    };
    let mut tags = format!("<meta name=\"description\" content=\"{description}\">");
    let mut say = |name: &str, value: &str| {
        write!(tags, "\n<meta property=\"og:{name}\" content=\"{value}\">").expect("a string takes it");
    };
    say("title", &title);
    say("description", &description);
    say("type", "website");
    say("site_name", MANDALA);
    say("locale", locale);
    if let Some(origin) = origin.filter(|_| files().iter().any(|file| file.name == PICTURE)) {
        say("image", &format!("{}{base}/{PICTURE}", escaped(origin)));
        tags.push_str("\n<meta name=\"twitter:card\" content=\"summary_large_image\">");
    }
    let at = if base.is_empty() { String::new() } else { format!(" data-base=\"{base}\"") };
    // In their order in the page, so that a placeholder in a text is never replaced.
    index
        .replace("=\"./", &format!("=\"{base}/"))
        .replacen("lang=\"en\"", &format!("lang=\"{}\"{at}", language.code()), 1)
        .replacen("<title>Mandala</title>", &format!("<title>{title}</title>"), 1)
        .replacen("<!--head-->", &tags, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_text_and_nothing_else() {
        let title = r#"<!--head--><title>Mandala</title>"'&"#.to_owned();
        let head = Head { description: title.clone(), title };
        let page = with_head("lang=\"en\"<title>Mandala</title><!--head-->", &head, Language::Pl, None, "");
        let shown = "&lt;!--head--&gt;&lt;title&gt;Mandala&lt;/title&gt;&quot;&#39;&amp;";
        assert!(page.starts_with(&format!("lang=\"pl\"<title>{shown}</title><meta name=")), "{page}");
        assert_eq!(page.matches(shown).count(), 4, "{page}");
        assert_eq!(page.matches("<title>").count(), 1, "{page}");
    }

    #[test]
    fn what_the_page_names_lies_where_the_service_does() {
        let page = "<html lang=\"en\"><!--head--><script src=\"./theme.js\">";
        let of = |base: &str| {
            let page = with_head(page, &Head::plain(), Language::En, Some("https://host.example"), base);
            (page.split('>').next().unwrap().to_owned(), page.rsplit('<').next().unwrap().to_owned())
        };
        assert_eq!(of(""), ("<html lang=\"en\"".to_owned(), "script src=\"/theme.js\">".to_owned()));
        let below =
            ("<html lang=\"en\" data-base=\"/a/b\"".to_owned(), "script src=\"/a/b/theme.js\">".to_owned());
        assert_eq!(of("/a/b"), below);
    }

    #[test]
    fn only_a_host_is_a_host() {
        let of = |host: &str| origin(&HeaderMap::from_iter([(HOST, host.parse().unwrap())]), true);
        assert_eq!(of("mandala.example"), Some("https://mandala.example".to_owned()));
        assert_eq!(of("[::1]:8787"), Some("https://[::1]:8787".to_owned()));
        assert_eq!(of("evil\"><script>"), None);
        assert_eq!(of(""), None);
        assert_eq!(origin(&HeaderMap::new(), false), None);
    }

    #[test]
    fn the_page_has_a_place_for_everything() {
        let index = files().iter().find(|file| file.name == "index.html").unwrap();
        let index = std::str::from_utf8(index.plain).unwrap();
        for place in ["lang=\"en\"", "<title>Mandala</title>", "<!--head-->"] {
            assert_eq!(index.matches(place).count(), 1, "{place}");
        }
        // It was built for any path.
        assert!(index.contains("=\"./") && !index.contains("=\"/"));
        // The policy forbids both.
        assert!(!index.contains("style=") && !index.contains("<script>"));
    }
}
