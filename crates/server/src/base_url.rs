//! Where people find the service.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The address of the service as people write it, such as `https://games.example.org/mandala`. By default there is none:
/// the service then lies at the root of whatever host is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BaseUrl {
    origin: String,
    path: String,
}

/// The text is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "it takes the address of the service, such as https://games.example.org/mandala: http or https, a host, perhaps a \
     port, and perhaps a path of letters, digits and - . _ ~"
)]
pub struct NoBaseUrl;

impl BaseUrl {
    /// The scheme and the host, such as `https://games.example.org`; nothing if there is no address.
    pub fn origin(&self) -> Option<&str> {
        (!self.origin.is_empty()).then_some(self.origin.as_str())
    }

    /// What every path of the service begins with, such as `/mandala`; empty at the root of a host.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether people come over TLS.
    pub(crate) fn is_tls(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// The path for which cookies are.
    pub(crate) fn cookie_path(&self) -> &str {
        if self.path.is_empty() { "/" } else { &self.path }
    }
}

impl FromStr for BaseUrl {
    type Err = NoBaseUrl;

    fn from_str(text: &str) -> Result<Self, NoBaseUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(NoBaseUrl)?;
        let rest = rest.trim_end_matches('/');
        let (host, path) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
        let is_path = path.split('/').skip(1).all(is_segment);
        if ["http", "https"].contains(&scheme) && is_host(host) && is_path {
            Ok(Self { origin: format!("{scheme}://{}", host.to_ascii_lowercase()), path: path.to_owned() })
        } else {
            Err(NoBaseUrl)
        }
    }
}

impl TryFrom<String> for BaseUrl {
    type Error = NoBaseUrl;

    fn try_from(text: String) -> Result<Self, NoBaseUrl> {
        if text.is_empty() { Ok(Self::default()) } else { text.parse() }
    }
}

impl From<BaseUrl> for String {
    fn from(url: BaseUrl) -> Self {
        url.to_string()
    }
}

impl fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path)
    }
}

/// Whether a text can be a host, with or without a port.
pub(crate) fn is_host(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter))
}

/// What stands between two slashes. It is written into pages and headers as it is, so it has nothing that would need an escape.
fn is_segment(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~".contains(letter);
    !text.is_empty() && !matches!(text, "." | "..") && text.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_an_origin_and_a_path() {
        for (text, origin, path) in [
            ("https://games.example.org/mandala", "https://games.example.org", "/mandala"),
            ("https://Games.Example.org/Mandala/", "https://games.example.org", "/Mandala"),
            ("http://[::1]:8080/a/b-c_d.e~f", "http://[::1]:8080", "/a/b-c_d.e~f"),
            ("https://mandala.example", "https://mandala.example", ""),
            ("https://mandala.example/", "https://mandala.example", ""),
        ] {
            let url: BaseUrl = text.parse().unwrap();
            assert_eq!((url.origin(), url.path()), (Some(origin), path), "{text}");
            assert_eq!(url.to_string().parse(), Ok(url), "{text}");
        }
    }

    #[test]
    fn anything_else_is_none() {
        for wrong in [
            "mandala.example",
            "/mandala",
            "ftp://mandala.example",
            "https://",
            "https:///mandala",
            "https://me:secret@mandala.example",
            "https://mandala.example/a//b",
            "https://mandala.example/../b",
            "https://mandala.example/a?b",
            "https://mandala.example/a#b",
            "https://mandala.example/a;b",
            "https://mandala.example/\"><script>",
            "https://mandala.example/%41",
        ] {
            assert_eq!(wrong.parse::<BaseUrl>(), Err(NoBaseUrl), "{wrong}");
        }
    }

    #[test]
    fn without_one_all_lies_at_the_root() {
        let none = BaseUrl::try_from(String::new()).unwrap();
        assert_eq!((none.origin(), none.path(), none.cookie_path()), (None, "", "/"));
        assert_eq!(String::from(none), "");
    }
}
