//! The network prefixes by which limits tell clients apart.

use std::fmt;
use std::net::IpAddr;

use mandala_jobs::Group;

/// A whole IPv4 address, or the first 64 bits of an IPv6 address: one client usually has all 2⁶⁴ addresses behind those.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientPrefix(IpAddr);

impl fmt::Display for ClientPrefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Those behind one prefix share what computers can think.
impl From<ClientPrefix> for Group {
    fn from(ClientPrefix(address): ClientPrefix) -> Self {
        Self::Prefix(address)
    }
}

impl From<IpAddr> for ClientPrefix {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
        }
    }
}

/// The network of a client: the first 24 bits of an IPv4 address, or the first 48 of an IPv6 address, as many as a site usually has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientNetwork(IpAddr);

impl From<IpAddr> for ClientNetwork {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => {
                let [a, b, c, _] = address.octets();
                Self(std::net::Ipv4Addr::new(a, b, c, 0).into())
            }
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                Self(std::net::Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_count_as_one() {
        let of = |text: &str| ClientPrefix::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn a_network_has_many_addresses() {
        let of = |text: &str| ClientNetwork::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.200"));
        assert_ne!(of("192.0.2.1"), of("192.0.3.1"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:ffff::1"));
        assert_ne!(of("2001:db8:1::1"), of("2001:db8:2::1"));
    }
}
