//! The files of the web app, which are part of the program.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// A file as it was built.
#[derive(Debug)]
pub(super) struct File {
    /// Where it lies under the root.
    pub(super) name: &'static str,
    /// What tells it from an earlier one of the same name.
    tag: &'static str,
    pub(super) plain: &'static [u8],
    /// The same, smaller, for browsers that can unpack it.
    brotli: Option<&'static [u8]>,
}

// The files of `web/dist`, or of `page` where the web app was not built: `FILES`.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// All of them.
pub(super) fn files() -> &'static [File] {
    FILES
}

impl File {
    /// The file, or that it has not changed since the browser has fetched it.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
        // The build gives these names that change with what is in them.
        let named_for_its_content = self.name.starts_with("assets/");
        let kept = if named_for_its_content { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
        headers.insert(ETAG, HeaderValue::from_static(self.tag));
        if self.brotli.is_some() {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if is_known(asked, self.tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind()));
        let body = match self.brotli.filter(|_| takes_brotli(asked)) {
            Some(small) => {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
                small
            }
            None => self.plain,
        };
        (headers, Body::from(body)).into_response()
    }

    fn kind(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("txt") => "text/plain; charset=utf-8",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}

/// Whether the browser has what bears this tag.
pub(super) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    values(asked, &IF_NONE_MATCH).any(|known| known == tag || known == "*")
}

fn takes_brotli(asked: &HeaderMap) -> bool {
    values(asked, &ACCEPT_ENCODING).any(|encoding| {
        let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

/// The values of a header that is a list.
fn values<'a>(headers: &'a HeaderMap, name: &'a axum::http::HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: File =
        File { name: "assets/main-4f1c.js", tag: "W/\"1\"", plain: b"let one = 1;", brotli: Some(b"small") };
    const PICTURE: File = File { name: "icon.svg", tag: "W/\"2\"", plain: b"<svg/>", brotli: None };

    fn ask(file: &File, headers: &[(axum::http::HeaderName, &str)]) -> Response {
        let asked = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap()));
        file.answer(&asked.collect())
    }

    async fn body(response: Response) -> Vec<u8> {
        axum::body::to_bytes(response.into_body(), 1000).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn who_can_unpack_gets_less() {
        for (accepted, small) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("gzip, br;q=0", false),
            ("gzip", false),
            ("brotli", false),
        ] {
            let answer = ask(&SCRIPT, &[(ACCEPT_ENCODING, accepted)]);
            assert_eq!(answer.headers().contains_key(CONTENT_ENCODING), small, "{accepted}");
            assert_eq!(answer.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
            assert_eq!(answer.headers()[VARY], "accept-encoding");
            assert_eq!(body(answer).await, if small { SCRIPT.brotli.unwrap() } else { SCRIPT.plain });
        }
        assert_eq!(body(ask(&SCRIPT, &[])).await, SCRIPT.plain);
        let picture = ask(&PICTURE, &[(ACCEPT_ENCODING, "br")]);
        assert!(!picture.headers().contains_key(VARY) && !picture.headers().contains_key(CONTENT_ENCODING));
        assert_eq!(body(picture).await, PICTURE.plain);
    }

    #[test]
    fn what_changes_keeps_its_name_and_is_asked_for_again() {
        assert_eq!(ask(&SCRIPT, &[]).headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(ask(&PICTURE, &[]).headers()[CACHE_CONTROL], "no-cache");
        for (known, status) in
            [("W/\"2\"", 304), ("W/\"1\", W/\"2\"", 304), ("*", 304), ("W/\"1\"", 200), ("", 200)]
        {
            let answer = ask(&PICTURE, &[(IF_NONE_MATCH, known)]);
            assert_eq!(answer.status(), status, "{known}");
            assert_eq!(answer.headers()[ETAG], PICTURE.tag);
        }
    }

    #[test]
    fn every_file_is_of_a_known_kind() {
        assert!(files().iter().any(|file| file.name == "index.html"));
        for file in files() {
            assert_ne!(file.kind(), "application/octet-stream", "{}", file.name);
            assert!(file.brotli.is_none_or(|small| small.len() < file.plain.len()), "{}", file.name);
        }
    }
}
