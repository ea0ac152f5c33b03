//! The connections of this node that are not sockets, counted by where they come from.
//!
//! They are refused before a byte is read. Were the limits on all connections the only one, a single address could take them all,
//! and not even a health check would get through.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::connections::decrement;
use super::{ClientNetwork, ClientPrefix, Limits};

/// When connections are scarce, an address may have so many: enough for a health check and a browser that begins.
const WHEN_SCARCE: usize = 4;

/// All open connections that are not sockets.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlainConnections(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    addresses: HashMap<ClientPrefix, usize>,
    networks: HashMap<ClientNetwork, usize>,
}

impl PlainConnections {
    /// Counts one more connection, unless its address or its network has too many. `scarce` says that hardly any are left of those
    /// that the server may have in all.
    pub(crate) fn open(&self, limits: &Limits, address: IpAddr, scarce: bool) -> Option<PlainConnection> {
        let (address, network) = (ClientPrefix::from(address), ClientNetwork::from(address));
        let mut open = self.lock();
        let of_address = open.addresses.get(&address).copied().unwrap_or(0);
        let of_network = open.networks.get(&network).copied().unwrap_or(0);
        let most = limits.plain_connections_per_address;
        let most = if scarce { most.min(WHEN_SCARCE) } else { most };
        if of_address >= most || of_network >= limits.plain_connections_per_network {
            return None;
        }
        *open.addresses.entry(address).or_default() += 1;
        *open.networks.entry(network).or_default() += 1;
        Some(PlainConnection { connections: self.clone(), address, network })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts for as long as this lives.
#[derive(Debug)]
pub(crate) struct PlainConnection {
    connections: PlainConnections,
    address: ClientPrefix,
    network: ClientNetwork,
}

impl Drop for PlainConnection {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        decrement(&mut open.addresses, &self.address);
        decrement(&mut open.networks, &self.network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn an_address_and_a_network_have_so_many_and_others_still_get_in() {
        let (per_address, per_network) = (3, 5);
        let limits = Limits {
            plain_connections_per_address: per_address,
            plain_connections_per_network: per_network,
            ..Limits::default()
        };
        let connections = PlainConnections::default();
        let open = |last| connections.open(&limits, address(last), false);
        let mut first: Vec<_> = (0..per_address).map(|_| open(1).unwrap()).collect();
        assert!(open(1).is_none(), "too many of the address");
        let _second: Vec<_> = (0..per_network - per_address).map(|_| open(2).unwrap()).collect();
        assert!(open(3).is_none(), "too many of the network");
        assert!(connections.open(&limits, [198, 51, 100, 1].into(), false).is_some());
        first.pop();
        let last = open(3).unwrap();
        drop((first, last));
        assert_eq!(connections.lock().addresses.len(), 1);
    }

    #[test]
    fn the_last_ones_are_for_addresses_that_have_few() {
        let (limits, connections) = (Limits::default(), PlainConnections::default());
        let greedy: Vec<_> = (0..WHEN_SCARCE).map(|_| connections.open(&limits, address(1), false)).collect();
        assert!(greedy.iter().all(Option::is_some));
        assert!(connections.open(&limits, address(1), true).is_none());
        assert!(connections.open(&limits, address(2), true).is_some());
        assert!(connections.open(&limits, address(1), false).is_some());
    }
}
