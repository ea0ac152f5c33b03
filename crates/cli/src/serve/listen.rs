//! The address to listen at.

use std::io;
use std::net::SocketAddr;

use tokio::net::TcpListener;

use crate::failure::Failure;

/// How many ports are tried after the default one.
const TRIES: u16 = 100;

/// Listens at the address. A taken port is an error if it was chosen; the default moves on to the next free one.
pub(super) async fn listen(address: SocketAddr, chosen: bool) -> Result<TcpListener, Failure> {
    let mut tried = address;
    loop {
        let error = match TcpListener::bind(tried).await {
            Ok(listener) => return Ok(listener),
            Err(error) => error,
        };
        let last = tried.port().saturating_sub(address.port()) >= TRIES;
        if error.kind() == io::ErrorKind::AddrInUse && !chosen && !last {
            tried.set_port(tried.port() + 1);
            continue;
        }
        let advice = match error.kind() {
            io::ErrorKind::AddrInUse => {
                Some("another program listens there already; choose another port with --listen")
            }
            io::ErrorKind::PermissionDenied => Some("this address needs more rights than this program has"),
            _ => None,
        };
        return Err(Failure::Listen { address: tried, advice, source: error });
    }
}

/// The address as a browser takes it.
pub(super) fn address(listening: SocketAddr) -> String {
    let port = listening.port();
    match listening {
        // It listens at every address of this machine, of which this one is always right.
        _ if listening.ip().is_unspecified() => format!("http://localhost:{port}"),
        _ => format!("http://{listening}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_default_moves_on_and_a_taken_choice_does_not() {
        let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = taken.local_addr().unwrap();
        let next = listen(address, false).await.unwrap().local_addr().unwrap();
        assert!(next.port() > address.port());
        let refused = listen(address, true).await.unwrap_err().to_string();
        assert!(refused.contains(&address.to_string()) && refused.contains("--listen"), "{refused}");
    }

    #[test]
    fn the_address_can_be_opened() {
        assert_eq!(address("0.0.0.0:8787".parse().unwrap()), "http://localhost:8787");
        assert_eq!(address("[::1]:80".parse().unwrap()), "http://[::1]:80");
    }
}
