//! Where a request comes from.
//!
//! Behind reverse proxies the connection's own address is the last proxy's. Only proxies named in the settings are believed:
//! from the end of the chain their addresses are passed over, and the first that is none of them is the client's. Whatever
//! stands before it was written by the client and means nothing.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use ipnet::IpNet;

use crate::config::{Config, ForwardedBy};
use crate::refusal::Refusal;

/// The client's end of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Whether the client's connection is encrypted.
    pub(crate) tls: bool,
}

impl Peer {
    pub(super) fn of(extensions: &Extensions, headers: &HeaderMap, config: &Config) -> Self {
        // A server that does not tell lets all share one address, and so its limits: too strict rather than too lax.
        let connected = extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip().to_canonical());
        if !is_trusted(connected, &config.proxies) {
            return Self { address: connected, tls: false };
        }
        let hops = match config.forwarded {
            ForwardedBy::XForwarded => x_forwarded(headers),
            ForwardedBy::Forwarded => forwarded(headers),
        };
        let mut nearest = Self { address: connected, tls: false };
        for hop in hops.into_iter().rev() {
            // What cannot be read ends the part of the chain that can be believed.
            let Some(address) = hop.address else { break };
            nearest = Self { address, tls: hop.tls };
            if !is_trusted(address, &config.proxies) {
                break;
            }
        }
        nearest
    }
}

impl Peer {
    /// Where a request comes from, as the middleware `admission` has noted it.
    pub(super) fn noted(parts: &Parts) -> Self {
        let unknown = Self { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), tls: false };
        parts.extensions.get().copied().unwrap_or(unknown)
    }
}

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Refusal> {
        Ok(Self::noted(parts))
    }
}

/// Whether an address is that of a proxy whose word is taken.
pub(super) fn is_trusted(address: IpAddr, proxies: &[IpNet]) -> bool {
    proxies.iter().any(|network| network.contains(&address))
}

/// One step on the way of a request.
#[derive(Clone, Copy, Debug)]
struct Hop {
    address: Option<IpAddr>,
    tls: bool,
}

fn x_forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let tls = values(headers, "x-forwarded-proto").last().is_some_and(is_tls);
    values(headers, "x-forwarded-for").map(|text| Hop { address: address(text), tls }).collect()
}

fn forwarded(headers: &HeaderMap) -> Vec<Hop> {
    values(headers, "forwarded")
        .map(|element| {
            let mut hop = Hop { address: None, tls: false };
            for pair in element.split(';') {
                let Some((name, value)) = pair.trim().split_once('=') else { continue };
                let value = value.trim_matches('"');
                if name.eq_ignore_ascii_case("for") {
                    hop.address = address(value);
                } else if name.eq_ignore_ascii_case("proto") {
                    hop.tls = is_tls(value);
                }
            }
            hop
        })
        .collect()
}

/// The values of a header that is a list, over all the lines it may stand on.
fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter();
    // A line that is no text is one value that cannot be read.
    lines.flat_map(|line| line.to_str().unwrap_or("?").split(',')).map(str::trim)
}

fn is_tls(proto: &str) -> bool {
    proto.eq_ignore_ascii_case("https") || proto.eq_ignore_ascii_case("wss")
}

/// Reads an address, with or without a port, with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.trim();
    let address = bare
        .parse::<IpAddr>()
        .or_else(|_| bare.parse::<SocketAddr>().map(|address| address.ip()))
        .or_else(|_| bare.trim_start_matches('[').trim_end_matches(']').parse());
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(from: &str, headers: &[(&'static str, &str)], forwarded: ForwardedBy) -> (String, bool) {
        let config = Config {
            proxies: vec!["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()],
            forwarded,
            ..Config::default()
        };
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(from.parse().unwrap(), 1234)));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        let peer = Peer::of(&extensions, &map, &config);
        (peer.address.to_string(), peer.tls)
    }

    #[test]
    fn a_stranger_is_not_believed() {
        let headers = [("x-forwarded-for", "192.0.2.7"), ("x-forwarded-proto", "https")];
        assert_eq!(peer("203.0.113.5", &headers, ForwardedBy::XForwarded), ("203.0.113.5".into(), false));
    }

    #[test]
    fn a_proxy_is_believed_about_the_last_stranger_only() {
        let of = |chain: &str| {
            peer(
                "10.0.0.1",
                &[("x-forwarded-for", chain), ("x-forwarded-proto", "https")],
                ForwardedBy::XForwarded,
            )
        };
        assert_eq!(of("192.0.2.7"), ("192.0.2.7".into(), true));
        assert_eq!(of("6.6.6.6, 192.0.2.7"), ("192.0.2.7".into(), true), "what a client wrote means nothing");
        assert_eq!(of("192.0.2.7, 10.1.1.1"), ("192.0.2.7".into(), true), "proxies are passed over");
        assert_eq!(of("192.0.2.7, nonsense, 10.1.1.1"), ("10.1.1.1".into(), true));
        assert_eq!(of("192.0.2.7:4711"), ("192.0.2.7".into(), true));
        assert_eq!(of("[2001:db8::7]:4711"), ("2001:db8::7".into(), true));
        assert_eq!(of(""), ("10.0.0.1".into(), false));
        let lines = [("x-forwarded-for", "192.0.2.7"), ("x-forwarded-for", "192.0.2.8")];
        assert_eq!(peer("10.0.0.1", &lines, ForwardedBy::XForwarded), ("192.0.2.8".into(), false));
    }

    #[test]
    fn only_the_header_that_the_proxy_sets_is_read() {
        let both = [
            ("x-forwarded-for", "192.0.2.1"),
            ("forwarded", "for=192.0.2.2;proto=https, For=\"[2001:db8::2]:80\";Proto=https"),
        ];
        assert_eq!(peer("::1", &both, ForwardedBy::XForwarded), ("192.0.2.1".into(), false));
        assert_eq!(peer("::1", &both, ForwardedBy::Forwarded), ("2001:db8::2".into(), true));
        let hidden = [("forwarded", "for=_hidden")];
        assert_eq!(peer("::1", &hidden, ForwardedBy::Forwarded), ("::1".into(), false));
    }
}
