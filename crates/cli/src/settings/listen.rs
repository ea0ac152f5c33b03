//! The address to listen at, as hosts write it.

use std::net::SocketAddr;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// The text is no address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "it takes an address with a port, such as 127.0.0.1:8787, [::1]:8787, localhost:8787, \
     or :8787 for every address of this machine"
)]
pub(crate) struct NoAddress;

/// Reads it from settings.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SocketAddr, D::Error> {
    read_address(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Reads an address with a port; `localhost` is this machine, and no address at all every address of it.
pub(crate) fn read_address(text: &str) -> Result<SocketAddr, NoAddress> {
    let numeric = match text.split_once(':') {
        Some(("localhost", port)) => format!("127.0.0.1:{port}"),
        Some(("", port)) => format!("0.0.0.0:{port}"),
        _ => text.to_owned(),
    };
    numeric.parse().map_err(|_| NoAddress)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_hosts_write_them() {
        for (text, address) in [
            ("127.0.0.1:8787", "127.0.0.1:8787"),
            ("[::1]:8787", "[::1]:8787"),
            ("localhost:8787", "127.0.0.1:8787"),
            (":8787", "0.0.0.0:8787"),
        ] {
            assert_eq!(read_address(text), Ok(address.parse().unwrap()), "{text}");
        }
        for wrong in ["", ":", "8787", "localhost", "localhost:", ":80000", "mandala.example:80", "::1:80:x"]
        {
            assert_eq!(read_address(wrong), Err(NoAddress), "{wrong}");
        }
    }
}
