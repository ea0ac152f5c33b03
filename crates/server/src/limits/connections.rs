//! The long-lived connections of this node: counted for the limits, and ended together with their login.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mandala_table::Id;
use tokio::sync::watch;

use super::{ClientPrefix, Limits};
use crate::refusal::Refusal;

/// All open connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connections(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    /// How many each person has, and from where the last one came.
    people: HashMap<Id, (usize, ClientPrefix)>,
    addresses: HashMap<ClientPrefix, usize>,
    /// For each login or token that has connections, what ends them.
    logins: HashMap<Id, (usize, watch::Sender<bool>)>,
}

/// The person and login that opened a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ConnectionOwner {
    pub(crate) person: Id,
    pub(crate) login: Id,
}

impl Connections {
    /// Counts one more connection, unless there are too many of the same person or address.
    pub(crate) fn open(
        &self,
        limits: &Limits,
        address: IpAddr,
        owner: Option<ConnectionOwner>,
    ) -> Result<OpenConnection, Refusal> {
        let address = ClientPrefix::from(address);
        let mut open = self.lock();
        let count = |count: Option<&usize>| count.copied().unwrap_or(0);
        let of_person = owner.and_then(|owner| open.people.get(&owner.person)).map_or(0, |(count, _)| *count);
        if of_person >= limits.connections_per_person
            || count(open.addresses.get(&address)) >= limits.connections_per_address
        {
            return Err(Refusal::TooMany);
        }
        *open.addresses.entry(address).or_default() += 1;
        let ended = owner.map(|owner| {
            let (count, latest) = open.people.entry(owner.person).or_insert((0, address));
            (*count, *latest) = (*count + 1, address);
            let (count, end) =
                open.logins.entry(owner.login).or_insert_with(|| (0, watch::Sender::new(false)));
            *count += 1;
            end.subscribe()
        });
        Ok(OpenConnection { connections: self.clone(), address, owner, ended })
    }

    /// How many people have a connection.
    pub(crate) fn people(&self) -> usize {
        self.lock().people.len()
    }

    /// Where a person is who has a connection.
    pub(crate) fn prefix_of(&self, person: Id) -> Option<ClientPrefix> {
        self.lock().people.get(&person).map(|(_, prefix)| *prefix)
    }

    /// The logins and tokens that have connections.
    pub(crate) fn logins(&self) -> Vec<Id> {
        self.lock().logins.keys().copied().collect()
    }

    /// Ends every connection of a login or token.
    pub(crate) fn end(&self, login: Id) {
        if let Some((_, end)) = self.lock().logins.get(&login) {
            end.send_replace(true);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts for as long as this lives.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    connections: Connections,
    address: ClientPrefix,
    owner: Option<ConnectionOwner>,
    ended: Option<watch::Receiver<bool>>,
}

impl OpenConnection {
    /// Ready when the login that opened the connection has ended.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + Send + use<> {
        let ended = self.ended.clone();
        async move {
            match ended {
                // This cannot fail: the sender lives as long as the connection.
                Some(mut ended) => drop(ended.wait_for(|ended| *ended).await),
                None => std::future::pending().await,
            }
        }
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        decrement(&mut open.addresses, &self.address);
        if let Some(owner) = self.owner {
            if let Some((count, _)) = open.people.get_mut(&owner.person) {
                *count -= 1;
                if *count == 0 {
                    open.people.remove(&owner.person);
                }
            }
            if let Some((count, _)) = open.logins.get_mut(&owner.login) {
                *count -= 1;
                if *count == 0 {
                    open.logins.remove(&owner.login);
                }
            }
        }
    }
}

pub(super) fn decrement<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn owner(number: u8) -> ConnectionOwner {
        ConnectionOwner { person: Id::from_bytes([number; 16]), login: Id::from_bytes([number; 16]) }
    }

    #[test]
    fn connections_are_counted_while_they_last() {
        let limits = Limits { connections_per_person: 2, connections_per_address: 3, ..Limits::default() };
        let connections = Connections::default();
        let open = |number| connections.open(&limits, HERE, Some(owner(number)));
        let first = open(1).unwrap();
        let _second = open(1).unwrap();
        assert_eq!(open(1).unwrap_err(), Refusal::TooMany, "too many of a person");
        let third = open(2).unwrap();
        assert_eq!(open(2).unwrap_err(), Refusal::TooMany, "too many of an address");
        assert_eq!(connections.open(&limits, HERE, None).unwrap_err(), Refusal::TooMany);
        drop(first);
        let again = open(1).unwrap();
        drop((again, third));
        assert_eq!(connections.people(), 1);
        assert_eq!(connections.lock().logins.len(), 1);
    }

    #[test]
    fn the_end_of_a_login_ends_its_connections_only() {
        let connections = Connections::default();
        let (one, other) = (
            connections.open(&Limits::default(), HERE, Some(owner(1))).unwrap(),
            connections.open(&Limits::default(), HERE, Some(owner(2))).unwrap(),
        );
        connections.end(Id::from_bytes([1; 16]));
        assert_eq!(one.ended().now_or_never(), Some(()));
        assert_eq!(other.ended().now_or_never(), None);
    }
}
