//! The address of a client, as the log shows it.

use std::net::IpAddr;

use ipnet::IpNet;

use crate::config::LogAddresses;

/// As much of an IPv4 address as the log shows: the network of a provider or of a company.
const BITS_V4: u8 = 24;
/// The same of an IPv6 address: what one customer gets.
const BITS_V6: u8 = 48;

/// An address as the settings want it, if at all.
pub(super) fn shortened(address: IpAddr, how: LogAddresses) -> Option<String> {
    match how {
        LogAddresses::None => None,
        LogAddresses::Full => Some(address.to_string()),
        LogAddresses::Prefix => {
            let bits = if address.is_ipv4() { BITS_V4 } else { BITS_V6 };
            IpNet::new(address, bits).ok().map(|network| network.trunc().to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shortened_unless_the_host_wants_more_or_less() {
        let shown = |text: &str, how| shortened(text.parse().unwrap(), how);
        assert_eq!(shown("192.0.2.77", LogAddresses::Prefix).as_deref(), Some("192.0.2.0/24"));
        assert_eq!(shown("2001:db8:1:2::3", LogAddresses::Prefix).as_deref(), Some("2001:db8:1::/48"));
        assert_eq!(shown("192.0.2.77", LogAddresses::Full).as_deref(), Some("192.0.2.77"));
        assert_eq!(shown("192.0.2.77", LogAddresses::None), None);
    }
}
